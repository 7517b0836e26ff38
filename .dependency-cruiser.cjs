/**
 * Imports go one way (ARCHITECTURE.md). A breach fails `npm run lint`.
 * Type-only imports count too (tsPreCompilationDeps).
 */
const only = (layer, allowed, ...packages) => ({
  name: `${layer}-imports`,
  severity: 'error',
  comment: `src/${layer} may import only: ${[layer, ...allowed].join(', ')}`,
  from: { path: `^src/${layer}/` },
  to: {
    path: '.',
    pathNot: [
      ...[layer, ...allowed].map((name) => (name.includes('.') ? `^src/${name}` : `^src/${name}/`)),
      ...packages,
    ],
  },
});

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    // One algorithm of its own, a pure function of numbers.
    only('core', [], '^node_modules/edmonds-blossom-fixed/'),
    only('i18n', ['core', 'sheet', 'ports', 'ui/live-contract.ts']),
    only('ports', ['core']),
    only('sheet', ['core']),
    only('functions', ['core', 'sheet', 'i18n']),
    only('actions', ['core', 'sheet', 'ports', 'i18n', 'ui/live-contract.ts']),
    only('gas', [
      'core',
      'sheet',
      'ports',
      'i18n',
      'functions',
      'actions',
      'ui/contract.ts',
      'ui/live-contract.ts',
    ]),
    {
      ...only('ui', ['i18n']),
      comment: 'Pages know the contracts and the texts; and what they are built with.',
      to: { path: '.', pathNot: ['^src/ui/', '^src/i18n/', '^node_modules/(preact|uqr)/'] },
    },
    {
      name: 'main-imports',
      severity: 'error',
      from: { path: '^src/main\\.ts$' },
      to: { path: '.', pathNot: ['^src/gas/', '^src/functions/'] },
    },
    {
      name: 'host-is-a-tool-around-the-product',
      severity: 'error',
      comment: 'The local host loads dist/ and knows only the contract, and which languages there are.',
      from: { path: '^host/' },
      to: { path: '^src/', pathNot: '^src/(ui/contract|i18n/languages)\\.ts$' },
    },
    {
      name: 'product-never-imports-tools',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(host|scripts|test|bench)/' },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: '\\.d\\.ts$' },
      to: {},
    },
    { name: 'not-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|out|node_modules)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.node.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};

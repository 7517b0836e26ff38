import tseslint from 'typescript-eslint';
import jest from 'eslint-plugin-jest';

export default tseslint.config(
  { ignores: ['dist/**', 'out/**', 'coverage/**', '**/*.cjs', '**/*.mjs', 'test/fixtures/**/*.js'] },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './tsconfig.ui.json', './tsconfig.node.json', './tsconfig.page.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      'max-lines': ['warn', { max: 300, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
      curly: ['error', 'multi-line'],
    },
  },
  {
    // Texts are functions of what they name; their type is the languages' common shape.
    files: ['src/i18n/*/*.ts'],
    rules: { '@typescript-eslint/explicit-module-boundary-types': 'off' },
  },
  {
    files: ['test/**/*.ts'],
    ...jest.configs['flat/recommended'],
    rules: {
      ...jest.configs['flat/recommended'].rules,
      'max-lines': 'off',
      'jest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'fc.assert'] }],
      // A long search multiplies the cases of every property (`test/arbitraries/runs.ts`).
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression[callee.object.name='fc'][callee.property.name='assert'][arguments.length=1]",
          message: 'Say how many cases with runs().',
        },
        {
          selector:
            "CallExpression[callee.object.name='fc'] > ObjectExpression > Property[key.name='numRuns']",
          message: 'Say how many cases with runs().',
        },
      ],
    },
  },
);

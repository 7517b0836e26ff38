import { strFromU8, unzipSync } from 'fflate';
import { opened, tags } from './package-counter';

/** What Excel would repair, or refuse to open: found without the host's own reading. */
export function faultsOf(bytes: Uint8Array): string[] {
  const files = unzipSync(bytes);
  const paths = new Set(Object.keys(files));
  const text = (path: string): string => (files[path] ? strFromU8(files[path]) : '');
  return [
    ...contentTypes(text, paths),
    ...relationships(text, paths),
    ...styles(text),
    ...workbook(text, paths),
  ];
}

type Text = (path: string) => string;

function contentTypes(text: Text, paths: ReadonlySet<string>): string[] {
  const types = text('[Content_Types].xml');
  const overrides = opened(types, 'Override').map(({ attributes }) => attributes['PartName']!.slice(1));
  const extensions = new Set(
    opened(types, 'Default').map(({ attributes }) => attributes['Extension']!.toLowerCase()),
  );
  const twice = overrides.filter((path, at) => overrides.indexOf(path) !== at);
  const dead = overrides.filter((path) => !paths.has(path));
  const untyped = [...paths].filter(
    (path) =>
      !path.startsWith('[') &&
      !overrides.includes(path) &&
      !extensions.has(path.split('.').pop()!.toLowerCase()),
  );
  return [
    ...twice.map((path) => `${path} has two content types`),
    ...dead.map((path) => `${path} has a content type but is not there`),
    ...untyped.map((path) => `${path} has no content type`),
  ];
}

function relationships(text: Text, paths: ReadonlySet<string>): string[] {
  return [...paths]
    .filter((path) => path.endsWith('.rels'))
    .flatMap((path) => {
      const owner = path.replace('_rels/', '').replace(/\.rels$/, '');
      const items = opened(text(path), 'Relationship').map(({ attributes }) => attributes);
      const ids = items.map((item) => item['Id']!);
      const dead = items
        .filter((item) => item['TargetMode'] !== 'External')
        .filter((item) => !paths.has(resolve(owner, item['Target']!)))
        .map((item) => `${path}: ${item['Target']} is not there`);
      const twice = ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${path}: ${id} twice`);
      const used = [...text(owner).matchAll(/\br:(?:id|embed)="([^"]*)"/g)].map((match) => match[1]!);
      const lost = used.filter((id) => !ids.includes(id)).map((id) => `${owner}: ${id} leads nowhere`);
      const ownerless = owner !== '' && !paths.has(owner) ? [`${path} is of no part`] : [];
      return [...dead, ...twice, ...lost, ...ownerless];
    });
}

function resolve(owner: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const steps = owner.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') steps.pop();
    else steps.push(step);
  }
  return steps.join('/');
}

function styles(text: Text): string[] {
  const xml = text('xl/styles.xml');
  const ORDER =
    'numFmts fonts fills borders cellStyleXfs cellXfs cellStyles dxfs tableStyles colors extLst'.split(' ');
  const present: string[] = [];
  const faults: string[] = [];
  let depth = 0;
  let holder: { name: string; count: number; said: string | undefined } | undefined;
  for (const tag of tags(xml)) {
    if (tag.isClosing) {
      depth -= 1;
      if (depth === 1 && holder?.said !== undefined && Number(holder.said) !== holder.count) {
        faults.push(`styles: ${holder.name} says ${holder.said} and has ${holder.count}`);
      }
      continue;
    }
    if (depth === 1) {
      present.push(tag.name);
      holder = { name: tag.name, count: 0, said: tag.attributes['count'] };
    }
    if (depth === 2 && holder) holder.count += 1;
    if (!tag.isEmpty) depth += 1;
  }
  const places = present.map((name) => ORDER.indexOf(name));
  if (places.some((place, at) => place <= (places[at - 1] ?? -1))) {
    faults.push(`styles: order ${present.join(' ')}`);
  }
  return faults;
}

function workbook(text: Text, paths: ReadonlySet<string>): string[] {
  const xml = text('xl/workbook.xml');
  const links = new Map(
    opened(text('xl/_rels/workbook.xml.rels'), 'Relationship').map(({ attributes }) => [
      attributes['Id']!,
      resolve('xl/workbook.xml', attributes['Target']!),
    ]),
  );
  const sheets = opened(xml, 'sheet').map(({ attributes }) => attributes);
  const faults: string[] = [];
  for (const key of ['name', 'sheetId', 'r:id']) {
    const values = sheets.map((sheet) => sheet[key]!.toLowerCase());
    if (new Set(values).size < values.length) faults.push(`two sheets with one ${key}`);
  }
  for (const { attributes } of opened(xml, 'definedName')) {
    if (Number(attributes['localSheetId'] ?? 0) >= sheets.length) {
      faults.push(`a name of a sheet that is not there`);
    }
  }
  const looks =
    /<(?:\w+:)?cellXfs[^>]*>([\s\S]*?)<\/(?:\w+:)?cellXfs>/.exec(text('xl/styles.xml'))?.[1] ?? '';
  const limits = {
    styles: opened(looks, 'xf').length,
    texts: opened(text('xl/sharedStrings.xml'), 'si').length,
  };
  const formulas = new Map<string, ReadonlySet<string>>();
  for (const sheet of sheets) {
    const path = links.get(sheet['r:id']!) ?? '';
    if (!path.includes('/worksheets/')) continue;
    const found = cells(path, text(path), limits);
    faults.push(...found.faults, ...tables(path, text, paths));
    formulas.set(sheet['sheetId']!, found.formulas);
  }
  let sheetId = '';
  for (const { attributes } of opened(text('xl/calcChain.xml'), 'c')) {
    sheetId = attributes['i'] ?? sheetId;
    if (!formulas.get(sheetId)?.has(attributes['r']!)) {
      faults.push(`calcChain: ${sheetId} ${attributes['r']} is no formula`);
    }
  }
  return faults;
}

function cells(
  path: string,
  xml: string,
  limits: { styles: number; texts: number },
): { faults: string[]; formulas: ReadonlySet<string> } {
  const faults: string[] = [];
  const formulas = new Set<string>();
  const masters = new Set<string>();
  let [row, column, at] = [0, 0, ''];
  let type: string | undefined;
  for (const tag of tags(xml)) {
    if (tag.isClosing) continue;
    if (tag.name === 'row') {
      const next = Number(tag.attributes['r']);
      if (next <= row) faults.push(`${path}: row ${next} after ${row}`);
      [row, column] = [next, 0];
    } else if (tag.name === 'c') {
      at = tag.attributes['r']!;
      type = tag.attributes['t'];
      const [, letters, digits] = /^([A-Z]+)(\d+)$/.exec(at)!;
      const next = [...letters!].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
      if (Number(digits) !== row || next <= column) faults.push(`${path}: ${at} is out of order`);
      column = next;
      if (Number(tag.attributes['s'] ?? 0) >= limits.styles) faults.push(`${path}: ${at} has no style`);
    } else if (tag.name === 'f' && row > 0 && !xml.slice(tag.start).startsWith('<xm:f')) {
      formulas.add(at);
      const group = tag.attributes['si'];
      if (group === undefined) continue;
      if (tag.attributes['ref'] !== undefined) masters.add(group);
      else if (!masters.has(group)) faults.push(`${path}: ${at} shares a formula that is not there`);
    } else if (tag.name === 'v' && type === 's') {
      const index = Number(xml.slice(tag.end, xml.indexOf('<', tag.end)));
      if (!(index < limits.texts)) faults.push(`${path}: ${at} has no text`);
    }
  }
  return { faults, formulas };
}

/** A table's headers have to be the texts of its cells. */
function tables(path: string, text: Text, paths: ReadonlySet<string>): string[] {
  const links = text(path.replace('worksheets/', 'worksheets/_rels/') + '.rels');
  return opened(links, 'Relationship')
    .map(({ attributes }) => resolve(path, attributes['Target']!))
    .filter((target) => target.includes('/tables/') && paths.has(target))
    .flatMap((target) => {
      const columns = opened(text(target), 'tableColumn').map(({ attributes }) => attributes['name']!);
      return new Set(columns).size === columns.length ? [] : [`${target}: two columns with one name`];
    });
}

import { keyName, positionOf } from '../grid/a1';
import type { OpcPackage } from './opc-package';
import { readNotes } from './notes-part';
import {
  append,
  attribute,
  child,
  childrenOf,
  escapeText,
  parseXml,
  splice,
  textOf,
  type Splice,
  type XmlElement,
} from './xml';

const emptyNotes = (main: string): string =>
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  `<comments xmlns="${main}"><authors><author></author></authors><commentList></commentList></comments>`;

const EMPTY_DRAWING =
  '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"' +
  ' xmlns:x="urn:schemas-microsoft-com:office:excel"><o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="1"/>' +
  '</o:shapelayout><v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202"' +
  ' path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t"' +
  ' o:connecttype="rect"/></v:shapetype></xml>';

/** Brings the notes of a sheet up to date: those that did not change keep their text and their box. */
export function writeNotes(file: OpcPackage, sheetPath: string, notes: ReadonlyMap<number, string>): void {
  const before = readNotes(file, sheetPath);
  const gone = new Set([...before.keys()].filter((key) => notes.get(key) !== before.get(key)));
  const fresh = new Map([...notes].filter(([key, text]) => before.get(key) !== text));
  if (gone.size === 0 && fresh.size === 0) return;
  const notesPath = partOf(
    file,
    sheetPath,
    'comments',
    'xl/comments*.xml',
    emptyNotes(file.namespaces.main),
    () => undefined,
  );
  rewriteNotes(file, notesPath, gone, fresh);
  endThreads(file, sheetPath, gone);
  const drawingPath = partOf(
    file,
    sheetPath,
    'vmlDrawing',
    'xl/drawings/vmlDrawing*.vml',
    EMPTY_DRAWING,
    (id) => showDrawing(file, sheetPath, id),
  );
  rewriteBoxes(file, drawingPath, gone, fresh);
}

/** The sheet's part of a kind, made if there is none. */
function partOf(
  file: OpcPackage,
  sheetPath: string,
  type: string,
  pattern: string,
  content: string,
  related: (id: string) => void,
): string {
  const present = file.related(sheetPath, type)?.target;
  if (present !== undefined) return present;
  const path = file.freePath(pattern);
  file.write(path, content);
  if (type === 'comments') {
    file.declare(path, 'application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml');
  } else {
    file.declareExtension('vml', 'application/vnd.openxmlformats-officedocument.vmlDrawing');
  }
  related(file.relate(sheetPath, type, path));
  return path;
}

function rewriteNotes(
  file: OpcPackage,
  path: string,
  gone: ReadonlySet<number>,
  fresh: ReadonlyMap<number, string>,
): void {
  const source = file.text(path);
  const root = parseXml(source);
  const list = child(root, 'commentList');
  if (!list) return;
  const names = new Set([...gone].map(keyName));
  const author = freeAuthor(source, child(root, 'authors'));
  const splices: Splice[] = childrenOf(list, 'comment')
    .filter((comment) => names.has(attribute(comment, 'ref') ?? ''))
    .map(({ start, end }) => ({ start, end, text: '' }));
  const { prefix } = root;
  const written = [...fresh]
    .map(([key, text]) => {
      const run = `<${prefix}r><${prefix}t xml:space="preserve">${escapeText(text)}</${prefix}t></${prefix}r>`;
      return `<${prefix}comment ref="${keyName(key)}" authorId="${author.index}"><${prefix}text>${run}</${prefix}text></${prefix}comment>`;
    })
    .join('');
  file.write(path, splice(source, [...splices, ...author.added, append(source, list, written)]));
}

/** An author for a new note: those of Excel's threads stand for the thread, and nobody else's note may have them. */
function freeAuthor(
  source: string,
  authors: XmlElement | undefined,
): { index: number; added: readonly Splice[] } {
  const present = childrenOf(authors, 'author');
  const index = present.findIndex((author) => !textOf(source, author).startsWith('tc='));
  if (index >= 0 || !authors) return { index: Math.max(0, index), added: [] };
  const name = `${authors.prefix}author`;
  return { index: present.length, added: [append(source, authors, `<${name}></${name}>`)] };
}

/** A thread whose note was changed or removed is over: Excel would show it instead of the note. */
function endThreads(file: OpcPackage, sheetPath: string, gone: ReadonlySet<number>): void {
  const path = file.related(sheetPath, 'threadedComment')?.target;
  const source = file.tryText(path);
  if (path === undefined || source === undefined) return;
  const names = new Set([...gone].map(keyName));
  const over = childrenOf(parseXml(source), 'threadedComment').filter((comment) =>
    names.has(attribute(comment, 'ref') ?? ''),
  );
  if (over.length === 0) return;
  file.write(
    path,
    splice(
      source,
      over.map(({ start, end }) => ({ start, end, text: '' })),
    ),
  );
}

const SHAPE = /<v:shape\b[\s\S]*?<\/v:shape>/g;

/** Excel shows a note only where the drawing has a box for it. */
function rewriteBoxes(
  file: OpcPackage,
  path: string,
  gone: ReadonlySet<number>,
  fresh: ReadonlyMap<number, string>,
): void {
  const boxed = new Set<string>();
  const kept = file.text(path).replaceAll(SHAPE, (shape) => {
    const row = /<x:Row>(\d+)<\/x:Row>/.exec(shape)?.[1];
    const column = /<x:Column>(\d+)<\/x:Column>/.exec(shape)?.[1];
    const place = `${row} ${column}`;
    const isGone = [...gone].some((key) => placeOf(key) === place && !fresh.has(key));
    if (!isGone) boxed.add(place);
    return isGone ? '' : shape;
  });
  const boxes = [...fresh.keys()].filter((key) => !boxed.has(placeOf(key))).map(boxXml);
  file.write(
    path,
    kept.replace(/<\/xml>\s*$/, () => `${boxes.join('')}</xml>`),
  );
}

function placeOf(key: number): string {
  const { row, column } = positionOf(key);
  return `${row - 1} ${column - 1}`;
}

function boxXml(key: number): string {
  const { row, column } = positionOf(key);
  const anchor = [column, 15, Math.max(0, row - 2), 10, column + 2, 15, row + 3, 4].join(', ');
  return (
    `<v:shape id="_x0000_s${1025 + (key % 60_000)}" type="#_x0000_t202" style="position:absolute;visibility:hidden"` +
    ' fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/><v:shadow on="t" color="black" obscured="t"/>' +
    '<v:path o:connecttype="none"/><v:textbox style="mso-direction-alt:auto"/><x:ClientData ObjectType="Note">' +
    `<x:MoveWithCells/><x:SizeWithCells/><x:Anchor>${anchor}</x:Anchor><x:AutoFill>False</x:AutoFill>` +
    `<x:Row>${row - 1}</x:Row><x:Column>${column - 1}</x:Column></x:ClientData></v:shape>`
  );
}

/** Elements of a worksheet that come after the drawing of its notes. */
const AFTER = /<(?:\w+:)?(?:legacyDrawingHF|picture|oleObjects|controls|webPublishItems|tableParts|extLst)\b/;

function showDrawing(file: OpcPackage, sheetPath: string, id: string): void {
  const source = file.text(sheetPath);
  const root = parseXml(source, 'sheetData');
  const next = root.children.find(({ start, end }) =>
    AFTER.test(source.slice(start, Math.min(end, start + 60))),
  );
  const at = next?.start ?? root.contentEnd;
  const text = `<${root.prefix}legacyDrawing xmlns:r="${file.namespaces.relationships}" r:id="${id}"/>`;
  file.write(sheetPath, splice(source, [{ start: at, end: at, text }]));
}

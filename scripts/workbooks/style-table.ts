import type { Program, Style } from './model';
import { escapeXml } from './xml-text';

const BUILT_IN: Readonly<Record<string, number>> = {
  '0': 1,
  '0.00': 2,
  '0%': 9,
  'mm-dd-yy': 14,
  'h:mm': 20,
  '@': 49,
};

/** Looks that conditional formats point to, by their place: good, bad, quiet, strong. */
const DXFS =
  '<dxfs count="4"><dxf><font><color rgb="FF006100"/></font><fill><patternFill><bgColor rgb="FFC6EFCE"/></patternFill></fill></dxf>' +
  '<dxf><font><color rgb="FF9C0006"/></font><fill><patternFill><bgColor rgb="FFFFC7CE"/></patternFill></fill></dxf>' +
  '<dxf><font><i/><color theme="0" tint="-0.499984740745262"/></font></dxf>' +
  '<dxf><font><b/></font><numFmt numFmtId="170" formatCode="0.0"/><border><bottom style="thin"><color auto="1"/></bottom></border></dxf></dxfs>';

const NAMED: Readonly<Record<Program, readonly (readonly [name: string, builtin?: number])[]>> = {
  excel: [
    ['Normal', 0],
    ['Buena', 26],
    ['Incorrecto', 27],
    ['Título 1', 16],
  ],
  libreoffice: [['Normal', 0], ['Encabezado 1'], ['Resultado'], ['Sin título1']],
  google: [['Normal', 0]],
  web: [['Normal', 0]],
};

/** The styles of a file: each look gets a number when it is first used. */
export class StyleTable {
  private readonly xfs: string[] = [];
  private readonly fonts: string[] = [];
  private readonly fills: string[] = [];
  private readonly borders: string[] = [];
  private readonly formats: string[] = [];
  private readonly known = new Map<string, number>();
  private readonly isLibre: boolean;

  constructor(private readonly program: Program) {
    this.isLibre = program === 'libreoffice';
    this.fills.push(
      '<fill><patternFill patternType="none"/></fill>',
      `<fill><patternFill patternType="${program === 'google' ? 'lightGray' : 'gray125'}"/></fill>`,
    );
    this.indexOf({});
  }

  indexOf(style: Style | undefined): number {
    const key = JSON.stringify(Object.entries(style ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));
    const present = this.known.get(key);
    if (present !== undefined) return present;
    const index = this.xfs.push(this.xf(style ?? {})) - 1;
    this.known.set(key, index);
    return index;
  }

  xml(namespaces: string): string {
    const list = (name: string, items: readonly string[]): string =>
      items.length === 0 ? '' : `<${name} count="${items.length}">${items.join('')}</${name}>`;
    const names = NAMED[this.program];
    const base = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>';
    return (
      `<styleSheet ${namespaces}>` +
      list(
        'numFmts',
        this.formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escapeXml(code)}"/>`),
      ) +
      list('fonts', this.fonts) +
      list('fills', this.fills) +
      list('borders', this.borders) +
      list(
        'cellStyleXfs',
        names.map(() => base),
      ) +
      list('cellXfs', this.xfs) +
      list(
        'cellStyles',
        names.map(([name, builtin], at) =>
          builtin === undefined
            ? `<cellStyle name="${escapeXml(name)}" xfId="${at}"/>`
            : `<cellStyle name="${escapeXml(name)}" xfId="${at}" builtinId="${builtin}"/>`,
        ),
      ) +
      (this.program === 'web' ? '' : DXFS) +
      (this.program === 'excel'
        ? '<tableStyles count="0" defaultTableStyle="TableStyleMedium2" defaultPivotStyle="PivotStyleLight16"/>' +
          '<colors><mruColors><color rgb="FFE8E0D0"/></mruColors></colors>' +
          '<extLst><ext uri="{EB79DEF2-80B8-43e5-95BD-54CBDDF9020C}" xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main"><x14:slicerStyles defaultSlicerStyle="SlicerStyleLight1"/></ext></extLst>'
        : '') +
      '</styleSheet>'
    );
  }

  private xf(style: Style): string {
    const flag = (on: boolean): string => (this.isLibre ? String(on) : on ? '1' : '0');
    const font = this.add(this.fonts, this.font(style));
    const fill =
      style.fill === undefined
        ? 0
        : this.add(
            this.fills,
            `<fill><patternFill patternType="solid"><fgColor rgb="FF${style.fill}"/><bgColor ${this.program === 'google' ? `rgb="FF${style.fill}"` : 'indexed="64"'}/></patternFill></fill>`,
          );
    const border = this.add(this.borders, this.border(style));
    const format = this.format(style.fmt);
    const alignment =
      style.center || style.wrap || this.isLibre || this.program === 'google'
        ? `<alignment horizontal="${style.center ? 'center' : 'general'}"${this.program === 'google' ? ' readingOrder="0"' : ''} vertical="bottom" wrapText="${flag(style.wrap ?? false)}"/>`
        : '';
    const protection =
      style.unlocked || this.isLibre
        ? `<protection locked="${flag(!style.unlocked)}" hidden="${flag(false)}"/>`
        : '';
    const inside = alignment + protection;
    const ids =
      this.program === 'google'
        ? `borderId="${border}" fillId="${fill}" fontId="${font}" numFmtId="${format}" xfId="0"`
        : `numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0"`;
    const applies =
      (format > 0 ? ` applyNumberFormat="${flag(true)}"` : '') +
      (font > 0 ? ` applyFont="${flag(true)}"` : '') +
      (fill > 0 ? ` applyFill="${flag(true)}"` : '') +
      (border > 0 ? ` applyBorder="${flag(true)}"` : '') +
      (alignment === '' ? '' : ` applyAlignment="${flag(true)}"`) +
      (protection === '' ? '' : ` applyProtection="${flag(true)}"`);
    return inside === '' ? `<xf ${ids}${applies}/>` : `<xf ${ids}${applies}>${inside}</xf>`;
  }

  private font({ b, i, sz, color, font }: Style): string {
    const on = this.isLibre ? ' val="true"' : '';
    const usual = this.program === 'excel' || this.program === 'web' ? 'Calibri' : 'Arial';
    const size = sz ?? (usual === 'Calibri' ? 11 : 10);
    const tint = color === undefined ? '<color theme="1"/>' : `<color rgb="FF${color}"/>`;
    return (
      `<font>${b ? `<b${on}/>` : ''}${i ? `<i${on}/>` : ''}<sz val="${this.program === 'google' ? `${size}.0` : size}"/>${tint}` +
      `<name val="${font ?? usual}"/>${this.program === 'google' ? '' : '<family val="2"/>'}${font ? '' : '<scheme val="minor"/>'}</font>`
    );
  }

  private border({ border }: Style): string {
    if (this.program === 'google' && !border) return '<border/>';
    const side = (name: string): string =>
      border ? `<${name} style="thin"><color auto="1"/></${name}>` : `<${name}/>`;
    return `<border>${['left', 'right', 'top', 'bottom'].map(side).join('')}<diagonal/></border>`;
  }

  private format(code: string | undefined): number {
    if (code === undefined) return 0;
    const builtin = BUILT_IN[code];
    return builtin ?? 164 + this.add(this.formats, code);
  }

  private add(list: string[], text: string): number {
    const present = list.indexOf(text);
    return present >= 0 ? present : list.push(text) - 1;
  }
}

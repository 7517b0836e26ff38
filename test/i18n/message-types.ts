import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(__dirname, '../..');
const TEXTS = join(ROOT, 'src/i18n/es/texts.ts');
/** Where the texts of the languages are: a mention there is no use. */
const LANGUAGE_FILES = /src\/i18n\/(?:es|en|el|ru)\//;

export interface Parameter {
  readonly name: string;
  readonly type: ts.Type;
}

/** What the compiler knows of the texts: their keys, what their functions take, and where they are used. */
export class MessageTypes {
  private readonly program: ts.Program;
  private readonly checker: ts.TypeChecker;
  private readonly messages: ts.Type;

  constructor() {
    const config = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) => ts.sys.readFile(path));
    const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, ROOT);
    this.program = ts.createProgram([join(ROOT, 'src/main.ts'), TEXTS], options);
    this.checker = this.program.getTypeChecker();
    const source = this.program.getSourceFile(TEXTS)!;
    const es = this.checker.getExportsOfModule(this.checker.getSymbolAtLocation(source)!);
    this.messages = this.checker.getTypeOfSymbol(es.find(({ name }) => name === 'es')!);
  }

  /** The parameters of the function at a path, by the types the Spanish text gives them. */
  parametersAt(path: readonly string[]): Parameter[] {
    const type = path.reduce(
      (at, key) => this.checker.getTypeOfSymbol(this.checker.getPropertyOfType(at, key)!),
      this.messages,
    );
    const [signature] = type.getCallSignatures();
    return (signature?.getParameters() ?? []).map((parameter) => ({
      name: parameter.name,
      type: this.checker.getTypeOfSymbol(parameter),
    }));
  }

  /**
   * A value of a type. Each `turn` gives another one where there are several: the members of a union, lists of one, two
   * and more, small and large counts. Lists of one turn are of one length; `which` tells their items apart.
   */
  sampleOf(type: ts.Type, turn: number, which = 0, name = ''): unknown {
    const { checker } = this;
    const item = (one: ts.Type, index: number) => this.sampleOf(one, turn, which + index);
    if (type.isStringLiteral() || type.isNumberLiteral()) return type.value;
    if (type.flags & ts.TypeFlags.BooleanLiteral) return checker.typeToString(type) === 'true';
    if (type.flags & ts.TypeFlags.Null) return null;
    if (type.flags & ts.TypeFlags.String) {
      return SAMPLE_BY_NAME[name] ?? SAMPLE_TEXTS[(turn + which) % SAMPLE_TEXTS.length];
    }
    if (type.flags & ts.TypeFlags.Number) return SAMPLE_COUNTS[turn % SAMPLE_COUNTS.length];
    if (type.isUnion()) {
      return this.sampleOf(type.types[(turn + which) % type.types.length]!, turn, which, name);
    }
    if (checker.isTupleType(type)) return checker.getTypeArguments(type as ts.TypeReference).map(item);
    if (checker.isArrayType(type)) {
      const [items] = checker.getTypeArguments(type as ts.TypeReference);
      const length = LIST_LENGTHS[turn % LIST_LENGTHS.length]!;
      return Array.from({ length }, (_, index) => item(items!, index));
    }
    return Object.fromEntries(
      checker
        .getPropertiesOfType(type)
        .map((one, index) => [
          one.name,
          this.sampleOf(checker.getTypeOfSymbol(one), turn, which + index, one.name),
        ]),
    );
  }

  /**
   * Keys that no source looks up, as paths. A key counts as used where it is named in a lookup, taken out of its object,
   * reached by a computed key, or handed over with its object to what takes it under another type.
   */
  unusedKeys(): string[] {
    const used = new Set<ts.Symbol>();
    for (const file of this.program.getSourceFiles()) {
      if (file.isDeclarationFile || LANGUAGE_FILES.test(file.fileName)) continue;
      this.collectUses(file, used);
    }
    const unused: string[] = [];
    const walk = (type: ts.Type, path: readonly string[]): void => {
      for (const key of this.checker.getPropertiesOfType(type)) {
        const own = this.checker.getTypeOfSymbol(key);
        // Records over a union of words are held complete by the compiler, and looked up by computed keys.
        if (!isText(key)) continue;
        if (!used.has(key)) unused.push([...path, key.name].join('.'));
        else if (this.isGroup(own)) walk(own, [...path, key.name]);
      }
    };
    walk(this.messages, []);
    return unused;
  }

  private isGroup(type: ts.Type): boolean {
    return type.getCallSignatures().length === 0 && this.checker.getPropertiesOfType(type).some(isText);
  }

  private collectUses(node: ts.Node, used: Set<ts.Symbol>): void {
    const { checker } = this;
    if (ts.isPropertyAccessExpression(node)) add(checker.getSymbolAtLocation(node.name));
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name;
      const from = checker.getTypeAtLocation(node.parent);
      if (ts.isIdentifier(name)) add(checker.getPropertyOfType(from, name.text));
    }
    if (ts.isElementAccessExpression(node)) {
      const from = checker.getTypeAtLocation(node.expression);
      const keys = checker.getTypeAtLocation(node.argumentExpression);
      const named = keys.isUnion() ? keys.types : [keys];
      for (const key of named) {
        if (key.isStringLiteral()) add(checker.getPropertyOfType(from, key.value));
      }
    }
    if (ts.isCallExpression(node)) {
      for (const argument of node.arguments) {
        const given = checker.getTypeAtLocation(argument);
        const taken = checker.getContextualType(argument);
        if (taken && taken !== given) this.addTaken(given, taken, used);
      }
    }
    ts.forEachChild(node, (child) => this.collectUses(child, used));

    function add(symbol: ts.Symbol | undefined): void {
      if (symbol && isText(symbol)) used.add(symbol);
    }
  }

  /** What another type asks for of an object that is handed over under it. */
  private addTaken(given: ts.Type, taken: ts.Type, used: Set<ts.Symbol>): void {
    for (const wanted of this.checker.getPropertiesOfType(taken)) {
      const key = this.checker.getPropertyOfType(given, wanted.name);
      if (!key || !isText(key) || used.has(key)) continue;
      used.add(key);
      this.addTaken(this.checker.getTypeOfSymbol(key), this.checker.getTypeOfSymbol(wanted), used);
    }
  }
}

/** Texts of a form of their own. */
const SAMPLE_BY_NAME: Readonly<Record<string, string>> = {
  now: '2026-03-07 20:04:31',
  article: ' (7.2.3)',
};
export const SAMPLE_TEXTS = ['Ana', 'M1', 'Grupos'];
const SAMPLE_COUNTS = [1, 2, 5, 11, 21];
const LIST_LENGTHS = [1, 2, 14, 3];

/** Declared in the Spanish texts. */
function isText(symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).some((declaration) =>
    /src\/i18n\/es\//.test(declaration.getSourceFile().fileName),
  );
}

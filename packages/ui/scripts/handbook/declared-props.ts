import ts from 'typescript-api';

export interface DeclaredProp {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
  readonly default: string;
  readonly isDeprecated: boolean;
}

export type DeclaredProps = Readonly<Record<string, readonly DeclaredProp[]>>;

const entries = ['index', 'app', 'catering', 'chart'].map((name) => `packages/ui/src/${name}.ts`);

const variants = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

function writtenType(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const type = checker.getTypeOfSymbol(symbol);
  const parts = type.isUnion()
    ? type.types.filter((part) => !(part.flags & ts.TypeFlags.Undefined))
    : [type];
  const words = parts.map((part) =>
    checker.typeToString(part, undefined, ts.TypeFormatFlags.NoTruncation),
  );
  const isBoolean = words.includes('true') && words.includes('false');
  const named = isBoolean
    ? ['boolean', ...words.filter((word) => word !== 'true' && word !== 'false')]
    : words;
  const [declaration] = symbol.declarations ?? [];
  const written =
    declaration && ts.isPropertySignature(declaration) ? declaration.type?.getText() : undefined;
  // The author's type name is clearer than its expansion.
  return written && /ReactNode|ReactElement|^Ref</u.test(written) ? written : named.join(' | ');
}

function propOf(
  checker: ts.TypeChecker,
  symbols: readonly ts.Symbol[],
  isEverywhere: boolean,
): DeclaredProp {
  const [symbol] = symbols;
  if (!symbol) throw new Error('a prop without a declaration');
  const types = new Set(symbols.map((each) => writtenType(checker, each)));
  types.delete('undefined');
  types.delete('never');
  const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'default');
  return {
    name: symbol.name,
    type: [...types].join(' | '),
    isRequired: isEverywhere && symbols.every((each) => !(each.flags & ts.SymbolFlags.Optional)),
    description: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    default: ts.displayPartsToString(tag?.text),
    isDeprecated: symbols.some((each) =>
      each.getJsDocTags(checker).some(({ name }) => name === 'deprecated'),
    ),
  };
}

function propsOf(checker: ts.TypeChecker, type: ts.Type): DeclaredProp[] {
  const all = variants(type);
  const byName = new Map<string, ts.Symbol[]>();
  for (const variant of all) {
    for (const symbol of checker.getPropertiesOfType(variant)) {
      byName.set(symbol.name, [...(byName.get(symbol.name) ?? []), symbol]);
    }
  }
  return [...byName.values()]
    .map((symbols) => propOf(checker, symbols, symbols.length === all.length))
    .toSorted(
      (a, b) => Number(b.isRequired) - Number(a.isRequired) || a.name.localeCompare(b.name),
    );
}

export function declaredProps(): DeclaredProps {
  const { config } = ts.readConfigFile('packages/ui/tsconfig.json', (path) =>
    ts.sys.readFile(path),
  );
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, 'packages/ui');
  const program = ts.createProgram(entries, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const exports = entries.flatMap((entry) => {
    const source = program.getSourceFile(entry);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${entry} cannot be read`);
    return checker.getExportsOfModule(module);
  });
  const found: Record<string, DeclaredProp[]> = {};
  for (const exported of exports) {
    const symbol =
      exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    if (!/^[A-Z][a-z]/u.test(exported.name) || !(symbol.flags & ts.SymbolFlags.Value)) continue;
    const [call] = checker.getTypeOfSymbol(symbol).getCallSignatures();
    const [given] = call?.getParameters() ?? [];
    if (call) found[exported.name] = given ? propsOf(checker, checker.getTypeOfSymbol(given)) : [];
  }
  return found;
}

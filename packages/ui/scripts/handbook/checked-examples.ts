/** Compiles the examples of the documentation as an app would: what each names is imported, and nothing else is known. */
import { join } from 'node:path';
import ts from 'typescript-api';

/** The code of an example by the name of its component. */
export type Examples = ReadonlyMap<string, string>;

const folder = 'packages/ui/src';

/** As a reader completes it: the kit's components and the icons are imported. */
function asModule(code: string, kit: ReadonlySet<string>): string {
  const named = new Set([...code.matchAll(/<([A-Z]\w*)/gu)].map(([, name]) => name ?? ''));
  const ours = [...named].filter((name) => kit.has(name));
  const icons = [...named].filter((name) => !kit.has(name));
  return [
    `import { ${ours.join(', ')} } from './every-entry.ts';`,
    icons.length > 0 ? `import { ${icons.join(', ')} } from 'lucide-react';` : '',
    `export const Example = () => (<>${code}</>);`,
  ].join('\n');
}

/** What is wrong with them, in words. */
export function faultsOfExamples(examples: Examples, kit: ReadonlySet<string>): string[] {
  const { config } = ts.readConfigFile('packages/ui/tsconfig.json', (path) =>
    ts.sys.readFile(path),
  );
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, 'packages/ui');
  const everyEntry = "export * from './index.ts';\nexport * from './catering.ts';";
  const modules = new Map([
    [join(process.cwd(), folder, 'every-entry.ts'), everyEntry],
    ...[...examples].map(
      ([name, code]) =>
        [join(process.cwd(), folder, `example-${name}.tsx`), asModule(code, kit)] as const,
    ),
  ]);
  const host = ts.createCompilerHost({ ...options, noEmit: true });
  const { readFile, fileExists, getSourceFile } = host;
  host.readFile = (path) => modules.get(path) ?? readFile(path);
  host.fileExists = (path) => modules.has(path) || fileExists(path);
  host.getSourceFile = (path, ...rest) => {
    const code = modules.get(path);
    return code === undefined
      ? getSourceFile(path, ...rest)
      : ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  };
  const program = ts.createProgram([...modules.keys()], { ...options, noEmit: true }, host);
  return [...modules.keys()].flatMap((path) => {
    const source = program.getSourceFile(path);
    const found = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    const name = /example-(\w+)/u.exec(path)?.[1] ?? path;
    return found
      .slice(0, 1)
      .map(
        ({ messageText }) =>
          `the example of ${name}: ${ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 300)}`,
      );
  });
}

import type { Rolldown } from 'vite';
import { languages } from '../src/browser/saved-choices.ts';

type Bundle = Rolldown.OutputBundle;

const SCREEN = /\/src\/features\/(?<name>[\w-]+)\/\k<name>-screen\.tsx$/u;

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk');

function chunkOf(bundle: Bundle, module: string) {
  const found = chunksOf(bundle).find(({ moduleIds }) =>
    moduleIds.some((id) => id.endsWith(module)),
  );
  if (!found) throw new Error(`The build has no file with ${module}.`);
  return found.fileName;
}

function filesOf(bundle: Bundle, file: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return seen;
  seen.add(file);
  for (const next of chunk.imports) filesOf(bundle, next, seen);
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) seen.add(sheet);
  return seen;
}

export function firstFiles(bundle: Bundle, html: string) {
  const of = (module: string) => [...filesOf(bundle, chunkOf(bundle, module))];
  const signIn = of('src/sign-in/sign-in.tsx');
  const app = of('src/app/app.tsx');
  const all = new Set([...of('src/main.tsx'), ...signIn, ...app]);
  const styles = [...all].filter((file) => file.endsWith('.css'));
  const isAbsent = (file: string) => !html.includes(file) && !styles.includes(file);
  const screens = chunksOf(bundle).flatMap(({ moduleIds, fileName }) =>
    moduleIds.flatMap((id) => {
      const name = SCREEN.exec(id)?.groups?.['name'];
      if (name === undefined || app.includes(fileName)) return [];
      const own = [...filesOf(bundle, fileName)].filter((file) => !app.includes(file));
      return [[`/${name}`, own.filter(isAbsent)] as const];
    }),
  );
  const words = languages.map(({ id }) => {
    const first = of(`src/locales/first/${id}.po`).filter(isAbsent);
    return [id, { first, features: of(`src/locales/${id}.po`) }] as const;
  });
  return {
    styles,
    scripts: {
      signIn: signIn.filter(isAbsent),
      app: app.filter(isAbsent),
      words: Object.fromEntries(words),
      screens: Object.fromEntries(screens),
    },
    shell: [...all, ...words.flatMap(([, { first }]) => first)],
  };
}

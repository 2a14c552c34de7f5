/**
 * Checks commands in documents: each `pnpm` script and each verb of a server command must exist.
 */
import { posix } from 'node:path';
import { readTracked } from './tracked-files.ts';

type Texts = ReadonlyMap<string, string>;

/** Excludes pages about the past, which are not edited. */
const TOLD_TODAY = /^(?!docs\/(?:decisions|history)\/|.*CHANGELOG).*\.md$/u;

const CODE = /^```[^]*?^```|`[^`\n]+`/gmu;
const PNPM = /\bpnpm((?: --(?:filter|dir) \S+| --silent)*)(?: run)? ([a-z][\w:-]*)/gu;
const PACKAGE = /--(filter|dir) ([^\s`]+)/u;
const SERVER = /\bnode (?:[\w./-]*\/)?([\w-]+)\.js(?: ([a-z][\w-]*))?(?=[\s`])/gu;
/** The lab's page lists its scripts in a table. */
const LISTED = /^\| `([\w:-]+)/gmu;

const BUILT_IN = new Set(['add', 'dlx', 'exec', 'install', 'pack', 'run', 'store', 'update']);

interface Manifest {
  readonly folder: string;
  readonly name: string;
  readonly scripts: ReadonlySet<string>;
  readonly packages: readonly string[];
}

const packageNames = (part: unknown) => Object.keys(part ?? {});

const manifestsIn = (texts: Texts): Manifest[] =>
  [...texts].map(([path, text]) => {
    const { name, scripts, dependencies, devDependencies } = JSON.parse(text);
    return {
      folder: posix.dirname(path),
      name,
      scripts: new Set(packageNames(scripts)),
      packages: [...packageNames(dependencies), ...packageNames(devDependencies)],
    };
  });

const isProgram = ({ packages }: Manifest, word: string) =>
  packages.some(
    (name) => name === word || name.startsWith(`@${word}s/`) || name === `@${word}/cli`,
  );

/** The package that `--filter` or `--dir` names, else that of the document's own folder, else the root. */
function packageOf(manifests: readonly Manifest[], file: string, flags: string) {
  const [, flag, wanted = ''] = PACKAGE.exec(flags) ?? [];
  if (flag === 'dir') return manifests.filter(({ folder }) => folder === posix.normalize(wanted));
  if (flag === 'filter')
    return manifests.filter(({ name }) => name === wanted || name.endsWith(`/${wanted}`));
  return manifests.filter(({ folder }) => folder === '.' || file.startsWith(`${folder}/`));
}

function* faultsOf(file: string, code: string, manifests: readonly Manifest[], sources: Texts) {
  for (const [words, flags = '', script = ''] of code.matchAll(PNPM)) {
    const own = packageOf(manifests, file, flags);
    const isKnown = own.some((one) => one.scripts.has(script) || isProgram(one, script));
    if (!isKnown && !BUILT_IN.has(script)) yield `${file}: there is no command ${words}`;
  }
  for (const [words, command = '', verb] of code.matchAll(SERVER)) {
    const source = sources.get(`${command}.ts`);
    if (source === undefined) yield `${file}: there is no command ${words}`;
    else if (verb !== undefined && source.includes('verbs') && !source.includes(`['${verb}',`))
      yield `${file}: there is no command ${words}`;
  }
}

const MANIFEST = /^(?:[^/]+\/)*package\.json$/u;
const OF_SERVER = /^apps\/server\/src\/(?:main|commands\/[^/]+)\.ts$/u;

/** The commands in documents that do not exist. */
export function commandFaults(texts: Texts): string[] {
  const manifests = manifestsIn(readTracked(MANIFEST));
  const sources = new Map(
    [...readTracked(OF_SERVER)].map(([path, text]) => [posix.basename(path), text]),
  );
  const lab = manifests.find(({ folder }) => folder === 'lab');
  return [...texts].flatMap(([file, text]) => {
    if (!TOLD_TODAY.test(file)) return [];
    const codes = [...text.matchAll(CODE)].map(([code]) => code);
    const listed = file === 'lab/README.md' ? [...text.matchAll(LISTED)] : [];
    return [
      ...codes.flatMap((code) => [...faultsOf(file, code, manifests, sources)]),
      ...listed
        .filter(([, script = '']) => lab?.scripts.has(script) !== true)
        .map(([, script]) => `${file}: the lab has no script ${script}`),
    ];
  });
}

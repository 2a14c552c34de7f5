/** Checks the tree beyond the linter: names, sizes, cycles, stories, tests. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { answerFaults } from './pages/answers-page.ts';
import { callFaults } from './pages/calls-page.ts';
import { arrowFaults } from './pages/arrows-page.ts';
import { limitFaults } from './pages/limits-page.ts';
import { WITH_FOLDERS, circleFaults } from './find-circles.ts';
import { report } from './report.ts';
import { type Imports, importsIn } from '@digis/tooling/import-graph';
import { readTracked, trackedFiles } from './tracked-files.ts';

const REQUIRED_STORIES = ['Playground', 'AllStates', 'Amharic'];
const INTERACTIVE = /^ {2}on[A-Z]\w*\??: \(|<(?:Link|Button|IconButton|Field|ParsedField)\b/mu;
const BY_KEYBOARD = /userEvent\.(?:tab|keyboard|type)\(|\.focus\(\)/u;
const DRAWERS = /(^|\/)(utils?|helpers?|common|types|misc|shared)(\/|\.tsx?$)/;
/** Folders whose index.ts is the entry of a package. */
const ENTRIES =
  /^(packages\/[^/]+\/src|packages\/ui\/src\/(theme|testing)|apps\/server\/testing)\/index\.ts$/;

const MOST_ENTRIES = 20;
/** May have more entries: one folder per component, sorted by name. */
const COMPONENTS = 'packages/ui/src/components';

const files = trackedFiles;
const sources = files.filter((file) =>
  /^(packages|apps|tests|lab|scripts|\.storybook)\/.*\.tsx?$/.test(file),
);

function* faults(): Generator<string> {
  for (const file of sources) {
    if (DRAWERS.test(file)) yield `${file}: a drawer has no address; name it after what it holds`;
    if (/^(packages\/(domain|ethio-date)|apps\/server)\/.*\.tsx$/.test(file))
      yield `${file}: no .tsx here`;
    if (basename(file) === 'index.ts' && !ENTRIES.test(file))
      yield `${file}: the only barrel is a package's entry`;
    if (
      /\/features\/.*-screen\.tsx$/.test(file) &&
      !existsSync(file.replace(/\.tsx$/, '.test.tsx'))
    ) {
      yield `${file}: a screen without its test`;
    }
  }
  const imports = importsIn(readTracked(/^(?:apps|packages)\/.*\.tsx?$/u));
  yield* climbs(imports);
  yield* componentFaults();
  yield* circleFaults(new Map([...imports].filter(([file]) => WITH_FOLDERS.test(file))));
  yield* answerFaults();
  yield* arrowFaults();
  yield* callFaults();
  yield* limitFaults();
  yield* crowdedFolders();
}

/** Long relative imports within a package, where `#a/b.ts` would start at its source folder. */
function* climbs(imports: Imports): Generator<string> {
  for (const [file, own] of imports) {
    const root = file.split('/', 2).join('/');
    for (const { specifier, to } of own)
      if (specifier.startsWith('../../../') && to.startsWith(`${root}/`))
        yield `${file}: '${specifier}' climbs three folders; write it with #`;
  }
}

/** Limits a folder to twenty entries, files and folders, so that names can be scanned. */
function* crowdedFolders(): Generator<string> {
  const entries = new Map<string, Set<string>>();
  for (const file of sources) {
    for (let path = file; path.includes('/'); path = dirname(path)) {
      const folder = dirname(path);
      const known = entries.get(folder) ?? new Set<string>();
      entries.set(folder, known.add(basename(path)));
    }
  }
  entries.delete(COMPONENTS);
  for (const [folder, { size }] of entries)
    if (size > MOST_ENTRIES) yield `${folder}: ${size} entries, at most ${MOST_ENTRIES}`;
}

function* componentFaults(): Generator<string> {
  const entries = ['index', 'app', 'catering']
    .map((entry) => readFileSync(`packages/ui/src/${entry}.ts`, 'utf8'))
    .join('');
  const folders = new Set(
    files
      .filter((file) =>
        /^packages\/ui\/src\/components\/(?!private\/)[^/]+\/[^/]+\.tsx$/.test(file),
      )
      .map((file) => dirname(file)),
  );
  for (const folder of folders) {
    const name = basename(folder);
    const stories = `${folder}/${name}.stories.tsx`;
    if (!existsSync(`${folder}/${name}.tsx`)) yield `${folder}: no ${name}.tsx`;
    if (!entries.includes(`./components/${name}/${name}.tsx`))
      yield `${folder}: not exported from the kit`;
    if (!existsSync(stories)) yield `${folder}: no stories`;
    else yield* storyFaults(name, `${folder}/${name}.tsx`, stories);
  }
}

function* storyFaults(name: string, source: string, stories: string): Generator<string> {
  const text = readFileSync(stories, 'utf8');
  for (const story of REQUIRED_STORIES) {
    if (!text.includes(`export const ${story}`)) yield `${stories}: no ${story}`;
  }
  if (!text.includes('satisfies Handbook')) yield `${stories}: no handbook in its parameters`;
  if (!existsSync(source)) return;
  const code = readFileSync(source, 'utf8');
  if (INTERACTIVE.test(code) && !BY_KEYBOARD.test(text)) {
    yield `${stories}: ${name} can be used, and no story uses it by keyboard`;
  }
  if (!new RegExp(`\\*/\\nexport (?:function|const) ${name}\\b`, 'u').test(code)) {
    yield `${source}: no sentence on ${name} saying when to take it and when a sibling`;
  }
}

report([...faults()], `${sources.length} source files`);

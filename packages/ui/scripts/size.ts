/** `pnpm --filter @digis/ui size` compares compressed sizes with budgets. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { buildTargets } from '@digis/tooling/floor';
import { ariaWordsFromKit } from '../src/vite.ts';

const KIB = 1024;
const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const ENTRY = 'virtual:entry';

const gz = (content: string) => gzipSync(content, { level: 9 }).length / KIB;

/** `own` leaves out the libraries that all parts of an app share. */
const outside = {
  nothing: [],
  react: /^react(?:-dom)?(?:\/|$)/u,
  own: /^(?:react|react-dom|react-aria|react-aria-components|lucide-react)(?:\/|$)/u,
};

interface Budget {
  readonly what: string;
  readonly names: readonly string[];
  /** @default 'index' */
  readonly entry?: string;
  readonly limit: number;
  readonly without?: keyof typeof outside;
  /** Components that the page already has, as a screen with a form does. */
  readonly onTopOf?: readonly string[];
}

const budgets: readonly Budget[] = [
  { what: 'Button', names: ['Button'], limit: 16 },
  {
    what: 'a page with Button and EthiopianDatePicker, React included',
    names: ['UiProvider', 'Button', 'EthiopianDatePicker'],
    // `Select` would add 29 KiB. decision 0007
    limit: 128,
    without: 'nothing',
  },
  {
    what: 'Dialog, ConfirmDialog, BusyOverlay',
    names: ['Dialog', 'ConfirmDialog', 'BusyOverlay'],
    limit: 32,
  },
  {
    what: 'dates: calendar and pickers, on top of Dialog and Select',
    names: ['MonthCalendar', 'EthiopianDatePicker', 'EthiopianTimePicker', 'DateText'],
    limit: 48,
    onTopOf: ['Dialog', 'Select'],
  },
  { what: 'DataTable, own code', names: ['DataTable'], limit: 11.2, without: 'own' },
  { what: 'CameraCapture, own code', names: ['CameraCapture'], limit: 7.3, without: 'own' },
  { what: 'the whole kit', names: ['*'], limit: 189 },
  { what: 'catering, own code', names: ['*'], entry: 'catering', limit: 34, without: 'own' },
  { what: 'chart', names: ['*'], entry: 'chart', limit: 32 },
];

const react = "import { createRoot } from 'react-dom/client'; console.log(createRoot);";

async function bundle({ names, entry = 'index', without = 'react' }: Budget): Promise<string> {
  const code = names.includes('*')
    ? `import * as kit from '${dist}/${entry}.js'; console.log(kit);`
    : `import { ${names.join(', ')} } from '${dist}/${entry}.js'; console.log(${names.join(', ')});`;
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      ariaWordsFromKit(),
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? ENTRY : null),
        load: (id) => (id === ENTRY ? (without === 'nothing' ? react + code : code) : null),
      },
    ],
    build: {
      write: false,
      target: buildTargets,
      minify: true,
      rolldownOptions: { input: ENTRY, external: outside[without] },
    },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  return outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

const rows: [what: string, size: number, limit: number][] = [];
for (const budget of budgets) {
  const { what, names, onTopOf = [], limit } = budget;
  const base = onTopOf.length > 0 ? gz(await bundle({ ...budget, names: onTopOf })) : 0;
  const alone = gz(await bundle({ ...budget, names: [...onTopOf, ...names] }));
  rows.push([base > 0 ? `${what} (${alone.toFixed(1)} with them)` : what, alone - base, limit]);
}
const sheets: readonly [files: readonly string[], limit: number][] = [
  [['styles.css', 'reset.css'], 24],
  [['sheets/base.css', 'sheets/Button.css'], 4.2],
  [['sheets/base.css', 'sheets/EthiopianDatePicker.css'], 6.8],
  [['sheets/base.css', 'sheets/DataTable.css'], 7.8],
];
for (const [files, limit] of sheets) {
  const content = files.map((file) => readFileSync(join(dist, file), 'utf8'));
  rows.push([files.join(' and '), gz(content.join('')), limit]);
}

console.log('| what | KiB gz | budget |\n|---|--:|--:|');
for (const [what, size, limit] of rows) {
  console.log(`| ${what} | ${size.toFixed(1)} | ${limit}${size > limit ? ' (over)' : ''} |`);
}
if (rows.some(([, size, limit]) => size > limit)) process.exitCode = 1;

/**
 * Checks the packed kit: by publint and attw, and in copies of the examples in Chromium. An
 * argument selects one example.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judgeTarball, packPackage, run } from '@digis/tooling/pack-package';
import { spawn } from 'node:child_process';
import { compareSheets } from './compare-sheets.ts';
import { ownRules } from './own-rules.ts';
import { internalTypes } from './published-types.ts';
import { serveFiles } from './serve-files.ts';
import { useHallBooking } from './hall/use-hall-booking.ts';
import { useBesideTailwind, useExample, useNext, type UseOf, useVitePlain } from './use-example.ts';
import { outerRules } from './outer-rules.ts';

function modulesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
}

const onServers = [
  'index.js',
  'theme/index.js',
  'components/MonthCalendar/calendar-window.js',
  'components/TierPricingEditor/tier-faults.js',
  'components/AddToHomeScreenNotice/home-screen-device.js',
];

function* faults(dist: string): Generator<string> {
  for (const file of modulesOf(dist)) {
    const code = readFileSync(join(dist, file), 'utf8');
    const isClient = code.startsWith('"use client";');
    if (code.includes('react/jsx-runtime') && !isClient)
      yield `${file} does not begin with "use client"`;
    if (onServers.includes(file) && isClient) yield `${file} cannot be used by a server`;
    if (file.includes('node_modules')) yield `${file} is another package`;
    if (/from "@(?:digis\/domain|vanilla-extract)/u.test(code))
      yield `${file} imports what is not published`;
    if (/import "[^"]+\.css"/u.test(code)) yield `${file} imports a style sheet`;
  }
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:js|d\.ts)$/u.test(file)) continue;
    const [rule] = readFileSync(join(dist, file), 'utf8').match(ownRules) ?? [];
    if (rule !== undefined) yield `${file} names a rule of the product: ${rule}`;
  }
  yield* internalTypes(dist);
  const css = readFileSync(join(dist, 'styles.css'), 'utf8');
  for (const rule of outerRules(css).filter((rule) => !rule.startsWith('@'))) {
    yield `styles.css has a rule outside of the layers: ${rule}`;
  }
  for (const [name] of css.matchAll(/--(?!kit[-_])[a-z][\w-]*(?=\s*:)/gu)) {
    yield `styles.css sets ${name}, which is not the kit's`;
  }
  if (readFileSync(join(dist, 'styles.unlayered.css'), 'utf8').includes('@layer'))
    yield 'styles.unlayered.css has a layer';
  const selectors = css.replaceAll(/@layer [^{;]*/gu, '');
  for (const [name] of selectors.matchAll(/\.(?!kit_)[a-z][\w-]*(?=[\s:{,>[.])/giu)) {
    yield `styles.css has the class ${name}, which is not the kit's`;
  }
}

function checkDist(dist: string): void {
  const found = [...faults(dist)];
  if (found.length > 0) throw new Error(found.join('\n'));
}

/** A zone 10 or 11 hours behind Addis Ababa. */
const SERVER_ZONE = 'America/Los_Angeles';

async function serveNext(folder: string) {
  const child = spawn(
    process.execPath,
    [join(folder, 'node_modules/next/dist/bin/next'), 'start', '--port', '0'],
    // The server's time zone differs from that of every tested browser.
    { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, TZ: SERVER_ZONE } },
  );
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const [, port] = /http:\/\/localhost:(\d+)/u.exec(said) ?? [];
      if (port !== undefined && said.includes('Ready')) resolve(`http://127.0.0.1:${port}/`);
    });
    child.on('exit', () => reject(new Error(`next start ended: ${said}`)));
  });
  const close = () => {
    child.removeAllListeners('exit');
    child.kill();
  };
  return { url, close };
}

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'digis-ui-'));
process.env['NEXT_TELEMETRY_DISABLED'] = '1';

const asked = process.argv.slice(2);

interface Example {
  readonly name: string;
  readonly hall?: string;
  readonly use: UseOf;
  readonly serve: (at: string) => Promise<{ url: string; close: () => void }>;
}

const serveDist = (at: string) => serveFiles(join(at, 'dist'));

const examples: readonly Example[] = [
  { name: 'vite-plain', hall: 'src/hall', use: useVitePlain, serve: serveDist },
  { name: 'beside-tailwind', hall: 'src/hall', use: useBesideTailwind, serve: serveDist },
  { name: 'hall-booking', use: useHallBooking, serve: serveDist },
  { name: 'next-app-router', hall: 'app/hall/parts', use: useNext, serve: serveNext },
];

type Packed = Readonly<Record<string, string>>;

/** Installs packed files, because no package is published. */
function install({ name, hall }: Example, packed: Packed): string {
  const example = join(folder, name);
  cpSync(join(root, 'examples', name), example, { recursive: true });
  if (hall !== undefined)
    cpSync(join(root, 'examples/hall'), join(example, hall), { recursive: true });
  const overrides = Object.entries(packed).map(([own, file]) => `  '${own}': 'file:${file}'\n`);
  writeFileSync(
    join(example, 'pnpm-workspace.yaml'),
    `overrides:\n${overrides.join('')}allowBuilds:\n  esbuild: false\n  sharp: false\n`,
  );
  run('pnpm', ['install', '--prefer-offline', '--loglevel=error'], example);
  return example;
}

/**
 * Fails on two copies of React Aria, which would each have their own focus, language and dialogs.
 */
function refuseDuplicates(example: string) {
  const installed = readdirSync(join(example, 'node_modules/.pnpm'));
  for (const name of [
    'react',
    'react-dom',
    'react-aria',
    'react-aria-components',
    'react-stately',
  ]) {
    const versions = installed.filter((entry) => entry.startsWith(`${name}@`));
    if (versions.length !== 1)
      throw new Error(`${name} is there ${versions.length} times: ${versions.join(', ')}`);
  }
  const own = installed.filter((entry) => entry.startsWith('@digis+'));
  const more = own.filter((entry) => !/^@digis\+(?:ui|ethio-date|api-client)@/u.test(entry));
  if (more.length > 0)
    throw new Error(`The app got more of the workspace than it should: ${more.join(', ')}`);
}

function judge(kit: string) {
  checkDist(join(root, 'dist'));
  judgeTarball(kit, {
    cwd: root,
    sheets: [
      './styles.css',
      './styles.unlayered.css',
      './styles/*.css',
      './reset.css',
      './fonts.css',
      './tokens.json',
    ],
    meant: /^dist\/testing\//u,
  });
  console.log('publint, attw and a dry run of the publication are clean.');
}

try {
  const unknown = asked.filter((name) => !examples.some((example) => example.name === name));
  if (unknown.length > 0) throw new Error(`There is no example ${unknown.join(', ')}`);
  const kit = packPackage('ui', folder);
  if (asked.length === 0) {
    judge(kit);
    console.log(await compareSheets());
  }
  const packed = {
    '@digis/ui': kit,
    '@digis/ethio-date': packPackage('ethio-date', folder),
    '@digis/api-client': packPackage('api-client', folder),
  };
  for (const chosen of examples) {
    const { name, use, serve } = chosen;
    if (asked.length > 0 && !asked.includes(name)) continue;
    const example = install(chosen, packed);
    refuseDuplicates(example);
    run('pnpm', ['build'], example);
    const site = await serve(example);
    try {
      await useExample(site.url, use);
    } finally {
      site.close();
    }
    console.log(`${name} builds from the tarball and works.`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Packs the kit, lets publint and attw judge it, installs it into copies of the examples outside of the workspace, builds
 * them and uses them in Chromium: what a tenant's developer does on the first day. An example that is named is used alone.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judgeTarball, packPackage, run } from '@digis/tooling/pack-package';
import { spawn } from 'node:child_process';
import { checkDist } from './check-dist.ts';
import { serveFiles } from './serve-files.ts';
import { useBesideTailwind, useExample, useNext, useVitePlain } from './use-example.ts';

/** Starts a built Next app on a free port. */
async function serveNext(folder: string) {
  const child = spawn(
    process.execPath,
    [join(folder, 'node_modules/next/dist/bin/next'), 'start', '--port', '0'],
    { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] },
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

const examples = [
  {
    name: 'vite-plain',
    hall: 'src/hall',
    use: useVitePlain,
    serve: (at: string) => serveFiles(join(at, 'dist')),
  },
  {
    name: 'beside-tailwind',
    hall: 'src/hall',
    use: useBesideTailwind,
    serve: (at: string) => serveFiles(join(at, 'dist')),
  },
  { name: 'next-app-router', hall: 'app/hall/parts', use: useNext, serve: serveNext },
];

/** Neither package is published, so both are installed from their tarballs. */
function install(name: string, hall: string, kit: string, ethioDate: string): string {
  const example = join(folder, name);
  cpSync(join(root, 'examples', name), example, { recursive: true });
  cpSync(join(root, 'examples/hall'), join(example, hall), { recursive: true });
  const manifest = join(example, 'package.json');
  writeFileSync(
    manifest,
    readFileSync(manifest, 'utf8').replace('"@digis/ui": "0.1.0"', `"@digis/ui": "file:${kit}"`),
  );
  writeFileSync(
    join(example, 'pnpm-workspace.yaml'),
    `overrides:\n  '@digis/ethio-date': 'file:${ethioDate}'\nallowBuilds:\n  esbuild: false\n  sharp: false\n`,
  );
  run('pnpm', ['install', '--prefer-offline', '--loglevel=error'], example);
  return example;
}

/** Two React Arias would each have a focus, a language and a dialog stack of their own. */
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
  if (own.length !== 2)
    throw new Error(`The app got more of the workspace than it should: ${own.join(', ')}`);
}

function judge(kit: string) {
  checkDist(join(root, 'dist'));
  judgeTarball(kit, {
    cwd: root,
    sheets: [
      './styles.css',
      './styles.unlayered.css',
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
  if (asked.length === 0) judge(kit);
  const ethioDate = packPackage('ethio-date', folder);
  for (const { name, hall, use, serve } of examples) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const example = install(name, hall, kit, ethioDate);
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

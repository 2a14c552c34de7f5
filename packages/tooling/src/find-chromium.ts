/** Finds a browser: a given one, the system's, or Playwright's; otherwise downloads one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Flags for a container without network, with a fake camera. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

const installedChromium = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], ...SYSTEM_PATHS].find((path) => path && existsSync(path));

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

async function bringChromium(): Promise<string | undefined> {
  const run = (command: string, args: readonly string[]) =>
    spawnSync(command, args, { stdio: 'inherit' }).status === 0;
  console.log('No Chromium found: bringing one (once) …');
  if (run('pnpm', ['exec', 'playwright', 'install', 'chromium'])) {
    const { chromium } = await import('playwright');
    if (existsSync(chromium.executablePath())) return chromium.executablePath();
  }
  if (isRootOnDebian() && run('apt-get', ['update', '-qq'])) {
    run('apt-get', ['install', '-y', '-qq', 'chromium']);
  }
  return installedChromium();
}

export async function findChromium(): Promise<string> {
  const { chromium } = await import('playwright');
  const own = chromium.executablePath();
  const path = installedChromium() ?? (existsSync(own) ? own : await bringChromium());
  if (path) return path;
  throw new Error(
    'The browser tests need a Chromium and none could be brought here: install one and set CHROMIUM_PATH to it.',
  );
}

// `npm test` runs this file first, so that no test waits for the download.
if (import.meta.main) console.log(`Browser: ${await findChromium()}`);

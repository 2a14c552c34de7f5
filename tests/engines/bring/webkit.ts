import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@digis/server/testing';
import { browserAt } from '../drivers/webdriver.ts';
import type { Browser } from '../drivers/tab.ts';
import { bringPrograms } from './debian.ts';

const programs = {
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
};

/** Without bars, in full screen, a window can be as narrow as a phone. */
const args = ['--automation', '--full-screen', '--enable-mock-capture-devices=true'];

const miniBrowser = () => {
  const found = ['4.1', '4.0', '6.0']
    .map((api) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${api}/MiniBrowser`)
    .find((path) => existsSync(path));
  if (found === undefined) throw new Error('WebKitGTK has no MiniBrowser');
  return found;
};

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

async function answers(address: string): Promise<void> {
  for (;;) {
    const status = await fetch(`${address}/status`).catch(() => null);
    if (status?.ok === true) return;
    await sleep(100);
  }
}

/** The X server chooses and prints a free display number. */
async function startDisplay() {
  const server = spawn(programs.xvfb, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const said = server.stdio[3];
  if (!said) throw new Error('Xvfb says no number');
  const [number] = await once(said, 'data');
  return { server, display: `:${String(number).trim()}` };
}

export async function openWebKit(): Promise<Browser> {
  bringPrograms(programs);
  const binary = miniBrowser();
  const { server, display } = await startDisplay();
  const port = await freePort();
  const driver = spawn(programs['webkit2gtk-driver'], [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
  });
  const address = `http://127.0.0.1:${port}`;
  await answers(address);
  const close = async () => {
    await stop(driver);
    await stop(server);
  };
  try {
    return { ...(await browserAt(address, { binary, args })), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Installs an old Chromium from npm in `.tools`, with a Puppeteer of the same age. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import type { PuppeteerNode } from 'puppeteer-core';
import { bringPrograms } from './debian.ts';

const libraries = {
  libnss3: '/usr/lib/x86_64-linux-gnu/libnss3.so',
  libnspr4: '/usr/lib/x86_64-linux-gnu/libnspr4.so',
  libexpat1: '/usr/lib/x86_64-linux-gnu/libexpat.so.1',
};

const unpack = (from: string, to: string) =>
  pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to));

async function unpackAll(packed: string, folder: string) {
  const bin = join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  await unpack(join(packed, 'swiftshader.tar.br'), join(bin, 'swiftshader.tar'));
  execFileSync('tar', ['xf', 'swiftshader.tar'], { cwd: bin });
  rmSync(join(bin, 'swiftshader.tar'));
  const program = join(bin, 'chromium');
  await unpack(join(packed, 'chromium.br'), `${program}.part`);
  chmodSync(`${program}.part`, 0o755);
  execFileSync('mv', [`${program}.part`, program]);
}

export interface OldChromium {
  readonly program: string;
  readonly puppeteer: PuppeteerNode;
}

export interface Packages {
  readonly chromium: string;
  readonly puppeteer: string;
}

export async function bringOldChromium(packages: Packages): Promise<OldChromium> {
  if (process.arch !== 'x64' || process.platform !== 'linux')
    throw new Error('there is a binary for Linux on x64 only');
  if (existsSync('/etc/debian_version')) bringPrograms(libraries);
  const folder = resolve(
    '.tools/engines',
    packages.chromium.replaceAll(/[^\w.]+/gu, '-').replace(/^-/u, ''),
  );
  const program = join(folder, 'bin/chromium');
  if (!existsSync(program)) {
    console.log(`Bringing ${packages.chromium} …`);
    mkdirSync(folder, { recursive: true });
    const names = [packages.chromium, `puppeteer-core@${packages.puppeteer}`];
    const quiet = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--silent'];
    execFileSync('npm', ['install', '--prefix', folder, ...quiet, ...names], { cwd: folder });
    const name = packages.chromium.slice(0, packages.chromium.lastIndexOf('@'));
    const packed = join(folder, 'node_modules', name);
    await unpackAll(join(packed, 'bin'), folder);
    rmSync(packed, { recursive: true });
  }
  const puppeteer: PuppeteerNode = createRequire(join(folder, 'package.json'))('puppeteer-core');
  return { program, puppeteer };
}

import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openClusterHome } from './cluster-home.ts';
import { requireOwnHome } from './data-folder.ts';

let folder = '';
let live = '';
let trial = '';
let home = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'digis-folder-'));
  [live, trial, home] = ['live', 'trial', 'home'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (dataDir: string) => openClusterHome(dataDir, null, home).files;
const copy = (from: string, to: string) =>
  cpSync(from, to, { recursive: true, preserveTimestamps: true });
const claim = (dataDir: string) => ({ dataDir, file: join(dataDir, 'postgres.json'), home });

it('a copied data folder is refused with the path of the original', () => {
  const files = open(live);
  copy(live, trial);
  expect(() => open(trial)).toThrow(
    `DATA_DIR "${trial}" leads to the database of "${live}", and a copy of that folder would change the same rows.`,
  );
  expect(open(live)).toBe(files);
});

it('a data folder moved to another disk is adopted once, and the original is then refused', () => {
  open(live);
  copy(live, trial);
  requireOwnHome(claim(trial), true);
  open(trial);
  expect(() => open(live)).toThrow(`leads to the database of "${trial}"`);
});

it('a data folder renamed on its disk, or moved back, remains valid', () => {
  const files = open(live);
  renameSync(live, trial);
  expect(open(trial)).toBe(files);
  copy(trial, live);
  rmSync(trial, { recursive: true });
  renameSync(live, trial);
  expect(open(trial)).toBe(files);
});

it('a data folder of an earlier version belongs to its database', () => {
  const files = open(live);
  rmSync(join(home, 'data-folder.json'));
  expect(open(live)).toBe(files);
  copy(live, trial);
  expect(() => open(trial)).toThrow('leads to the database of');
});

it('a copied data folder with its own cluster uses that cluster once the original is gone', () => {
  const within = openClusterHome(live, null);
  mkdirSync(within.files);
  copy(live, trial);
  expect(() => openClusterHome(trial, null)).toThrow('leads to the database of');
  rmSync(live, { recursive: true });
  expect(openClusterHome(trial, null).files).toBe(join(trial, 'postgres', 'cluster'));
  expect(existsSync(live)).toBe(false);
});

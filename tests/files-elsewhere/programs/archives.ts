import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Papa from 'papaparse';
import { run } from '../run-program.ts';

export interface OtherProgram {
  readonly name: string;
  version(): Promise<string>;
  /** @throws with the fault's words, which the table shows */
  check(file: string, says: readonly string[]): Promise<void>;
}

const folder = () => mkdtempSync(join(tmpdir(), 'digis-check-'));
const firstNumber = (text: string) => /\d+(?:\.\d+)+/u.exec(text)?.[0] ?? '';

/** Ignores the exit code, because some programs print their version with an error. */
const versionOf = async (program: string, ...args: readonly string[]) =>
  firstNumber(await run('sh', ['-c', '"$@" 2>&1 || true', 'sh', program, ...args]));

function mustName(listed: string, says: readonly string[]) {
  const missing = says.filter((name) => !listed.includes(name));
  if (missing.length > 0) throw new Error(`${missing.join(', ')} is not in it`);
}

export const unzip: OtherProgram = {
  name: 'unzip',
  version: () => versionOf('unzip', '-v'),
  check: async (file, says) => {
    await run('unzip', ['-tq', file]);
    mustName(await run('unzip', ['-Z1', file]), says);
  },
};

export const sevenZip: OtherProgram = {
  name: '7z',
  version: () => versionOf('7z'),
  check: async (file, says) => {
    await run('7z', ['t', file]);
    mustName(await run('7z', ['l', '-ba', file]), says);
  },
};

export const pdfToText: OtherProgram = {
  name: 'pdftotext',
  version: () => versionOf('pdftotext', '-v'),
  check: async (file, says) => mustName(await run('pdftotext', [file, '-']), says),
};

const RULES = `skip 1
fields date, code, cleared, parts, ledger, description, amount
date-format %-m/%-d/%Y
account1 %ledger
account2 rest
`;

function sumsOf(lines: readonly (readonly string[])[], account: number, amount: number) {
  const sums: Record<string, number> = {};
  for (const line of lines) {
    const name = line[account] ?? '';
    const santim = Math.round(Number((line[amount] ?? '0').replaceAll(',', '')) * 100);
    sums[name] = (sums[name] ?? 0) + santim;
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}

export const hledger: OtherProgram = {
  name: 'hledger',
  version: () => versionOf('hledger', '--version'),
  check: async (file) => {
    const rules = join(folder(), 'journal.rules');
    writeFileSync(rules, RULES);
    const args = ['-f', file, '--rules-file', rules, 'bal', '--flat', '-N', '-O', 'csv'];
    const shown = Papa.parse<string[]>((await run('hledger', args)).trim()).data.slice(1);
    const [rest] = shown.filter(([name]) => name === 'rest');
    if (rest) throw new Error(`its entries leave ${rest[1]}`);
    const written = Papa.parse<string[]>(readFileSync(file, 'utf8').trim()).data.slice(1);
    const [ours, theirs] = [sumsOf(written, 4, 6), sumsOf(shown, 0, 1)];
    for (const name of new Set([...Object.keys(ours), ...Object.keys(theirs)]))
      if (ours[name] !== theirs[name]) throw new Error(`${name}: ${ours[name]} is ${theirs[name]}`);
  },
};

/** `script` provides the terminal that age requires for a passphrase. */
const decrypt = (file: string, passphrase: string, out: string) =>
  run('script', ['-qec', `age --decrypt --output '${out}' '${file}'`, '/dev/null'], {
    input: `${passphrase}\n`,
  });

/** @param passphrase null if the server's key locks it, so that age only recognizes the file */
export const ageWith = (passphrase: string | null): OtherProgram => ({
  name: 'age',
  version: () => versionOf('age', '--version'),
  check: async (file, says) => {
    if (!file.endsWith('.age')) throw new Error('its name does not say what it is');
    const out = join(folder(), 'copy.tar.gz');
    if (passphrase !== null) {
      await decrypt(file, passphrase, out);
      mustName(await run('tar', ['-tzf', out]), says);
      return;
    }
    const said = await decrypt(file, 'another', out).catch((error: unknown) => String(error));
    if (!/incorrect passphrase|no identity matched/u.test(said)) throw new Error(said);
  },
});

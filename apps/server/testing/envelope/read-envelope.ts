/** Reads an envelope with no code of the writer, so that tests find its faults. */
import { strFromU8, unzipSync } from 'fflate';
import type { TestApp } from '../start-test-app.ts';

export interface ReadEnvelope {
  names: string[];
  readMe: string;
  journal: string[][];
  sheet(name: string): (string | number | { day: string } | null)[][];
}

function readCsv(text: string): string[][] {
  return text
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) =>
      [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/gu)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    );
}

const dayOf = (serial: number) =>
  new Date((serial - 25_569) * 86_400_000).toISOString().slice(0, 10);

function readCell(cell: string): string | number | { day: string } | null {
  const [, text] = /<t [^>]*>([^<]*)<\/t>/u.exec(cell) ?? [];
  if (text !== undefined) {
    return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  }
  const [, value] = /<v>([^<]*)<\/v>/u.exec(cell) ?? [];
  if (value === undefined) return null;
  return cell.includes(' s="2"') ? { day: dayOf(Number(value)) } : Number(value);
}

function readSheet(bytes: Uint8Array) {
  const xml = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  return [...xml.matchAll(/<row[^>]*>(.*?)<\/row>/gsu)].map(([, row = '']) =>
    [...row.matchAll(/<c(?: [^>]*)?\/>|<c[ >].*?<\/c>/gsu)].map(([cell]) => readCell(cell)),
  );
}

export function readEnvelope(bytes: Uint8Array): ReadEnvelope {
  const files = unzipSync(bytes);
  return {
    names: Object.keys(files),
    readMe: strFromU8(files['read-me.txt'] ?? new Uint8Array()),
    journal: readCsv(strFromU8(files['journal.csv'] ?? new Uint8Array())),
    sheet: (name) => readSheet(files[name] ?? new Uint8Array()),
  };
}

export async function takeEnvelope(
  app: TestApp,
  body: object,
  username = 'admin',
): Promise<ReadEnvelope> {
  const { token } = await app.as(username);
  const answer = await app.fetch('/api/envelope', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (answer.status !== 200) throw new Error(`no envelope was taken: ${await answer.text()}`);
  return readEnvelope(new Uint8Array(await answer.arrayBuffer()));
}

export interface ReadTransaction {
  reference: string;
  /** Santim; positive for a debit. */
  lines: [account: string, santim: number][];
}

export function transactionsOf({ journal: [, ...lines] }: ReadEnvelope): ReadTransaction[] {
  const found = new Map<string, ReadTransaction>();
  for (const cells of lines) {
    const [reference = '', account = '', amount = '', number = ''] = [1, 4, 6, 10].map(
      (at) => cells[at],
    );
    const known = found.get(number) ?? { reference, lines: [] };
    known.lines.push([account, Math.round(Number(amount) * 100)]);
    found.set(number, known);
  }
  return [...found.values()];
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

export function faultsOf(envelope: ReadEnvelope): string[] {
  const transactions = transactionsOf(envelope);
  const uneven = transactions
    .filter(({ lines }) => sum(lines.map(([, santim]) => santim)) !== 0)
    .map(({ reference }) => `${reference} does not sum to zero`);
  const short = envelope.journal
    .filter((cells) => cells.length !== 14)
    .map((cells) => cells.join());
  const [, ...checked] = envelope.sheet('check.xlsx');
  const unequal = checked.filter((cells) => cells[7] !== 0).map((cells) => JSON.stringify(cells));
  return [...uneven, ...short, ...unequal];
}

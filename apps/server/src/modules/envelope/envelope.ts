/** The accountant's envelope: the files of one ZIP, read from one snapshot. SPEC: D178 */
import type { Database } from '../../db/open-database.ts';
import { checkSheet } from './check-sheet.ts';
import { derivedPages } from './derived-pages.ts';
import { proposedAccounts } from './gl-accounts.ts';
import { journalCsv } from './journal-csv.ts';
import { type Asked, type JournalEntry, journalPages } from './journal-pages.ts';
import { xlsxOf } from './xlsx-file.ts';
import { zipOf, type ZippedFile } from './zip-file.ts';

async function* allPages(tx: Database, asked: Asked): AsyncGenerator<JournalEntry[]> {
  yield* journalPages(tx, asked);
  yield* derivedPages(tx, asked);
}

function* filesOf(tx: Database, asked: Asked): Generator<ZippedFile> {
  const accounts = proposedAccounts;
  const pieces = journalCsv(allPages(tx, asked), { accounts, dates: 'M/D/YYYY' });
  yield { name: 'journal.csv', pieces };
  yield { name: 'check.xlsx', pieces: xlsxOf(checkSheet(tx, asked)), isPacked: true };
}

export const envelopeOf = (tx: Database, asked: Asked): AsyncGenerator<Uint8Array> =>
  zipOf(filesOf(tx, asked));

/** `2019-11-2019-12`: the branch, if it is one, and the Ethiopian months. */
export const envelopeName = (branch: number | null, from: string, to: string): string =>
  [
    'envelope',
    ...(branch === null ? [] : [`branch-${branch}`]),
    from,
    ...(to === from ? [] : [to]),
  ].join('-');

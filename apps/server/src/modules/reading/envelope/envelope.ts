/** The accountant's envelope: a ZIP file, read from one snapshot. D178 */
import { todayIso } from '@digis/ethio-date';
import type { Database } from '#db/open-database.ts';
import { selectSettings } from '../../records/settings/setting-queries.ts';
import type { ChangedSince } from './changed-since.ts';
import { checkSheet } from './sheets/check-sheet.ts';
import { derivedPages } from './derived-pages.ts';
import { forfeitedPages } from './forfeited-pages.ts';
import { selectGlAccounts } from './accounts/gl-account-queries.ts';
import type { GlAccounts } from './accounts/gl-accounts.ts';
import { type DateFormat, journalCsv } from './journal-csv.ts';
import { type Asked, type JournalEntry, journalPages } from './journal-pages.ts';
import { journalSheet } from './sheets/journal-sheet.ts';
import { certificateSheet } from './sheets/certificate-sheet.ts';
import { vatSheet } from './sheets/vat-sheet.ts';
import { type Sheet, workbookParts } from '@digis/domain/workbook';
import { zipOf, type ZippedFile } from './zip-file.ts';

async function* allPages(tx: Database, asked: Asked): AsyncGenerator<JournalEntry[]> {
  yield* journalPages(tx, asked);
  yield* derivedPages(tx, asked);
  yield* forfeitedPages(tx, asked);
}

function sinceLast(changed: ChangedSince | null): string[] {
  if (changed === null) return [];
  const day = todayIso({ now: changed.at.getTime() });
  const which = changed.events.map((id) => `EV-${id}`).join(', ');
  return changed.events.length === 0
    ? [`Nothing derived is different since the envelope of ${day}.`, '']
    : [`Different since the envelope of ${day}: ${which}.`, `ከ${day} ፖስታ በኋላ የተለወጡ፦ ${which}።`, ''];
}

const readMe = (from: string, to: string, changed: ChangedSince | null): string =>
  [
    `The accountant's envelope, ${from} to ${to} (Gregorian days, both included).`,
    '',
    'journal.csv        general journal for Sage 50 (Peachtree). Not tried with a real Peachtree: import it into a copy first.',
    'journal.xlsx       the same, with both dates, names and remarks',
    'vat.xlsx           value added tax by the day of the event, with TINs',
    'certificates.xlsx  certificates of withheld tax',
    'check.xlsx         opening + in - out + transferred = closing, by place; the difference has to be 0',
    '',
    'Debit is above zero, and each transaction sums to zero. Period 1 is Hamle; Pagume is counted with Nehase.',
    'EV-... are derived: an event that has begun turns the deposit into sales and VAT, as the event stands now.',
    'EV-...-D too: what is kept of a deleted event is other income.',
    '',
    ...sinceLast(changed),
    'የሒሳብ ባለሙያው ፖስታ። journal.csv በእውነተኛ Peachtree አልተሞከረም፤ በመጀመሪያ በቅጂ ላይ ያስገቡት።',
    '',
  ].join('\r\n');

async function* oneText(text: string): AsyncGenerator<string> {
  yield text;
}

const dateFormats: readonly DateFormat[] = ['M/D/YYYY', 'D/M/YYYY', 'YYYY-MM-DD'];

async function selectWritten(tx: Database): Promise<{ accounts: GlAccounts; dates: DateFormat }> {
  const { journal_dates } = await selectSettings(tx);
  const dates = dateFormats.find((known) => known === journal_dates) ?? 'M/D/YYYY';
  return { accounts: await selectGlAccounts(tx), dates };
}

async function* filesOf(tx: Database, asked: EnvelopeAsked): AsyncGenerator<ZippedFile> {
  const written = await selectWritten(tx);
  const { from, to } = asked.days;
  const pages = () => allPages(tx, asked);
  const workbook = (name: string, sheet: Sheet): ZippedFile => ({
    name,
    pieces: zipOf(workbookParts([sheet])),
    isPacked: true,
  });
  yield { name: 'read-me.txt', pieces: oneText(readMe(from, to, asked.changed)) };
  yield { name: 'journal.csv', pieces: journalCsv(pages(), written) };
  yield workbook('journal.xlsx', journalSheet(pages(), written.accounts));
  yield workbook('vat.xlsx', vatSheet(tx, asked));
  yield workbook('certificates.xlsx', certificateSheet(tx, asked));
  yield workbook('check.xlsx', checkSheet(tx, asked));
}

export interface EnvelopeAsked extends Asked {
  changed: ChangedSince | null;
}

export const envelopeOf = (tx: Database, asked: EnvelopeAsked): AsyncGenerator<Uint8Array> =>
  zipOf(filesOf(tx, asked));

export const envelopeName = (branch: number | null, from: string, to: string): string =>
  [
    'envelope',
    ...(branch === null ? [] : [`branch-${branch}`]),
    from,
    ...(to === from ? [] : [to]),
  ].join('-');

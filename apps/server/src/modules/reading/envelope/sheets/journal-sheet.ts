import { formatEtDate, isoToEt } from '@digis/ethio-date';
import { periodOf } from '../fiscal-period.ts';
import { accountNames, type GlAccounts } from '../accounts/gl-accounts.ts';
import type { JournalEntry } from '../journal-pages.ts';
import type { Cell, Sheet } from '@digis/domain/workbook';

/** The Ethiopian date is a text, because workbooks have no Ethiopian dates. */
export const bothDates = (day: string): Cell[] => [
  { day },
  formatEtDate(isoToEt(day), 'medium', 'en'),
];

const [SHORT, MIDDLE, LONG] = [14, 20, 44];

export const dateColumns = [
  { head: 'Date / ቀን', width: SHORT },
  { head: 'Ethiopian date / የኢትዮጵያ ቀን', width: MIDDLE },
];

const rowsOf = (entry: JournalEntry, number: number, accounts: GlAccounts): Cell[][] =>
  entry.lines.map(({ kind, santim }) => [
    ...bothDates(entry.day),
    periodOf(entry.day),
    number,
    entry.reference,
    entry.branch,
    accounts[kind],
    accountNames[kind],
    entry.words,
    entry.about,
    { santim },
    entry.isDerived ? 'Derived / የተሰላ' : null,
  ]);

async function* pagesOf(
  pages: AsyncIterable<readonly JournalEntry[]>,
  accounts: GlAccounts,
): AsyncGenerator<Cell[][]> {
  let number = 0;
  for await (const page of pages) {
    yield page.flatMap((entry) => {
      number += 1;
      return rowsOf(entry, number, accounts);
    });
  }
}

export const journalSheet = (
  pages: AsyncIterable<readonly JournalEntry[]>,
  accounts: GlAccounts,
): Sheet => ({
  name: 'Journal',
  columns: [
    ...dateColumns,
    { head: 'Period / ወቅት', width: SHORT },
    { head: 'Transaction / ተራ ቁጥር', width: SHORT },
    { head: 'Reference / ማጣቀሻ', width: SHORT },
    { head: 'Branch / ቅርንጫፍ', width: MIDDLE },
    { head: 'G/L account / የሒሳብ ቁጥር', width: SHORT },
    { head: 'Account / ሒሳብ', width: MIDDLE },
    { head: 'Description / ማብራሪያ', width: LONG },
    { head: 'Details / ዝርዝር', width: LONG },
    { head: 'Amount, debit above zero / መጠን (ዴቢት +)', width: MIDDLE, isFigure: true },
    { head: 'Derived / የተሰላ', width: MIDDLE },
  ],
  pages: pagesOf(pages, accounts),
});

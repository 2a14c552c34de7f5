/** The journal in the form that Sage 50 (Peachtree) imports. D178 */
import type { Schemas } from '@digis/api-client/contract';
import { amountText } from '@digis/domain/workbook';
import { periodOf } from './fiscal-period.ts';
import type { GlAccounts } from './accounts/gl-accounts.ts';
import type { JournalEntry } from './journal-pages.ts';

const journalColumns = [
  'Date',
  'Reference',
  'Date Clear in Bank Rec',
  'Number of Distributions',
  'G/L Account',
  'Description',
  'Amount',
  'Job ID',
  'Used for Reimbursable Expenses',
  'Transaction Period',
  'Transaction Number',
  'Consolidated Transaction',
  'Recur Number',
  'Recur Frequency',
] as const;

export type DateFormat = Schemas['JournalDates'];

function dateText(day: string, format: DateFormat): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  if (format === 'YYYY-MM-DD') return day;
  return format === 'M/D/YYYY' ? `${month}/${date}/${year}` : `${date}/${month}/${year}`;
}

const MOST_SIGNS = 160;

/** Sage 50 has no Ethiopic letters. */
function descriptionOf({ words, about }: JournalEntry): string {
  const text = /^[\u0020-\u007e]+$/u.test(about) ? `${words}, ${about}` : words;
  return text.slice(0, MOST_SIGNS);
}

const quoted = (text: string): string =>
  /[",]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const lineOf = (cells: readonly (string | number)[]): string => `${cells.join(',')}\r\n`;

const linesOf = (
  entry: JournalEntry,
  number: number,
  { accounts, dates }: { accounts: GlAccounts; dates: DateFormat },
): string => {
  const { reference, day, lines } = entry;
  const before = [dateText(day, dates), reference, '', lines.length];
  const after = ['', 'FALSE', periodOf(day), number, 'FALSE', 0, 0];
  const description = quoted(descriptionOf(entry));
  return lines
    .map(({ kind, santim }) =>
      lineOf([...before, accounts[kind], description, amountText(santim), ...after]),
    )
    .join('');
};

export async function* journalCsv(
  pages: AsyncIterable<readonly JournalEntry[]>,
  written: { accounts: GlAccounts; dates: DateFormat },
): AsyncGenerator<string> {
  yield lineOf(journalColumns);
  let number = 0;
  for await (const page of pages) {
    yield page
      .map((entry) => {
        number += 1;
        return linesOf(entry, number, written);
      })
      .join('');
  }
}

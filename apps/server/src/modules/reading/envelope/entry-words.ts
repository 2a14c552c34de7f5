import type { entries } from '#db/tables/journal.ts';

type RecordType = (typeof entries.$inferSelect)['record_type'];

const words: Readonly<Record<RecordType, string>> = {
  event: 'Payment of a client',
  refund: 'Refund to a client',
  vendor: 'Payment to a vendor',
  employee: 'Payment of wages',
  petty_create: 'Petty cash opened',
  petty_add: 'Petty cash filled',
  petty_return: 'Petty cash returned',
  petty_spend: 'Spent from petty cash',
  manual: 'Cash by hand',
  settle: 'Advance settled',
  transfer: 'Transfer between places',
  close_difference: 'Difference of a close',
  opening: 'Opening figure',
  accrual: 'Cost of an event',
  withholding: 'Tax that a client withheld',
};

export interface EntryNames extends Record<string, unknown> {
  record_type: RecordType;
  event_id: string | null;
  reverses_id: string | null;
  remark: string;
  client: string | null;
  vendor: string | null;
  employee: string | null;
  bank_reference: string | null;
  certificate_no: string | null;
}

export function wordsOf({ record_type, event_id, reverses_id }: EntryNames): string {
  const said = event_id === null ? words[record_type] : `${words[record_type]}, event ${event_id}`;
  return reverses_id === null ? said : `Correction: ${said}`;
}

export const aboutOf = (row: EntryNames): string =>
  [row.client, row.vendor, row.employee, row.bank_reference, row.certificate_no, row.remark]
    .flatMap((text) => (text === null || text.trim() === '' ? [] : [text.trim()]))
    .join(', ');

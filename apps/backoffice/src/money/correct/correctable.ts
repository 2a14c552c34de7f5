/** Movements of money that can be corrected, in the shape that every list has, and the note in their row. SPEC: D172 */
import type { CorrectableKind } from '@digis/api-client/corrections';
import type { Schemas } from '@digis/api-client/contract';
import type { PayableEvent } from '../take/payable.ts';

/** What booked an entry; what was spent from petty cash is in no book. */
export type EntryKind = CorrectableKind;

/** What follows its entries: what an event, a vendor, an employee is still paid, what a box holds. */
export type EntrySubject =
  | ({ readonly kind: 'event' } & PayableEvent)
  | { readonly kind: 'vendor'; readonly id: number; readonly branchId?: number | undefined }
  /** Birr of salary in the payment; undefined where it is not known. */
  | { readonly kind: 'employee'; readonly id: number; readonly salary?: number | undefined }
  | { readonly kind: 'box'; readonly held: number };

export interface Correctable {
  /** Of the row of book, ledger or petty cash. */
  readonly id: number;
  readonly book_no?: number | undefined;
  readonly kind: EntryKind;
  readonly direction: Schemas['TransactType'];
  /** What was booked, and what it stands at after its corrections; birr, above zero. */
  readonly booked: number;
  readonly stands: number;
  /** What it was, in a few words. */
  readonly about: string;
  readonly subject?: EntrySubject | undefined;
}

type Links = Pick<Schemas['CashbookRecord'], 'corrects' | 'corrected_by' | 'stands_at'>;

/** The part of a row that says how it was corrected. */
export interface CorrectedRow extends Links {
  readonly amount: number;
}

export const standsAt = ({ amount, stands_at }: CorrectedRow): number =>
  stands_at ?? Math.abs(amount);

/** A correction is corrected by correcting the first entry again. */
export const isCorrectable = (row: CorrectedRow): boolean =>
  row.corrects === undefined && standsAt(row) > 0;

export const isCorrectionOrCorrected = ({
  corrects,
  corrected_by: by = [],
}: CorrectedRow): boolean => corrects !== undefined || by.length > 0;

/** Gives the movements of every list one shape for corrections. D172 */
import type { CorrectableKind } from '@digis/api-client/corrections';
import type { Schemas } from '@digis/api-client/contract';
import type { PayableEvent } from '../take/payable.ts';

/** Also petty cash spending, which is in no cashbook. */
export type EntryKind = CorrectableKind;

export type EntrySubject =
  | ({ readonly kind: 'event' } & PayableEvent)
  | { readonly kind: 'vendor'; readonly id: number; readonly branchId?: number | undefined }
  /** Birr of salary in the payment; undefined if unknown. */
  | { readonly kind: 'employee'; readonly id: number; readonly salary?: number | undefined }
  | { readonly kind: 'box'; readonly held: number };

export interface Correctable {
  readonly id: number;
  readonly book_no?: number | undefined;
  readonly kind: EntryKind;
  readonly direction: Schemas['TransactType'];
  /** The amount booked, and the amount after corrections; positive birr. */
  readonly booked: number;
  readonly stands: number;
  readonly about: string;
  readonly subject?: EntrySubject | undefined;
}

type Links = Pick<Schemas['CashbookRecord'], 'corrects' | 'corrected_by' | 'stands_at'>;

export interface CorrectedRow extends Links {
  readonly amount: number;
}

export const standsAt = ({ amount, stands_at }: CorrectedRow): number =>
  stands_at ?? Math.abs(amount);

/** A correction cannot be corrected; the user corrects the first entry again. */
export const isCorrectable = (row: CorrectedRow): boolean =>
  row.corrects === undefined && standsAt(row) > 0;

export const isCorrectionOrCorrected = ({
  corrects,
  corrected_by: by = [],
}: CorrectedRow): boolean => corrects !== undefined || by.length > 0;

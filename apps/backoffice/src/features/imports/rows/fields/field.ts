/** A field of an import: what a column of a sheet can be, and the words by which its head is known. */
import type { MessageDescriptor } from '@lingui/core';

/** How a cell becomes the value that is sent. */
export type Reads =
  | 'text'
  | 'phone'
  | 'amount'
  | 'count'
  | 'day'
  | 'time'
  | 'yes-no'
  | 'names'
  | 'prices';

export interface FieldParts {
  readonly first: readonly string[];
  readonly further: readonly string[];
}

export interface ImportField {
  /** The name on the wire, `client.name` within another; `total` is sent as a fixed price. */
  readonly id: string;
  readonly label: MessageDescriptor;
  readonly reads: Reads;
  readonly isRequired?: true;
  /** Values on the wire by the words that sheets have for them. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /** Other heads of such a column, beside its label in both languages. */
  readonly also?: readonly string[];
  /** Heads of columns that together are the field: a first and a last name. */
  readonly parts?: FieldParts;
  /** The field that takes the second number of a cell with two phones. */
  readonly second?: string;
}

export const field = (
  id: string,
  label: MessageDescriptor,
  reads: Reads,
  more: Omit<Partial<ImportField>, 'id' | 'label' | 'reads'> = {},
): ImportField => ({ id, label, reads, ...more });

/** Words for a plain answer; the first of a language are those that the template names. */
export const yesNoWords = {
  yes: ['yes', 'y', 'true', '1', 'x', '✓', '✔', '√', 'አዎ', 'አዎን', 'አለ'],
  no: ['no', 'n', 'false', '0', '✗', '✘', 'አይ', 'የለም', 'አይደለም'],
} as const;

export const must = { isRequired: true } as const;

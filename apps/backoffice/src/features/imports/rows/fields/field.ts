import type { MessageDescriptor } from '@lingui/core';

type Reads = 'text' | 'phone' | 'amount' | 'count' | 'day' | 'time' | 'yes-no' | 'names' | 'prices';

export interface FieldParts {
  readonly first: readonly string[];
  readonly further: readonly string[];
}

export interface ImportField {
  /** The contract's name, `client.name` if nested; `total` is only here, and is sent as a price. */
  readonly id: string;
  readonly label: MessageDescriptor;
  readonly reads: Reads;
  readonly isRequired?: true;
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  readonly also?: readonly string[];
  readonly parts?: FieldParts;
  readonly second?: string;
}

export const field = (
  id: string,
  label: MessageDescriptor,
  reads: Reads,
  more: Omit<Partial<ImportField>, 'id' | 'label' | 'reads'> = {},
): ImportField => ({ id, label, reads, ...more });

export const yesNoWords = {
  yes: ['yes', 'y', 'true', '1', 'x', '✓', '✔', '√', 'አዎ', 'አዎን', 'አለ'],
  no: ['no', 'n', 'false', '0', '✗', '✘', 'አይ', 'የለም', 'አይደለም'],
} as const;

export const must = { isRequired: true } as const;

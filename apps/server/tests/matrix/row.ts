import { type Operation, type OperationId, operations } from '@digis/api-client/contract';

/** Fields of the answer, two levels deep, and the number of rows added. */
export interface Done {
  fields: string;
  rows?: Readonly<Record<string, number>>;
}

export type Outcome = Done | string;

export interface Row {
  id: OperationId;
  what?: string;
  call: string;
  body?: unknown;
  needs: 'nobody' | 'anybody' | readonly string[];
  also?: string;
  done: Done;
  counted?: string;
  /**
   * By caller: `admin`, `other` (another branch, all permissions), or one with a single permission.
   */
  except?: Readonly<Record<string, Outcome>>;
}

export const ruleOf = (id: OperationId): Operation => operations[id];

export const ok: Done = { fields: 'success' };

export const answer = (field: string, inner = ''): Done => ({
  fields: [
    'success',
    field,
    ...inner
      .split(/\s+/)
      .filter(Boolean)
      .map((name) => `${field}.${name}`),
  ]
    .toSorted()
    .join(' '),
});

export const sorted = (fields: string): Done => ({
  fields: fields.split(/\s+/).filter(Boolean).toSorted().join(' '),
});
export const prefixed = (prefix: string, fields: string): string =>
  fields
    .split(' ')
    .map((field) => `${prefix}.${field}`)
    .join(' ');

export const together = (...parts: readonly string[]): Done => ({
  fields: [...new Set(parts.flatMap((part) => part.split(' ')))].toSorted().join(' '),
});

export const writes = (rows: Record<string, number>, done: Done = ok): Done => ({
  ...done,
  rows: { action_logs: 1, ...rows },
});

export const created = (rows: Record<string, number>): Done =>
  writes(rows, { fields: 'id success' });

export const entry = { entries: 1, entry_seals: 1, postings: 2 };

export const booked = (rows: Record<string, number>, more = ''): Done =>
  writes(rows, { fields: fieldsOf(`balance book_no id success ${more}`) });
export const bookedBlind = (rows: Record<string, number>, more = ''): Done =>
  writes(rows, { fields: fieldsOf(`book_no id success ${more}`) });

const fieldsOf = (words: string): string => words.split(' ').filter(Boolean).toSorted().join(' ');

export const hidden = { other: 'NOT_FOUND' };

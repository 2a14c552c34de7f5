/** A row of the matrix: one way to make one call, its allowed callers, its answer and its writes. */
import { type Operation, type OperationId, operations } from '@digis/api-client/contract';

/** The effects of an allowed call: the fields of its answer, two levels deep, and the rows it adds. */
export interface Done {
  fields: string;
  rows?: Readonly<Record<string, number>>;
}

/** Done, or the code of the refusal. */
export type Outcome = Done | string;

export interface Row {
  id: OperationId;
  /** A name that tells the rows of one operation apart. */
  what?: string;
  call: string;
  body?: unknown;
  /** Any of these opens the call. */
  needs: 'nobody' | 'anybody' | readonly string[];
  /** Needed as well. */
  also?: string;
  done: Done;
  /** The table that counts it, also where it is refused. */
  counted?: string;
  /** `admin`, `other` (of another branch, with all permissions), or the user with only this permission. */
  except?: Readonly<Record<string, Outcome>>;
}

/** The call in the contract. */
export const ruleOf = (id: OperationId): Operation => operations[id];

export const ok: Done = { fields: 'success' };

/** `success`, and a field with fields of its own. */
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

/** All that these answer. */
export const together = (...parts: readonly string[]): Done => ({
  fields: [...new Set(parts.flatMap((part) => part.split(' ')))].toSorted().join(' '),
});

export const writes = (rows: Record<string, number>, done: Done = ok): Done => ({
  ...done,
  rows: { action_logs: 1, ...rows },
});

export const created = (rows: Record<string, number>): Done =>
  writes(rows, { fields: 'id success' });

/** Money that moves: an entry and what it takes from one account and gives to another. */
export const entry = { entries: 1, entry_seals: 1, postings: 2 };

/** The same with its record of the book, and the balance for users who may see it. */
export const booked = (rows: Record<string, number>, more = ''): Done =>
  writes(rows, { fields: fieldsOf(`balance book_no id success ${more}`) });
export const bookedBlind = (rows: Record<string, number>, more = ''): Done =>
  writes(rows, { fields: fieldsOf(`book_no id success ${more}`) });

const fieldsOf = (words: string): string => words.split(' ').filter(Boolean).toSorted().join(' ');

/** A record of Bole does not exist for Piassa. */
export const hidden = { other: 'NOT_FOUND' };

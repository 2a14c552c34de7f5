/** The fields an edit changed, as the log shows them. */
import type { Schemas } from '@digis/api-client/contract';

type Fields = Readonly<Record<string, unknown>>;

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);

/** Empty when nothing changed: such an edit is not logged. */
export const changesBetween = (before: Fields, after: Fields): Schemas['LogChange'][] =>
  Object.keys(after)
    .filter((field) => shown(before[field]) !== shown(after[field]))
    .map((field) => ({ field, before: shown(before[field]), after: shown(after[field]) }));

import type { Done } from '../row.ts';

export const sorted = (fields: string): Done => ({
  fields: fields.split(/\s+/).filter(Boolean).toSorted().join(' '),
});
export const prefixed = (prefix: string, fields: string): string =>
  fields
    .split(' ')
    .map((field) => `${prefix}.${field}`)
    .join(' ');

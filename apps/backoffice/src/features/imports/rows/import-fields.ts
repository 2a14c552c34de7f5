import type { Schemas } from '@digis/api-client/contract';
import { clients } from './fields/client-fields.ts';
import { events } from './fields/event-fields.ts';
import type { ImportField } from './fields/field.ts';
import { items, packages } from './fields/offer-fields.ts';
import { employees, vendors } from './fields/people-fields.ts';

export { type ImportField, yesNoWords } from './fields/field.ts';
export type ImportKind = Schemas['ImportKind'];

export const importFields: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  clients,
  items,
  packages,
  employees,
  vendors,
  events,
};

export function fieldOfPath(
  kind: ImportKind,
  path: string,
  isMapped: (id: string) => boolean,
): ImportField | undefined {
  const named = (id: string) => importFields[kind].find((each) => each.id === id);
  if (path === 'per_person' && isMapped('total')) return named('total');
  if (path === 'last_name' && !isMapped('last_name')) return named('first_name');
  return named(path) ?? named(path.split('.')[0] ?? '');
}

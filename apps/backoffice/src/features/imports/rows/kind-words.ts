import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { translatorOf } from '#i18n/language.ts';
import { type ImportField, type ImportKind, importFields } from './import-fields.ts';
import type { KnownField } from './propose-columns.ts';

export const kindWords: Readonly<Record<ImportKind, MessageDescriptor>> = {
  clients: msg`Clients`,
  items: msg`Items`,
  packages: msg`Packages`,
  employees: msg`Employees`,
  vendors: msg`Vendors`,
  events: msg`Events`,
};

export const importKinds = [
  ...(['clients', 'items', 'packages', 'employees', 'vendors', 'events'] as const),
] satisfies readonly ImportKind[];

export async function labelsInBoth(): Promise<(field: ImportField) => readonly [string, string]> {
  const [am, en] = await Promise.all([translatorOf('am'), translatorOf('en')]);
  return ({ label }) => [am._(label), en._(label)];
}

export type KnownFields = ReadonlyMap<ImportKind, readonly KnownField[]>;

export async function knownFields(): Promise<KnownFields> {
  const labelsOf = await labelsInBoth();
  const knownOf = ({ id, also = [], parts, reads, ...field }: ImportField): KnownField => ({
    id,
    heads: [...labelsOf({ id, reads, ...field }), ...also],
    parts,
    isPriced: reads === 'prices',
  });
  return new Map(importKinds.map((kind) => [kind, importFields[kind].map(knownOf)]));
}

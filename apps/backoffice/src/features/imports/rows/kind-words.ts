/** Kinds of imports in words, and the heads by which the columns of each are known, in both languages. */
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

/** In the order in which one may refer to another. */
export const importKinds = [
  ...(['clients', 'items', 'packages', 'employees', 'vendors', 'events'] as const),
] satisfies readonly ImportKind[];

/** The label of a field in Amharic and in English. */
export async function labelsInBoth(): Promise<(field: ImportField) => readonly [string, string]> {
  const [am, en] = await Promise.all([translatorOf('am'), translatorOf('en')]);
  return ({ label }) => [am._(label), en._(label)];
}

export type KnownFields = ReadonlyMap<ImportKind, readonly KnownField[]>;

/** The heads of every kind, by which a sheet is told. */
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

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

export async function knownFieldsOf(kind: ImportKind): Promise<readonly KnownField[]> {
  const labelsOf = await labelsInBoth();
  return importFields[kind].map((field) => ({
    id: field.id,
    heads: [...labelsOf(field), ...(field.also ?? [])],
  }));
}

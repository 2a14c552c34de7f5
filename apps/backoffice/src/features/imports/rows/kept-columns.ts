import { browserStorage } from '#browser/storage.ts';
import { storageKeys } from '#browser/saved-choices.ts';
import { type ImportKind, importFields } from './import-fields.ts';
import type { Mapping } from './propose-columns.ts';

const storage = browserStorage('local');
const MOST_KEPT = 20;

type Kept = readonly [form: string, mapping: readonly unknown[]];

const formOf = (kind: ImportKind, heads: readonly string[]) => JSON.stringify([kind, ...heads]);

const isKept = (value: unknown): value is Kept =>
  Array.isArray(value) && typeof value[0] === 'string' && Array.isArray(value[1]);

function readKept(): readonly Kept[] {
  try {
    const kept: unknown = JSON.parse(storage.read(storageKeys.sheets) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

export function keptColumns(kind: ImportKind, heads: readonly string[]): Mapping | null {
  const found = readKept().find(([form]) => form === formOf(kind, heads));
  if (!found) return null;
  const ids = importFields[kind].map(({ id }) => id);
  return heads.map((_head, at) => ids.find((id) => id === found[1][at]) ?? null);
}

export function keepColumns(kind: ImportKind, heads: readonly string[], mapping: Mapping) {
  const form = formOf(kind, heads);
  const others = readKept().filter(([kept]) => kept !== form);
  const newest: Kept = [form, mapping];
  const kept = [newest, ...others].slice(0, MOST_KEPT);
  storage.write(storageKeys.sheets, JSON.stringify(kept));
}

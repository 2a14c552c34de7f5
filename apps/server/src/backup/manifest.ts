/** What a copy says of itself, so that whoever restores it knows that it is whole. */

export interface TableCopy {
  name: string;
  columns: string[];
  bytes: number;
  sha256: string;
}

export interface Manifest {
  /** The last migration of the database that was copied. */
  schema: string;
  takenAt: string;
  tables: TableCopy[];
  /** The last seal of each branch's journal; older copies have none. */
  heads?: { branch_id: number; number: number; seal: string }[];
}

export const manifestName = 'manifest.json';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isTableCopy = (value: unknown): value is TableCopy =>
  isRecord(value) && typeof value['name'] === 'string' && Array.isArray(value['columns']);

const isManifest = (value: unknown): value is Manifest =>
  isRecord(value) &&
  typeof value['schema'] === 'string' &&
  Array.isArray(value['tables']) &&
  value['tables'].every(isTableCopy);

export function readManifest(text: string): Manifest {
  const value: unknown = JSON.parse(text);
  if (!isManifest(value)) throw new Error('the manifest of the copy is not one of ours');
  return value;
}

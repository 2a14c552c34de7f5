import { createHmac, timingSafeEqual } from 'node:crypto';
import { StartError } from '../base/errors.ts';
import { isRecord } from '../base/is-record.ts';
import type { SealsKept } from '../modules/verify/new-seals.ts';

interface Sum {
  name: string;
  bytes: number;
  sha256: string;
}

export interface TableCopy extends Sum {
  columns: string[];
}

export interface Manifest {
  schema: string;
  migrations?: string[];
  takenAt: string;
  tables: TableCopy[];
  /** Missing in older copies. */
  images?: Sum[];
  /** Images already lost. */
  missing?: string[];
  /** Last seal per branch; missing in older copies. */
  heads?: { branch_id: number; number: number; seal: string }[];
  /** Missing in older copies. */
  seals?: SealsKept;
}

export const manifestName = 'manifest.json';
export const signatureName = 'manifest.hmac';

const isSum = (value: unknown): value is Sum =>
  isRecord(value) && typeof value['name'] === 'string' && typeof value['sha256'] === 'string';

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

const isTableCopy = (value: unknown): value is TableCopy =>
  isSum(value) && 'columns' in value && isTexts(value.columns);

const isManifest = (value: unknown): value is Manifest =>
  isRecord(value) &&
  typeof value['schema'] === 'string' &&
  (value['migrations'] === undefined || isTexts(value['migrations'])) &&
  Array.isArray(value['tables']) &&
  value['tables'].every(isTableCopy) &&
  (value['images'] === undefined ||
    (Array.isArray(value['images']) && value['images'].every(isSum)));

export function readManifest(text: string): Manifest {
  const value: unknown = JSON.parse(text);
  if (!isManifest(value)) throw new StartError('The manifest of the copy is not one of ours.');
  return value;
}

/** The prefix separates this use of the key from its others. */
export const signatureOf = (key: Buffer, manifest: Buffer): string =>
  createHmac('sha256', key).update('digis copy\n').update(manifest).digest('hex');

export function isSignedBy(key: Buffer, manifest: Buffer, signature: string): boolean {
  const expected = Buffer.from(signatureOf(key, manifest));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

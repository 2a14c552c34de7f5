/** The photo of a receipt, as if it had been uploaded in Bole. */
import { randomBytes } from 'node:crypto';
import { files } from '../src/db/tables/files.ts';
import type { TestApp } from './start-test-app.ts';

export async function buildReceipt({ db, clock }: TestApp): Promise<string> {
  const path = `${randomBytes(16).toString('base64url')}.jpg`;
  await db.insert(files).values({
    path,
    media_type: 'image/jpeg',
    bytes: 1,
    sha256: Buffer.alloc(32),
    uploaded_by: 1,
    branch_id: 1,
    created_at: clock.now(),
  });
  return path;
}

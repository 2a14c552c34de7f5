/** The photo of a receipt, as if a user of Bole had uploaded it. */
import { randomBytes } from 'node:crypto';
import { files } from '../src/db/tables/files.ts';
import type { TestApp } from './start-test-app.ts';

/** `uploaded_by`: Dawit of the standard fixture, unless a test says otherwise. */
export async function buildReceipt({ db, clock }: TestApp, uploaded_by = 3): Promise<string> {
  const path = `${randomBytes(16).toString('base64url')}.jpg`;
  await db.insert(files).values({
    path,
    media_type: 'image/jpeg',
    bytes: 1,
    sha256: Buffer.alloc(32),
    uploaded_by,
    branch_id: 1,
    created_at: clock.now(),
  });
  return path;
}

/** Writes the envelope into a temporary file, and renames it when it is complete. */
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from '#base/make-folder.ts';
import type { Database } from '#db/open-database.ts';
import { type EnvelopeAsked, envelopeOf } from './envelope.ts';
import { streamSnapshot, usualStreamLimits } from './stream-snapshot.ts';

export async function writeEnvelope(
  db: Database,
  file: string,
  asked: EnvelopeAsked,
): Promise<void> {
  const folder = dirname(file);
  makeFolder(folder);
  const own = randomBytes(6).toString('hex');
  const temporary = join(folder, `.${basename(file)}.${own}.part`);
  try {
    const limits = { ...usualStreamLimits, endMs: null };
    const bytes = await streamSnapshot(db, (tx) => envelopeOf(tx, asked), limits);
    await pipeline(bytes, createWriteStream(temporary, { mode: 0o600, flush: true }));
    await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
}

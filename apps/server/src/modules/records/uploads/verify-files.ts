import { createHash } from 'node:crypto';
import { asc, eq, gt } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { files, type FileRow } from '#db/tables/files.ts';
import type { FileStore } from '#files/file-store.ts';

const batch = 500;

export async function firstChangedFile(db: Database, store: FileStore): Promise<string | null> {
  let last = '';
  for (;;) {
    const rows = await db
      .select()
      .from(files)
      .where(gt(files.path, last))
      .orderBy(asc(files.path))
      .limit(batch);
    for (const row of rows) {
      const fault = await faultOf(store, row);
      if (fault !== null && (await db.$count(files, eq(files.path, row.path))) > 0) return fault;
    }
    const end = rows.at(-1);
    if (end === undefined) return null;
    last = end.path;
  }
}

async function faultOf(store: FileStore, { path, bytes, sha256 }: FileRow): Promise<string | null> {
  const stream = await store.read(path);
  if (stream === null) return `The image ${path} is not there.`;
  const sum = createHash('sha256');
  let length = 0;
  for await (const chunk of stream) {
    sum.update(chunk);
    length += chunk.length;
  }
  const isSame = length === bytes && sum.digest().equals(sha256);
  return isSame ? null : `The image ${path} is not the one that was uploaded.`;
}

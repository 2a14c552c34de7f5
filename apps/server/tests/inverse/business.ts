/** The business of the inverse tests, in which each run is rolled back. */
import type { Caller, TestApp } from '../../testing/index.ts';
import { standardFixture, standardPeople, startTestApp } from '../../testing/index.ts';
import { files } from '../../src/db/tables/files.ts';
import { isImagePath } from '../../src/files/image-path.ts';
import { type Contents, readerOf } from '../matrix/contents.ts';
import type { Json } from './json.ts';

export interface Business {
  app: TestApp;
  read(): Promise<Contents>;
}

export interface Lived {
  app: TestApp;
  admin: Caller;
}

export const [bank, safe] = [1, 2];
export const fastingPackage = 2;

export async function openBusiness(): Promise<Business> {
  const app = await startTestApp();
  await standardFixture(app);
  await standardPeople(app);
  const admin = await app.as('admin');
  await admin.post('/api/settings', { phone_prefixes: '09,07' });
  await admin.post('/api/place', { kind: 'cbe', name: 'CBE', digits: '4410' });
  await admin.post('/api/place', { kind: 'safe', name: 'Safe' });
  const pricing = [{ min: 1, max: 100_000, value: 500 }];
  await admin.post('/api/package', { name: 'Fasting', items: [4], pricing });
  return { app, read: await readerOf(app) };
}

export async function uploadImages({ app }: Lived, body: Json): Promise<void> {
  const paths = Object.values(body).filter(
    (value): value is string => typeof value === 'string' && isImagePath(value),
  );
  for (const path of new Set(paths)) {
    await app.db.insert(files).values({
      path,
      media_type: 'image/jpeg',
      bytes: 1,
      sha256: Buffer.alloc(32),
      uploaded_by: 1,
      created_at: app.clock.now(),
    });
  }
}

import { existsSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { uploaded } from '#testing/pictures.ts';
import { useStandardApp } from '#testing/use-test-app.ts';
import { newImagePath } from '#files/image-path.ts';
import { reconcileFiles } from './reconcile-files.ts';

const standard = useStandardApp();

it('files without a row are swept after a day, and a row without a file is reported', async () => {
  const { app } = standard;
  const folder = join(app.config.dataDir, 'files');
  const hana = await app.as('hana');
  const [kept, lost] = [await uploaded(hana), await uploaded(hana)];
  unlinkSync(join(folder, lost));
  const [old, young] = [newImagePath('jpg'), newImagePath('jpg')];
  for (const name of [old, young]) writeFileSync(join(folder, name), 'bytes');
  utimesSync(join(folder, old), 1_700_000_000, 1_700_000_000);
  utimesSync(join(folder, kept), 1_700_000_000, 1_700_000_000);
  expect(await reconcileFiles(app.db, app.files)).toEqual({
    removed: 1,
    foreign: 0,
    lost: [lost],
  });
  expect([kept, young, old].map((name) => existsSync(join(folder, name)))).toEqual([
    true,
    true,
    false,
  ]);
});

it('the folder of another database is left alone', async () => {
  const { app } = standard;
  const folder = join(app.config.dataDir, 'files');
  await uploaded(await app.as('hana'));
  const others = Array.from({ length: 9 }, () => join(folder, newImagePath('jpg')));
  for (const file of others) {
    writeFileSync(file, 'bytes');
    utimesSync(file, 1_700_000_000, 1_700_000_000);
  }
  expect(await reconcileFiles(app.db, app.files)).toMatchObject({ removed: 0, foreign: 10 });
  expect(others.every((file) => existsSync(file))).toBe(true);
});

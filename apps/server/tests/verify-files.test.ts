import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { uploaded } from '../testing/pictures.ts';
import { useStandardApp } from '../testing/use-test-app.ts';
import { readVerdict } from '../src/running/last-verify.ts';
import { runCommand } from './support/run-command.ts';

const standard = useStandardApp();

it('verify --files compares images with their checksums, and plain verify does not read them', async () => {
  const { url, config } = standard.app;
  const path = await uploaded(await standard.app.as('dawit'));
  const settings = { DATABASE_URL: url, DATA_DIR: config.dataDir };
  const whole = await runCommand('verify', ['--files'], settings);
  expect(whole).toMatchObject({ code: 0 });
  expect(whole.said).toContain('The books agree.\nThe images are those that were uploaded.');
  writeFileSync(join(config.dataDir, 'files', path), 'another');
  expect(await runCommand('verify', ['--files'], settings)).toEqual({
    code: 1,
    said: `The image ${path} is not the one that was uploaded.`,
  });
  expect(await readVerdict(config.dataDir)).toMatchObject({ agrees: false });
  expect((await runCommand('verify', [], settings)).code).toBe(0);
  expect(await readVerdict(config.dataDir)).toMatchObject({ agrees: true });
});

import { readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { picture, uploaded } from '#testing/pictures.ts';
import { useStandardApp } from '#testing/use-test-app.ts';
import { firstChangedFile } from './verify-files.ts';

const standard = useStandardApp();

const check = () => firstChangedFile(standard.app.db, standard.app.files);
const placeOf = (path: string) => join(standard.app.config.dataDir, 'files', path);

async function receipt(): Promise<string> {
  const dawit = await standard.app.as('dawit');
  const proof = await uploaded(dawit);
  const cash = { type: 'in', amount: 100, remark: 'Tents', proof };
  expect((await dawit.post('/api/transactions', cash)).status).toBe(200);
  return proof;
}

it('verify names a receipt whose file was replaced', async () => {
  const [first, proof] = [await receipt(), await receipt()];
  expect(await check()).toBeNull();
  const kept = readFileSync(placeOf(proof));
  writeFileSync(placeOf(proof), await picture().negate().jpeg().toBuffer());
  expect(await check()).toBe(`The image ${proof} is not the one that was uploaded.`);
  const sameLength = Buffer.from(kept);
  sameLength[sameLength.length - 5] = 255 - (sameLength.at(-5) ?? 0);
  writeFileSync(placeOf(proof), sameLength);
  expect(await check()).toBe(`The image ${proof} is not the one that was uploaded.`);
  writeFileSync(placeOf(proof), kept);
  unlinkSync(placeOf(first));
  expect(await check()).toBe(`The image ${first} is not there.`);
});

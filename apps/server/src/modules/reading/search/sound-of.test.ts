// D164
import { sql } from 'drizzle-orm';
import { soundOf } from '@digis/domain';
import { expect, it } from 'vitest';
import {
  spellings,
  typedNames,
} from '../../../../../../packages/domain/src/latin-letters/names.ts';
import { useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();

async function inDatabase(texts: readonly string[]): Promise<string[]> {
  const { rows } = await standard.app.db.execute<{ sound: string }>(
    sql`SELECT sound_of(text) AS sound FROM unnest(${sql.param([...texts])}::text[]) WITH ORDINALITY AS t (text, at) ORDER BY at`,
  );
  return rows.map(({ sound }) => sound);
}

const letters = Array.from({ length: 0x180 }, (_, at) => String.fromCodePoint(0x1200 + at)).filter(
  (letter) => /\p{L}/u.test(letter),
);

it('the database and packages/domain agree on every Ethiopic letter: first, within, and between glides', async () => {
  const texts = letters.flatMap((one) => [
    one,
    `ለ${one}`,
    `ለ${one}ዋይ`,
    `ን${one}`,
    `${one}${one}`,
    `${one} ${one}`,
  ]);
  expect(await inDatabase(texts)).toEqual(texts.map(soundOf));
});

it('the database and packages/domain agree on every two and three Latin letters', async () => {
  const latin = Array.from('abcdefghijklmnopqrstuvwxyz');
  const pairs = latin.flatMap((one) => latin.map((two) => one + two));
  const texts = [
    ...latin,
    ...pairs,
    ...pairs.flatMap((pair) => latin.map((three) => `${pair}${three} o${pair}${three}a`)),
  ];
  expect(await inDatabase(texts)).toEqual(texts.map(soundOf));
});

it('the database and packages/domain agree on names in both scripts, punctuation and spaces', async () => {
  const names = [...spellings.flat(), ...typedNames.flat()];
  const signs = [
    "Sara O'Neil-Bekele",
    ' ወ/ሮ  ሰላም\u200b',
    '፡ሀይሉ፡ተስፋዬ።',
    'Hall 12 (ፒያሳ)',
    'André 🎂',
    'ABEBE.KEBEDE',
  ];
  const texts = [...names, ...names.map((name) => name.toUpperCase()), ...signs];
  expect(await inDatabase(texts)).toEqual(texts.map(soundOf));
});

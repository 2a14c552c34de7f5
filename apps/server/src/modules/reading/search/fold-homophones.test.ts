// D60, D137
import { sql } from 'drizzle-orm';
import { foldHomophones } from '@digis/domain';
import { expect, it } from 'vitest';
import { foldName } from '../../../../../../packages/ethio-date/src/text/homophones.ts';
import { useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();

const spellings = [
  ['ሀይሌ', 'ሃይሌ', 'ሐይሌ', 'ኀይሌ', 'ኃይሌ', 'ሓይሌ'],
  ['ሀብስት', 'ኸብስት'],
  ['ህዳር', 'ኅዳር', 'ኽዳር'],
  ['ስጋ', 'ሥጋ'],
  ['አለም', 'ዓለም', 'ኣለም', 'ዐለም'],
  ['ጸሀይ', 'ፀሐይ', 'ጸሃይ', 'ፀሃዪ'],
  ['ጎመን', 'ጐመን'],
  ['ጎሳዬ', 'ጐሳዬ', 'ጐሣዬ'],
  ['ውሃ', 'ዉሃ', 'ውኃ', 'ዉሐ', 'ዉኀ'],
  ['ውብሸት', 'ዉብሸት'],
  ['ሟሟ', 'ሙዋሙዋ', 'ምዋምዋ', 'ሟሙዋ'],
  ['ቧንቧ', 'ቡዋንቡዋ', 'ብዋንብዋ'],
  ['ቆንጆ', 'ቈንጆ'],
  ['ቁጥር', 'ቍጥር', 'ቊጥር'],
  ['ቋንቋ', 'ቁዋንቁዋ', 'ቅዋንቅዋ'],
  ['ኮኮብ', 'ኰኰብ'],
  ['ኩራት', 'ኵራት', 'ኲራት'],
  ['ኳስ', 'ኩዋስ', 'ክዋስ'],
  ['ሆሆት', 'ኈኈት', 'ኆኈት'],
  ['ኋላ', 'ሁዋላ', 'ኁዋላ', 'ህዋላ', 'ሗላ'],
  ['ጉንጉን', 'ጕንጕን', 'ጒንጒን'],
  ['ጓዳ', 'ጉዋዳ', 'ግዋዳ'],
  ['ጔት', 'ጉዌት', 'ግዌት'],
  ['ልጇ', 'ልጁዋ', 'ልጅዋ'],
  ['ሏል', 'ልዋል', 'ሉዋል'],
  ['ሷ', 'ሧ', 'ሱዋ', 'ሥዋ'],
  ['ጿ', 'ፇ', 'ጹዋ', 'ፅዋ'],
] as const;

const folds = {
  'packages/domain': async (name: string) => foldHomophones(name),
  'packages/ethio-date': async (name: string) => foldName(name),
  'the database': async (name: string) => {
    const { rows } = await standard.app.db.execute<{ folded: string }>(
      sql`SELECT fold_homophones(${name}) AS folded`,
    );
    return rows[0]?.folded ?? '';
  },
};

it.each(Object.entries(folds))('%s folds the spellings of a word into one', async (_who, fold) => {
  for (const [first, ...others] of spellings) {
    const folded = await fold(first);
    for (const other of others) expect(await fold(other), `${other} as ${first}`).toBe(folded);
  }
  const words = await Promise.all(spellings.map(([word]) => fold(word)));
  expect(new Set(words).size).toBe(words.length);
});

it('all three fold every Ethiopic letter alike, alone and before a ዋ', async () => {
  const letters = Array.from({ length: 0x180 }, (_, at) => String.fromCodePoint(0x1200 + at));
  const text = letters.flatMap((letter) => (/\p{L}/u.test(letter) ? `${letter}${letter}ዋ` : []));
  const folded = await Promise.all(Object.values(folds).map((fold) => fold(text.join(''))));
  expect(new Set(folded).size).toBe(1);
});

it('the database strips invisible characters and extra spaces like packages/domain', async () => {
  const signs = Array.from({ length: 0x10_ffff }, (_, at) => String.fromCodePoint(at + 1));
  const unseen = signs.filter((sign) => /[\s፡\p{Default_Ignorable_Code_Point}]/u.test(sign));
  const name = ` ${unseen.map((sign) => `${sign}ዶሮ ${sign} ወ${sign}ጥ${sign}`).join('.')}`;
  expect(await folds['the database'](name)).toBe(foldHomophones(name));
});

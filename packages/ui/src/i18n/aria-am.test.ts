import { expect, test } from 'vitest';
import { amharic } from './aria-am.ts';
import { ariaEnglish } from './aria-en.mjs';

test.each(Object.keys(amharic))('%s has each of its words in Amharic', (name) => {
  expect(Object.keys(amharic[name] ?? {}).sort()).toEqual(
    Object.keys(ariaEnglish[name] ?? {}).sort(),
  );
});

const variables = {
  item: 'ዶሮ',
  optionText: 'ዶሮ',
  optionCount: 2,
  count: 2,
  fieldLabel: 'ዋጋ',
  link: 'ዶሮ',
};

test('no spoken message is left in English', () => {
  for (const word of Object.values(amharic).flatMap((entries) => Object.values(entries))) {
    const formatter = { locale: 'am-ET', number: String };
    expect(typeof word === 'string' ? word : word(variables, formatter)).not.toMatch(
      /(?!Alt|Delete)\b[A-Za-z]{2,}/u,
    );
  }
});

import { expect, test } from 'vitest';
import { foldHomophones } from './fold-homophones.ts';

test.each([
  ['ኀይሌ', 'ሀይሌ'],
  ['ሐዋሳ', 'ሀዋሳ'],
  ['ሃይማኖት', 'ሀይማኖት'],
  ['ሥጋ', 'ስጋ'],
  ['ዓለም', 'አለም'],
  ['ፀሐይ', 'ጸሀይ'],
  ['  ዶሮ   ወጥ ', 'ዶሮ ወጥ'],
  ['Doro WAT', 'doro wat'],
])('%s is found as %s', (written, searched) => {
  expect(foldHomophones(written)).toBe(foldHomophones(searched));
});

// D60
test('letters that sound different stay different', () => {
  expect(foldHomophones('ሰላም')).not.toBe(foldHomophones('ሸላም'));
  expect(foldHomophones('ጠላ')).not.toBe(foldHomophones('ጸላ'));
});

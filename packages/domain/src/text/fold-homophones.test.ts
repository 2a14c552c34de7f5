import { expect, test } from 'vitest';
import { foldHomophones } from './fold-homophones.ts';

test.each([
  ['ኀይሌ', 'ሀይሌ'],
  ['ሐዋሳ', 'ሀዋሳ'],
  ['ሃይማኖት', 'ሀይማኖት'],
  ['ሥጋ', 'ስጋ'],
  ['ዓለም', 'አለም'],
  ['ፀሐይ', 'ጸሀይ'],
  ['ጐመን', 'ጎመን'],
  ['ቈንጆ', 'ቆንጆ'],
  ['ኰኰብ', 'ኮኮብ'],
  ['ኈኈት', 'ሆሆት'],
  ['ኵራት', 'ኩራት'],
  ['ቍጥር', 'ቊጥር'],
  ['ቍጥር', 'ቁጥር'],
  ['ጓንጕል', 'ጉዋንጉል'],
  ['ኋላ', 'ህዋላ'],
  ['ዉሃ', 'ውሃ'],
  ['ሙዋሙዋ', 'ሟሟ'],
  ['ምዋሙዋ', 'ሟሟ'],
  ['ብዋንብዋ', 'ቧንቧ'],
  ['ልጅዋ', 'ልጇ'],
  ['ገቢዪ', 'ገቢይ'],
  ['ኸብስት', 'ሀብስት'],
  ['ኽዳር', 'ህዳር'],
  ['ኻያ', 'ሐያ'],
  ['ዃላ', 'ኋላ'],
  ['ዶሮ፡ወጥ', 'ዶሮ ወጥ'],
  ['፡ዶሮ ፡ ወጥ፡', 'ዶሮ ወጥ'],
  ['  ዶሮ   ወጥ ', 'ዶሮ ወጥ'],
  ['\u200fዶሮ\u00a0ወ\u200bጥ\u00ad', 'ዶሮ ወጥ'],
  ['Doro WAT', 'doro wat'],
])('%s is found as %s', (written, searched) => {
  expect(foldHomophones(written)).toBe(foldHomophones(searched));
});

// D60
test('letters with different sounds stay different', () => {
  expect(foldHomophones('ሰላም')).not.toBe(foldHomophones('ሸላም'));
  expect(foldHomophones('ጠላ')).not.toBe(foldHomophones('ጸላ'));
  expect(foldHomophones('ጎመን')).not.toBe(foldHomophones('ገመን'));
  expect(foldHomophones('ሙላ')).not.toBe(foldHomophones('ምላ'));
  expect(foldHomophones('ይዋል')).not.toBe(foldHomophones('ዩዋል'));
});

test('folding a folded text changes nothing', () => {
  const letters = Array.from({ length: 0x180 }, (_, at) => String.fromCodePoint(0x1200 + at));
  const again = letters.map((letter) => foldHomophones(`${letter}ዋ ${letter}ሀ`));
  expect(again.map(foldHomophones)).toEqual(again);
});

import { expect, it } from 'vitest';
import { tidyText } from './tidy-text.ts';

it.each([
  ['a line break', 'FS\n0045', 'FS 0045'],
  ['a mark of direction', 'FS\u202e0045', 'FS0045'],
  ['a bell between spaces', 'FS \u0007 0045', 'FS 0045'],
  ['an escape', '\u001b[31mFS', '[31mFS'],
  ['a next line', 'FS\u0085', 'FS'],
  ['an annotation', 'FS\ufff9x\ufffb', 'FSx'],
  ['a number sign of Arabic', '\u0600FS', 'FS'],
  ['a picture of several', 'ኬክ 👩\u200d🍳', 'ኬክ 👩\u200d🍳'],
])('%s is normalized', (_what, text, tidied) => {
  expect(tidyText(text)).toBe(tidied);
});

import { describe, expect, it } from 'vitest';
import { withoutUnseen } from './typed-text.ts';

describe('withoutUnseen', () => {
  it.each([
    ['a mark of direction', '\u202aሀና\u202c', 'ሀና'],
    ['a space of no width', 'ክት\u200bፎ', 'ክትፎ'],
    ['a joiner between letters', 'ክት\u200dፎ', 'ክትፎ'],
    ['a joiner behind a picture', '🎂\u200d!', '🎂!'],
  ])('%s is left out', (_what, text, left) => {
    expect(withoutUnseen(text)).toBe(left);
  });

  it.each(['ኬክ 🎂👩\u200d🍳', '👩🏾\u200d🍳 ወጥ ቤት', '👨\u200d👩\u200d👧', 'ሠርግ ❤\uFE0F'])(
    'the emoji of %s stays intact',
    (text) => {
      expect(withoutUnseen(text)).toBe(text);
    },
  );
});

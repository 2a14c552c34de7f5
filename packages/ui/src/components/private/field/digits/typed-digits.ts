import { fromGeez } from '@digis/ethio-date';

const ARABIC = /[\u0660-\u0669\u06F0-\u06F9]/gu;
const ARABIC_POINT = '\u066B';
const ARABIC_COMMA = '\u066C';

/**
 * Keeps a misplaced Geez numeral, so that the field refuses it.
 * @example inDigits('፲፪፻') //=> '1200'
 */
export function inDigits(typed: string): string {
  const text = typed
    .replace(ARABIC, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
    .replaceAll(ARABIC_POINT, '.')
    .replaceAll(ARABIC_COMMA, ',');
  if (/\d/u.test(text)) return text;
  return text.replace(/[፩-፼]+/gu, (numeral) => {
    try {
      return String(fromGeez(numeral));
    } catch {
      return numeral;
    }
  });
}

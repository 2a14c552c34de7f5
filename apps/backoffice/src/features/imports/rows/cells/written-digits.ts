import { fromGeez } from '@digis/ethio-date';

/** @example inDigits('፲፪ ሰው') //=> '12 ሰው' */
export const inDigits = (text: string): string =>
  text.replace(/[፩-፼]+/gu, (numeral) => {
    try {
      return String(fromGeez(numeral));
    } catch {
      return numeral;
    }
  });

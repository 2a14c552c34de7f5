/** Case, spelling variants and punctuation do not count. */
import { foldHomophones } from '@digis/domain';

/** @example foldedHead('Tel. No. * (mobile)') //=> 'tel no' */
export const foldedHead = (text: string): string =>
  foldHomophones(text.replace(/\([^)]*\)/gu, ' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Makes column heads comparable: ignores case, spelling variants and punctuation. */
import { foldHomophones } from '@digis/domain';

/** @example foldedHead('Tel. No. * (mobile)') //=> 'tel no' */
export const foldedHead = (text: string): string =>
  foldHomophones(text.replace(/\([^)]*\)/gu, ' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

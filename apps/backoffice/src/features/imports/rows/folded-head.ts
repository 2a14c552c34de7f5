/** Folds a head or a word of a sheet, so that spellings and signs beside it make no difference. */
import { foldHomophones } from '@digis/domain';

/** @example foldedHead('Tel. No. * (mobile)') //=> 'tel no' */
export const foldedHead = (text: string): string =>
  foldHomophones(text.replace(/\([^)]*\)/gu, ' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

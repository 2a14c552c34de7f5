/** Trims text that a user typed, collapses its spaces, and removes invisible characters and those that control a screen. */
import { withoutUnseen } from '@digis/domain';

/** The joiner that `withoutUnseen` leaves is within a picture. */
const CONTROL = /(?![\s\u200D])[\p{Cc}\p{Cf}]/gu;

export const tidyText = (text: string): string =>
  withoutUnseen(text).replace(CONTROL, '').trim().replace(/\s+/gu, ' ');

/** Trims text that a user typed, collapses its spaces, and removes invisible characters. */
import { withoutUnseen } from '@digis/domain';

export const tidyText = (text: string): string => withoutUnseen(text).trim().replace(/\s+/gu, ' ');

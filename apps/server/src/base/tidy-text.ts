/** Trims and collapses typed text, and removes invisible characters. */
import { withoutUnseen } from '@digis/domain';

/** Keeps the zero-width joiner, which emoji need. */
const CONTROL = /(?![\s\u200D])[\p{Cc}\p{Cf}]/gu;

export const tidyText = (text: string): string =>
  withoutUnseen(text).replace(CONTROL, '').trim().replace(/\s+/gu, ' ');

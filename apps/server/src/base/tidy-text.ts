import { withoutUnseen } from '@digis/domain';

/** Invisible characters, except the zero-width joiner of emoji. */
const CONTROL = /(?![\s\u200D])[\p{Cc}\p{Cf}]/gu;

export const tidyText = (text: string): string =>
  withoutUnseen(text).replace(CONTROL, '').trim().replace(/\s+/gu, ' ');

/** Reasons of corrections, stored in English. D172 */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

export type CorrectionReason = 'typing' | 'twice' | 'kind' | 'other';

interface Reason {
  readonly kept: string;
  readonly label: MessageDescriptor;
}

export const correctionReasons: Readonly<Record<CorrectionReason, Reason>> = {
  typing: { kept: 'Typing error', label: msg`Typing error` },
  twice: { kept: 'Entered twice', label: msg`Entered twice` },
  kind: { kept: 'Wrong kind', label: msg`Wrong kind` },
  other: { kept: '', label: msg`Another reason` },
};

export const keptReason = (reason: CorrectionReason | null, words: string): string =>
  [reason === null ? '' : correctionReasons[reason].kept, words.trim()].filter(Boolean).join(': ');

export function useReasonInWords(): (kept: string) => string {
  const { i18n } = useLingui();
  return (text) => {
    const [head = '', ...typed] = text.split(': ');
    const known = Object.values(correctionReasons).find(({ kept }) => kept !== '' && kept === head);
    return known ? [i18n._(known.label), ...typed].join(': ') : text;
  };
}

/** The fate of rows and their faults in words. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Fate, RowFault } from './checked-rows.ts';

export const fateWords: Readonly<Record<Fate, MessageDescriptor>> = {
  new: msg`New`,
  known: msg`Known`,
  doubtful: msg`Doubtful`,
  refused: msg`Refused`,
  'left-out': msg`Left out`,
};

/** The sentence of a fault, without its field. */
export function useFaultWords(): (fault: RowFault) => string {
  const { t, i18n } = useLingui();
  return ({ words, firstRow }) =>
    firstRow === undefined ? i18n._(words) : t`Row ${firstRow} has the same.`;
}

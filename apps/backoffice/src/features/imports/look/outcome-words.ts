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

export function useFaultWords(): (fault: RowFault) => string {
  const { t, i18n } = useLingui();
  return ({ words, firstRow }) =>
    firstRow === undefined ? i18n._(words) : t`Row ${firstRow} has the same.`;
}

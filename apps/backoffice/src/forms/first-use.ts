/** Error of a receipt number that was used before. D127, D132 */
import { type ApiError, isObject } from '@digis/api-client';
import { formatEtDate, isoToEt, todayIso } from '@digis/ethio-date';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLanguage } from '../i18n/language.ts';
import type { FieldErrors } from './form-store.ts';

interface FirstUse {
  readonly no: number | undefined;
  readonly at: string;
  readonly branch: string;
}

/** null if another branch used it: its details stay hidden. */
function firstUseIn(first: unknown): FirstUse | null {
  if (!isObject(first)) return null;
  const { book_no: no, createdAt: at, branch } = first;
  if (typeof at !== 'string' || !isObject(branch) || typeof branch['name'] !== 'string')
    return null;
  return { no: typeof no === 'number' ? no : undefined, at, branch: branch['name'] };
}

const receiptField = 'value';

export function useFirstUseErrors(): <Values extends object>(
  error: ApiError,
  values: Values,
) => FieldErrors<Values> {
  const language = useLanguage();
  const wordsOf = (first: unknown, isReceipt: boolean): MessageDescriptor => {
    const found = firstUseIn(first);
    if (!found) {
      return isReceipt
        ? msg`Another branch has used this number already`
        : msg`Another branch has used this reference already`;
    }
    const { no, branch } = found;
    const day = formatEtDate(isoToEt(todayIso({ now: Date.parse(found.at) })), 'medium', language);
    if (no === undefined)
      return msg`A payment of ${day} in ${branch} that waits has this reference`;
    return isReceipt
      ? msg`No. ${no} of ${day} in ${branch} has this number`
      : msg`No. ${no} of ${day} in ${branch} has this reference`;
  };
  return (error, values) => {
    const errors: FieldErrors<typeof values> = {};
    if (error.code !== 'DUPLICATE' || !isObject(error.body) || !('first' in error.body))
      return errors;
    for (const key in values)
      if (error.errors[key] === 'duplicate')
        errors[key] = wordsOf(error.body['first'], key === receiptField);
    return errors;
  };
}

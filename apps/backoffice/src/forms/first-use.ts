/** Words for a reference that was used before: the number, the day and the branch of its first use. SPEC: D127 */
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

/** null where the first use is another branch's, of which no more is told. */
function firstUseIn(first: unknown): FirstUse | null {
  if (!isObject(first)) return null;
  const { book_no: no, createdAt: at, branch } = first;
  if (typeof at !== 'string' || !isObject(branch) || typeof branch['name'] !== 'string')
    return null;
  return { no: typeof no === 'number' ? no : undefined, at, branch: branch['name'] };
}

/** The errors at the fields of a refusal for a reference used before; none for any other. */
export function useFirstUseErrors(): <Values extends object>(
  error: ApiError,
  values: Values,
) => FieldErrors<Values> {
  const language = useLanguage();
  const wordsOf = (first: unknown): MessageDescriptor => {
    const found = firstUseIn(first);
    if (!found) return msg`Another branch has used this reference already`;
    const { no, branch } = found;
    const day = formatEtDate(isoToEt(todayIso({ now: Date.parse(found.at) })), 'medium', language);
    return no === undefined
      ? msg`A payment of ${day} in ${branch} that waits has this reference`
      : msg`No. ${no} of ${day} in ${branch} has this reference`;
  };
  return (error, values) => {
    const errors: FieldErrors<typeof values> = {};
    if (error.code !== 'DUPLICATE' || !isObject(error.body) || !('first' in error.body))
      return errors;
    for (const key in values)
      if (error.errors[key] === 'duplicate') errors[key] = wordsOf(error.body['first']);
    return errors;
  };
}

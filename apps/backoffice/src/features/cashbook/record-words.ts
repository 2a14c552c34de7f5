// D146, D129
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useReasonInWords } from '../../i18n/labels/correction-reason-labels.ts';
import { usePlaceName } from '../../money/places/place-words.ts';
import type { CashQuery, CashRecord } from './cashbook-data.ts';

type Kind = NonNullable<CashQuery['kind']>;

export const kinds: Record<Kind, MessageDescriptor> = {
  event: msg`Event payment`,
  refund: msg`Refund`,
  vendor: msg`Vendor payment`,
  employee: msg`Employee payment`,
  petty_create: msg`Petty cash budget`,
  petty_add: msg`Petty cash added`,
  petty_return: msg`Petty cash returned`,
  manual: msg`Manual entry`,
  transfer: msg`Transfer`,
  close_difference: msg`Difference of a close`,
  opening: msg`Opening figure`,
  settle: msg`Settlement`,
};

export const eventOf = (record: CashRecord) =>
  record.event ?? record.advancetransact?.pendingtransact?.event;

export const isByHand = (record: CashRecord): boolean =>
  record.corrects === undefined &&
  (record.record_type === 'manual' ||
    (record.record_type === 'settle' && eventOf(record) === undefined));

export const partyOf = (record: CashRecord) =>
  record.counterparty?.name ?? eventOf(record)?.client.full_name;

export const remarkOf = (record: CashRecord) =>
  record.remark === partyOf(record) || record.corrects ? undefined : record.remark;

export function useKindWords(): (record: CashRecord) => string | null {
  const { i18n } = useLingui();
  return ({ record_type }) => (record_type ? i18n._(kinds[record_type]) : null);
}

/** "Cash box → CBE"; undefined if the entry is not a transfer. D168 */
export function useTransferWords(): (record: CashRecord) => string | undefined {
  const nameOf = usePlaceName();
  return ({ from, to }) => (to === undefined ? undefined : `${nameOf(from)} → ${nameOf(to)}`);
}

const joined = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

/** "Selam DJ · Vendor payment · the rest"; for manual cash, its remark. */
export function useRecordName(): (record: CashRecord) => string {
  const { t } = useLingui();
  const kindOf = useKindWords();
  const waysOf = useTransferWords();
  return (record) => {
    const party = partyOf(record) ?? waysOf(record);
    if (record.corrects) return joined([party, t`Correction`, kindOf(record)]);
    return party === undefined
      ? joined([record.remark, kindOf(record)])
      : joined([party, kindOf(record), remarkOf(record)]);
  };
}

export function useRemarkInFile(): (record: CashRecord) => string | null {
  const reasonInWords = useReasonInWords();
  return ({ remark = null, corrects }) =>
    corrects && remark !== null ? reasonInWords(remark) : remark;
}

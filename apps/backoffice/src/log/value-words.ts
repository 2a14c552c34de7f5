import { isObject } from '@digis/api-client';
import { formatBirr, formatCount } from '@digis/domain';
import { formatEtDate, formatEthiopianTime, isIsoDate, isoToEt, isTime } from '@digis/ethio-date';
import { useLingui } from '@lingui/react/macro';
import { useReasonInWords } from '../i18n/labels/correction-reason-labels.ts';
import { useLanguage } from '../i18n/language.ts';
import { useOwnBranches } from '../api/queries/records.ts';
import { labelOfPermission } from '../i18n/labels/permission-labels.ts';

const MONEY = new Set([
  'amount',
  'refund',
  'salary',
  'event_wage',
  'afternoon_wage',
  'evening_wage',
  'per_person',
  'unit_price',
  'base',
  'total',
  'pending',
  'additional_price',
  'discount_amount',
  'advance_amount',
]);
const COUNTS = new Set([
  'num_of_people',
  'guaranteed_people',
  'fasting_people',
  'additional_plates',
  'rows',
]);
const FLAGS = new Set(['is_fixed', 'paid_full', 'send_sms', 'send_schedule', 'self_approved']);
const IMAGES = new Set([
  'client_id',
  'client_image',
  'id_image',
  'guarantor_id',
  'personal_image',
  'agreement_image',
  'signed',
]);

export const isMoney = (field: string): boolean => MONEY.has(field);

export function moneyIn(field: string, text: string): number | null {
  const figure = Number(text);
  return isMoney(field) && text !== '' && !Number.isNaN(figure) ? figure : null;
}

export function dayIn(field: string, text: string): string | null {
  const day = text.slice(0, 10);
  return field === 'event_date' && isIsoDate(day) ? day : null;
}

function parsed(text: string): unknown {
  if (!/^[[{]/u.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function useNameOf() {
  const { t, i18n } = useLingui();
  const locale = useLanguage();
  return (thing: unknown): string => {
    if (typeof thing === 'string') {
      const permission = labelOfPermission(thing);
      return permission ? i18n._(permission) : thing;
    }
    if (!isObject(thing)) return String(thing);
    const { name, min, max, value, full_name, phone_number, secondary_phone } = thing;
    if (typeof min === 'number' && typeof max === 'number' && typeof value === 'number') {
      return t`${formatCount(min)}–${formatCount(max)} people: ${formatBirr(value, { locale })}`;
    }
    const said = [name, full_name, phone_number, secondary_phone];
    return said.filter((part) => typeof part === 'string').join(' · ');
  };
}

function useChoices(): (field: string, text: string) => string | undefined {
  const { t } = useLingui();
  const { data: branches = [] } = useOwnBranches();
  const words: Readonly<Record<string, string>> = {
    'pricing fixed': t`Fixed (Per Event)`,
    'pricing per-person': t`Per Person`,
    'wage_type fixed': t`Fixed`,
    'wage_type dynamic': t`By the time of day`,
    'packageId ': t`Custom`,
  };
  return (field, text) => {
    if (FLAGS.has(field)) return text === 'true' ? t`Yes` : t`No`;
    if (field === 'branchId') return branches.find(({ id }) => String(id) === text)?.name;
    return words[`${field} ${text}`];
  };
}

export function useValueWords(): (field: string, text: string) => string {
  const { t } = useLingui();
  const locale = useLanguage();
  const choiceOf = useChoices();
  const nameOf = useNameOf();
  const reasonInWords = useReasonInWords();
  return (field, text) => {
    const choice = choiceOf(field, text);
    if (choice !== undefined) return choice;
    if (text === '' || text === 'null') return '—';
    if (field === 'reason') return reasonInWords(text);
    const sum = moneyIn(field, text);
    if (sum !== null) return formatBirr(sum, { locale });
    const figure = Number(text);
    if (COUNTS.has(field) && !Number.isNaN(figure)) return formatCount(figure);
    if (IMAGES.has(field)) return t`Image`;
    const day = dayIn(field, text);
    if (day !== null) {
      const hour = text.slice(11, 16);
      const words = formatEtDate(isoToEt(day), 'full', locale);
      return isTime(hour) ? `${words}, ${formatEthiopianTime(hour, locale)}` : words;
    }
    if (field === 'time' && isTime(text)) return formatEthiopianTime(text, locale);
    const value = parsed(text);
    if (Array.isArray(value)) return value.map(nameOf).join(' · ') || '—';
    return nameOf(value);
  };
}

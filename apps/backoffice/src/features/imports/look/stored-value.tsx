import { Birr, DateText, PhoneText, TimeText } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useChoiceWords } from '../rows/choice-words.ts';
import type { ImportField } from '../rows/import-fields.ts';
import type { LookedAtRow } from './checked-rows.ts';

export function storedValue({ values, answer }: LookedAtRow, id: string): unknown {
  if (id === 'total') return answer?.total;
  const [outer = '', inner] = id.split('.');
  const value = values[outer];
  if (inner === undefined) return value;
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === inner)?.[1]
    : undefined;
}

const isTier = (value: unknown): value is { min: number; max: number; value: number } =>
  typeof value === 'object' && value !== null && 'min' in value && 'max' in value;

interface StoredValueProps {
  readonly row: LookedAtRow;
  readonly field: ImportField;
}

export function StoredValue({ row, field }: StoredValueProps) {
  const { t } = useLingui();
  const choicesOf = useChoiceWords();
  const value = storedValue(row, field.id);
  if (value === undefined || value === null) return null;
  if (Array.isArray(value))
    return value
      .map((each) => (isTier(each) ? `${each.min}–${each.max}: ${each.value}` : String(each)))
      .join(field.reads === 'prices' ? '; ' : ', ');
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
  if (typeof value === 'number') return field.reads === 'amount' ? <Birr value={value} /> : value;
  if (typeof value !== 'string') return null;
  if (field.reads === 'day') return <DateText value={value} />;
  if (field.reads === 'time') return <TimeText value={value} />;
  if (field.reads === 'phone') return <PhoneText value={value} />;
  return choicesOf(field).find((choice) => choice.value === value)?.label ?? value;
}

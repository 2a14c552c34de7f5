import type { Schemas } from '@digis/api-client/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isTime } from '@digis/ethio-date';
import { Birr, DateText, TimeText } from '@digis/ui';
import { labelOfField } from './log-fields.ts';
import { isMoney, useValueWords, dayIn, moneyIn } from './value-words.ts';

function useLogValue(): (field: string, text: string) => ReactNode {
  const wordsOf = useValueWords();
  return (field, text) => {
    const sum = moneyIn(field, text);
    if (sum !== null) return <Birr value={sum} />;
    const day = dayIn(field, text);
    if (day !== null) return <DateText value={day} />;
    return field === 'time' && isTime(text) ? <TimeText value={text} /> : wordsOf(field, text);
  };
}

interface ChangeWords {
  readonly label: string;
  readonly before?: ReactNode;
  readonly after: ReactNode;
}

const isDeed = ({ field, before = '' }: Schemas['LogChange']): boolean =>
  field === 'self_approved' ||
  field === 'reason' ||
  field === 'rows' ||
  (isMoney(field) && before === '');

export function useChangeLines(): (changes: readonly Schemas['LogChange'][]) => string {
  const { t, i18n } = useLingui();
  const valueOf = useValueWords();
  const lineOf = (change: Schemas['LogChange']) => {
    const { field, before, after } = change;
    const named = labelOfField(field);
    const label = named ? i18n._(named) : field;
    if (before === undefined || after === undefined) return `${label}: ${t`(not shown)`}`;
    const value = field === 'force' ? after : valueOf(field, after);
    return isDeed(change) || field === 'force'
      ? `${label}: ${value}`
      : `${label}: ${valueOf(field, before)} → ${value}`;
  };
  return (changes) => changes.map(lineOf).join('\n');
}

export function useChangeWords(): (change: Schemas['LogChange']) => ChangeWords {
  const { i18n } = useLingui();
  const valueOf = useLogValue();
  return (change) => {
    const { field, before, after } = change;
    const named = labelOfField(field);
    const label = named ? i18n._(named) : field;
    if (before === undefined || after === undefined)
      return { label, after: <Trans>(not shown)</Trans> };
    if (isDeed(change)) return { label, after: valueOf(field, after) };
    if (field === 'force') return { label, after: `${after} (${before})` };
    return { label, before: valueOf(field, before), after: valueOf(field, after) };
  };
}

/** The value of a field on the screen: sums, days and times as the kit draws them, anything else in words. */
import { isTime } from '@digis/ethio-date';
import { Birr, DateText, TimeText } from '@digis/ui';
import type { ReactNode } from 'react';
import { dayIn, moneyIn, useValueWords } from './value-words.ts';

export function useLogValue(): (field: string, text: string) => ReactNode {
  const wordsOf = useValueWords();
  return (field, text) => {
    const sum = moneyIn(field, text);
    if (sum !== null) return <Birr amount={sum} />;
    const day = dayIn(field, text);
    if (day !== null) return <DateText value={day} />;
    return field === 'time' && isTime(text) ? <TimeText value={text} /> : wordsOf(field, text);
  };
}

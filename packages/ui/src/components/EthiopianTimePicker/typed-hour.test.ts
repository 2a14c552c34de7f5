import { expect, test } from 'vitest';
import { draftOf, inPeriod, timeOf } from './time-draft.ts';
import { typedDigits, withHour } from './typed-hour.ts';

const typing = (keys: string) => keys.split('').reduce(typedDigits, '');

test.each([
  ['9', '9'],
  ['12', '12'],
  ['1', '1'],
  ['13', '3'],
  ['123', '3'],
  ['95', '5'],
])('the keys %s stand for %s', (keys, hour) => {
  expect(typing(keys)).toBe(hour);
});

const timeAt = (draft: ReturnType<typeof draftOf>) => {
  const parsed = timeOf(draft);
  return parsed?.ok ? parsed.time : null;
};

test('a typed hour belongs to the chosen part of the day, or to the first that has it', () => {
  const fresh = draftOf(null);
  expect(timeAt(withHour(fresh, '3'))).toBe('09:00');
  expect(timeAt(withHour(fresh, '9'))).toBe('15:00');
  expect(timeAt(withHour(inPeriod(fresh, 'evening'), '3'))).toBe('21:00');
  expect(timeAt(withHour(inPeriod(fresh, 'afternoon'), '3'))).toBe('09:00');
});

test('digits outside the hours choose no hour', () => {
  expect(timeAt(withHour(draftOf(null), '0'))).toBeNull();
});

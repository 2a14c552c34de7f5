import { pickerHours, pickerPeriods, pickerSlots } from '@digis/ethio-date/picker';
import { expect, test } from 'vitest';
import { draftOf, inPeriod, timeOf } from './time-draft.ts';

const picks = pickerPeriods.flatMap((period) =>
  pickerHours[period].flatMap((hour) => pickerSlots.map((slot) => ({ period, hour, slot }))),
);

// spec:5
test('93 chosen times are stored as chosen, and three are outside their part of the day', () => {
  const parsed = picks.map((pick) => ({ pick, time: timeOf(pick) }));
  const good = parsed.filter(({ time }) => time?.ok);
  expect(good).toHaveLength(93);
  expect(parsed.filter(({ time }) => time?.ok === false)).toHaveLength(3);
  for (const { pick, time } of good) expect(draftOf(time?.ok ? time.time : null)).toEqual(pick);
});

test.each(['05:45', '11:45', '17:45', '15:20'])('%s waits for its minutes to be chosen', (time) => {
  expect(timeOf(draftOf(time))).toBeNull();
});

test('an hour that the other part of the day lacks is cleared', () => {
  const draft = { period: 'afternoon', hour: 9, slot: '00' } as const;
  expect(inPeriod(draft, 'evening').hour).toBe(9);
  expect(inPeriod(draft, 'morning').hour).toBeNull();
});

// D120
import { dayInfo, etToIso, fastNameOn, holidayNames, isoToEt } from '@digis/ethio-date';
import type { IsoDate } from '@digis/ethio-date';
import { MonthCalendar, UiProvider } from '@digis/ui';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { activateLanguage } from '../../i18n/language.ts';
import { dayFacts } from '../../i18n/day-words.ts';

const rules = { showsFasts: true, feasts: [] };
const TODAY = '2026-09-21';

const monthAt = (day: IsoDate, language: 'en' | 'am') => (
  <UiProvider locale={language} now={() => Date.parse(TODAY)}>
    <MonthCalendar
      calendar="ethiopic"
      onCalendarChange={() => undefined}
      focusedDate={day}
      onFocusedDateChange={() => undefined}
      counts={{}}
      getDayNote={(of) => dayFacts(of, rules, language)}
      onDayPress={() => undefined}
      today={TODAY}
    />
  </UiProvider>
);

for (const { from, to, sixth, tags } of [
  { from: 2019, to: 2019, sixth: 1, tags: [] },
  { from: 2015, to: 2025, sixth: 3, tags: ['long'] },
])
  test(
    `the months of ${from} to ${to} show exactly the holidays and fasts of dayInfo`,
    { tags },
    async () => {
      for (const language of ['en', 'am'] as const) {
        await activateLanguage(language);
        const comma = language === 'am' ? '፣ ' : ', ';
        const { rerender, container, unmount } = render(monthAt(TODAY, language));
        const wrong: string[] = [];
        let days = 0;
        for (let year = from; year <= to; year += 1)
          for (let month = 1; month <= 13; month += 1) {
            rerender(monthAt(etToIso({ year, month, day: 1 }), language));
            for (const cell of container.querySelectorAll<HTMLElement>('[data-date]')) {
              const date = isoToEt(cell.dataset['date'] ?? '');
              if (date.month !== month) continue;
              days += 1;
              const { holidays, fasts } = dayInfo(date);
              const expected = [
                ...holidays.map(({ key }) => holidayNames[language][key]),
                ...fasts.map((key) => fastNameOn(date, key, language)),
              ];
              const name = cell.getAttribute('aria-label') ?? '';
              const [, , , ...said] = name.replaceAll(/ \([^)]*\)/gu, '').split(comma);
              if (said.join(comma) !== expected.join(comma)) wrong.push(name);
            }
          }
        expect(wrong).toEqual([]);
        expect(days).toBe((to - from + 1) * 365 + sixth);
        unmount();
      }
      await activateLanguage('en');
    },
  );

test('an estimated feast is marked until it is announced, and fasts can be hidden', () => {
  const mawlid = '2026-08-25';
  expect(dayFacts(mawlid, rules, 'en')?.words).toContain(
    'Mawlid (public holiday, may move by one day)',
  );
  const announced = { ...rules, feasts: [{ feast: 'mawlid', date: '2026-08-26' } as const] };
  expect(dayFacts(mawlid, announced, 'en')?.words ?? '').not.toContain('Mawlid');
  expect(dayFacts('2026-08-26', announced, 'en')?.words).toContain('Mawlid (public holiday)');
  const without = { ...rules, showsFasts: false };
  expect(dayFacts('2026-11-25', without, 'en')).toBeNull();
  expect(dayFacts('2026-11-25', rules, 'en')?.fasts).toEqual(['Advent fast', 'Wednesday fast']);
  expect(dayFacts('2027-05-12', rules, 'en')?.fasts ?? []).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { comparedPeriods, monthsOf, requirePeriod } from './report-period.ts';

const period = (from: string, to: string) => ({ from, to });

describe('the period of a report', () => {
  it('up to ten years are accepted, and a longer, invalid or reversed period is refused', () => {
    expect(requirePeriod(period('2016-09-11', '2026-09-10'))).toBeDefined();
    const refused = (from: string, to: string) => {
      try {
        requirePeriod(period(from, to));
      } catch (error) {
        return (error as { details?: { errors?: object } }).details?.errors;
      }
      return undefined;
    };
    expect(refused('2016-09-11', '2026-09-12')).toEqual({ to: 'maximum' });
    expect(refused('2026-02-30', '2026-09-11')).toEqual({ from: 'format' });
    expect(refused('2026-09-11', '2026-13-01')).toEqual({ to: 'format' });
    expect(refused('2026-09-12', '2026-09-11')).toEqual({ to: 'minimum' });
  });

  it('Pagume is part of Nehase, and the first and last months have only the days of the period', () => {
    expect(monthsOf(period('2026-08-01', '2026-09-12'))).toEqual([
      { year: 2018, month: 11, from: '2026-08-01', to: '2026-08-06' },
      { year: 2018, month: 12, from: '2026-08-07', to: '2026-09-10' },
      { year: 2019, month: 1, from: '2026-09-11', to: '2026-09-12' },
    ]);
    expect(monthsOf(period('2026-09-08', '2026-09-10'))).toEqual([
      { year: 2018, month: 12, from: '2026-09-08', to: '2026-09-10' },
    ]);
  });

  it.each([
    ['2026-09-11', '2026-10-10', '2026-09-11', '2026-10-10', '2025-09-11', '2025-10-10'],
    ['2026-11-10', '2026-12-09', '2026-11-10', '2026-11-28', '2025-11-10', '2025-11-28'],
    // Pagume of five days in both years; 2019 has six.
    ['2026-08-07', '2026-09-10', '2026-08-07', '2026-09-10', '2025-08-07', '2025-09-10'],
    // Pagume of 2015 has six days.
    ['2024-07-08', '2024-09-10', '2024-07-08', '2024-09-10', '2023-07-08', '2023-09-11'],
    ['2025-01-01', '2025-12-31', '2025-01-01', '2025-12-31', '2024-01-01', '2024-12-31'],
    ['2026-01-01', '2026-12-31', '2026-01-01', '2026-11-28', '2025-01-01', '2025-11-28'],
    ['2024-02-01', '2024-02-29', '2024-02-01', '2024-02-29', '2023-02-01', '2023-02-28'],
    ['2026-10-15', '2026-10-20', '2026-10-15', '2026-10-20', '2025-10-15', '2025-10-20'],
  ])('%s to %s is compared by the days %s to %s with %s to %s', (from, to, ...days) => {
    const { now, before } = comparedPeriods(period(from, to), '2026-11-28') ?? {};
    expect([now?.from, now?.to, before?.from, before?.to]).toEqual(days);
  });

  it('a future period has no comparison', () => {
    expect(comparedPeriods(period('2026-11-29', '2026-12-01'), '2026-11-28')).toBeUndefined();
  });
});

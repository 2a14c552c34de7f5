/** Payment of all wages on one day: everyone with a balance starts ticked. D185 */
import { formatBirr } from '@digis/domain';
import { msg, plural } from '@lingui/core/macro';
import { useRecordForm } from '#forms/use-record-form.ts';
import { useLanguage } from '#i18n/language.ts';
import { specMessages } from '#i18n/spec-messages.ts';
import { type FactValues, movementFacts, useNewFacts } from '#money/movement-facts.tsx';
import { dueOf, sumDue, usePayWages, type WagesDue } from './pay-day-data.ts';

export interface PayDayValues extends FactValues {
  readonly left: readonly number[];
  readonly withSalary: boolean;
}

export const payDayLabels = {
  left: msg`Left out`,
  withSalary: msg`With the salary`,
  ...movementFacts.labels,
};

export const dueAmong = (rows: readonly WagesDue[], withSalary: boolean): readonly WagesDue[] =>
  rows.filter((row) => dueOf(row, withSalary) > 0);

export const ticked = (
  rows: readonly WagesDue[],
  { left, withSalary }: Pick<PayDayValues, 'left' | 'withSalary'>,
): readonly WagesDue[] => dueAmong(rows, withSalary).filter(({ id }) => !left.includes(id));

interface PayDayFormOptions {
  readonly rows: readonly WagesDue[];
  readonly branchId: number | null;
  readonly onClose: () => void;
}

export function usePayDayForm({ rows, branchId, onClose }: PayDayFormOptions) {
  const pay = usePayWages();
  const locale = useLanguage();
  const initial: PayDayValues = { left: [], withSalary: false, ...useNewFacts() };
  return useRecordForm({
    name: `pay-day ${branchId ?? ''}`,
    initial,
    bodyOf: ({ left, withSalary, ...facts }: PayDayValues) => {
      const paid = ticked(rows, { left, withSalary });
      return {
        employees: paid.map(({ id }) => id),
        withSalary,
        expected: sumDue(paid, withSalary),
        ...movementFacts.of(facts),
      };
    },
    write: (body, options) =>
      pay(body, { ...options, query: branchId === null ? {} : { branchId } }),
    words: (values: PayDayValues) => {
      const paid = ticked(rows, values);
      const count = paid.length;
      const sum = formatBirr(sumDue(paid, values.withSalary), { locale });
      return {
        done: msg`Success!`,
        detail: msg`${plural(count, { one: '# employee was', other: '# employees were' })} paid ${sum}.`,
        failed: specMessages.saveFailed,
      };
    },
    onSaved: onClose,
  });
}

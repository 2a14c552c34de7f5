// D56, D177
import { formatEtDate, isoToEt, monthNames } from '@digis/ethio-date';
import { Checkbox, Notice, Stack, useKit } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useToday } from '../../browser/use-today.ts';
import { dayOf } from '../../lists/instant-text.tsx';

interface SecondSalaryProps {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
}

function useMonth() {
  const { locale } = useKit();
  const { today } = useToday();
  const { year, month } = isoToEt(today);
  return `${monthNames[locale][month - 1]} ${year}`;
}

export function SalaryPaid({ name, at }: { readonly name: string; readonly at: string }) {
  const month = useMonth();
  const { locale } = useKit();
  const day = formatEtDate(isoToEt(dayOf(at)), 'medium', locale);
  return (
    <Notice>
      <Trans>
        Salary of {month} for {name} was paid on {day}.
      </Trans>
    </Notice>
  );
}

export function SecondSalary(flag: SecondSalaryProps) {
  const { t } = useLingui();
  const month = useMonth();
  return (
    <Stack space="small">
      <Notice tone="caution" isLive>
        <Trans>Salary for {month} already paid</Trans>
      </Notice>
      <Checkbox {...flag}>{t`Pay a second salary this month`}</Checkbox>
    </Stack>
  );
}

import { addDaysIso } from '@digis/ethio-date';
import type { IsoDate } from '@digis/ethio-date';
import { DateText } from '@digis/ui';
import type { DateTextProps } from '@digis/ui';
import { Trans } from '@lingui/react/macro';

interface DayHeadProps {
  readonly day: IsoDate;
  readonly today: IsoDate;
  /**
   * Date format after the word "Today".
   * @default as `format`
   */
  readonly nearFormat?: DateTextProps['format'];
  readonly format?: DateTextProps['format'];
}

export function DayHead({ day, today, format, nearFormat = format }: DayHeadProps) {
  const name =
    day === today ? (
      <Trans>Today</Trans>
    ) : day === addDaysIso(today, 1) ? (
      <Trans>Tomorrow</Trans>
    ) : day === addDaysIso(today, -1) ? (
      <Trans>Yesterday</Trans>
    ) : null;
  return (
    <>
      {name}
      {name && ' · '}
      <DateText value={day} format={name ? nearFormat : format} />
    </>
  );
}

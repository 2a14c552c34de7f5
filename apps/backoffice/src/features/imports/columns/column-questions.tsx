/** The questions that no cell answers: the calendar of days, the clock of times, the branch of all rows. Nothing is guessed. */
import type { ColumnCalendar } from '@digis/ethio-date/cells';
import { Card, RadioGroup, Select } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useOwnBranches } from '#api/queries/records.ts';
import type { ColumnClock } from '../rows/read-time.ts';

interface Question<Answer> {
  readonly value: Answer | null;
  readonly onChange: (answer: Answer | null) => void;
}

export function CalendarChoice(props: Question<ColumnCalendar>) {
  const { t } = useLingui();
  return (
    <Card>
      <RadioGroup
        {...props}
        label={t`Calendar of the dates`}
        isRequired
        items={[
          { id: 'ethiopic', label: t`Ethiopian`, description: t`12/03/2018 is Hidar 12, 2018.` },
          { id: 'gregory', label: t`Gregorian`, description: t`12/03/2018 is March 12, 2018.` },
          {
            id: 'either',
            label: t`Some of each`,
            description: t`A cell that is a day in both calendars stays out until you correct it.`,
          },
        ]}
      />
    </Card>
  );
}

export function ClockChoice(props: Question<ColumnClock>) {
  const { t } = useLingui();
  return (
    <Card>
      <RadioGroup
        {...props}
        label={t`Clock of the times`}
        isRequired
        items={[
          {
            id: 'ethiopian',
            label: t`Ethiopian clock`,
            description: t`7:00 is one in the afternoon. An hour without a word is of the day, not of the night.`,
          },
          {
            id: 'midnight',
            label: t`Clock of 24 hours`,
            description: t`7:00 is seven in the morning, 13:00 one in the afternoon.`,
          },
        ]}
      />
    </Card>
  );
}

/** Asked only where there are several. */
export function BranchOfAll(props: Question<string>) {
  const { t } = useLingui();
  const branches = useOwnBranches().data ?? [];
  if (branches.length < 2) return null;
  return (
    <Card>
      <Select
        {...props}
        label={t`Branch of all rows`}
        isRequired
        items={branches.map(({ name }) => ({ id: name, label: name }))}
      />
    </Card>
  );
}

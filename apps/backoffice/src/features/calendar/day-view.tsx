/** One day: its date in both calendars, how many events it has, and their cards. Spec 2.4. */
import { DateText, Page } from '@digis/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { useEventsOfDay } from './calendar-data.ts';
import { EventCards } from './events-panel.tsx';
import { ScheduleButton } from './schedule-button.tsx';

export function DayView({ day }: { readonly day: string }) {
  const { t } = useLingui();
  const { data, error, retry } = useEventsOfDay(day);
  return (
    <Page
      title={<DateText value={day} format="full" />}
      description={data && <Plural value={data.length} one="# event" other="# events" />}
      back={{ label: t`Back to the month`, href: '/' }}
      action={<ScheduleButton />}
    >
      <EventCards events={data} error={error} onRetry={retry} />
    </Page>
  );
}

/** One day: its date in both calendars, how many events it has, and their cards. Spec 2.4. */
import { Button, DateText, Page, Stack, Text } from '@digis/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useAddress } from '../../navigation/use-address.ts';
import { useEventsOfDay } from './calendar-data.ts';
import { EventCards } from './events-panel.tsx';
import { ScheduleButton } from './schedule-button.tsx';

export function DayView({ day }: { readonly day: string }) {
  const { closeDay } = useAddress();
  const { data, error, retry } = useEventsOfDay(day);
  return (
    <Page
      title={<DateText value={day} format="full" />}
      description={data && <Plural value={data.length} one="# event" other="# events" />}
      back={
        <Button variant="quiet" size="small" onPress={closeDay}>
          <Trans>Back to the month</Trans>
        </Button>
      }
      action={<ScheduleButton />}
    >
      <EventCards events={data} error={error} onRetry={retry} />
    </Page>
  );
}

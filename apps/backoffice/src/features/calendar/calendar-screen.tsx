/** Home: the month with the number of events on each day, and what is on today and tomorrow. Spec 2.4. */
import {
  LinkButton,
  MainAside,
  MonthCalendar,
  Page,
  Stack,
  calendarWindow,
  lazyWithPreload,
} from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { addressOf, useAddress, useParameter } from '../../navigation/use-address.ts';
import { useCalendarChoice } from '../../browser/preferences.ts';
import { useToday } from '../../browser/use-today.ts';
import { useCalendar } from './calendar-data.ts';
import { EventsPanel } from './events-panel.tsx';
import { useFocusedDay } from '../../navigation/month-parameter.ts';
import { ScheduleButton } from '../../navigation/schedule-button.tsx';

const ONE_SECOND = 1000;

const DayView = lazyWithPreload(async () => (await import('./day-view.tsx')).DayView);

export function CalendarScreen() {
  const { day } = useAddress();
  return day === null ? <MonthView /> : <DayView day={day} />;
}

function MonthView() {
  const { t } = useLingui();
  const { openDay } = useAddress();
  const { today } = useToday();
  const [calendar, setCalendar] = useCalendarChoice();
  const [focusedDate, setFocusedDate] = useFocusedDay(calendar, today);
  const month = useCalendar(calendarWindow(calendar, focusedDate));
  const isShown = month.data !== undefined;
  // A day is opened next: its code is loaded before it is pressed, but after the month.
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => void DayView.preload().catch(() => undefined), ONE_SECOND);
    return () => clearTimeout(timer);
  }, [isShown]);
  const counts = Object.entries(month.data?.event_map ?? {}).map(([date, { count }]) => [
    date,
    count,
  ]);

  return (
    <Page title={t`Calendar`} action={<ScheduleButton />}>
      <MainAside aside={<NextTwoDays />}>
        <MonthCalendar
          calendar={calendar}
          onCalendarChange={setCalendar}
          focusedDate={focusedDate}
          onFocusedDateChange={setFocusedDate}
          counts={Object.fromEntries(counts)}
          isLoading={month.isLoading}
          errorMessage={month.error && t`The number of events could not be loaded`}
          onRetry={month.retry}
          onDayPress={openDay}
          today={today}
        />
      </MainAside>
    </Page>
  );
}

/** Read by the window of today's month, which the calendar opens with: the two share one call. */
function NextTwoDays() {
  const { t } = useLingui();
  const { today, tomorrow } = useToday();
  const [calendar] = useCalendarChoice();
  const { data, error, retry } = useCalendar(calendarWindow(calendar, today));
  return (
    <Stack space="large">
      <EventsPanel
        title={t`Today Events`}
        events={data?.today_events}
        error={error}
        onRetry={retry}
        more={<MoreLink day={today} />}
      />
      <EventsPanel
        title={t`Tomorrow Events`}
        events={data?.tommorow_events}
        error={error}
        onRetry={retry}
        hasDates
        more={<MoreLink day={tomorrow} />}
      />
    </Stack>
  );
}

function MoreLink({ day }: { readonly day: string }) {
  const month = useParameter('month').value;
  return (
    <LinkButton href={addressOf({ month, day })} variant="quiet" size="small">
      <Trans>View more on calendar</Trans>
    </LinkButton>
  );
}

// Spec 2.4, D123, D176
import { formatCount } from '@digis/domain';
import {
  Inline,
  LinkButton,
  MainAside,
  MonthCalendar,
  Page,
  Stack,
  calendarWindow,
  type DayLine,
  type KitCalendar,
} from '@digis/ui';
import { media, useMedia } from '@digis/ui/app';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useEffect } from 'react';
import type { Schemas } from '@digis/api-client/contract';
import { type IsoDate, isTime, toEthiopianTime } from '@digis/ethio-date';
import { useDayFacts } from '../../api/queries/day-facts.ts';
import { addressOf, useAddress, useParameter } from '../../navigation/use-address.ts';
import { openDay, WHOLE_MONTH } from '../../navigation/dialog-acts.ts';
import { useCalendarChoice } from '../../browser/preferences.ts';
import { useToday } from '../../browser/use-today.ts';
import { useCalendar } from './calendar-data.ts';
import { useDayLoad } from './day-load.ts';
import { DrawnLater } from './drawn-later.tsx';
import { NextDays } from './next-days.tsx';
import { Steps, useStepsOnTop } from './steps-place.tsx';
import { lazyFeature } from '../../i18n/lazy-feature.ts';
import { useFocusedDay } from '../../navigation/month-parameter.ts';
import { ScheduleButton } from '../../navigation/schedule-button.tsx';
import { paymentTones } from '../../api/event-facts.ts';

type Days = Schemas['Calendar']['event_map'];

const UNSTAFFED = '⚠';
const holdSigns = { on: '◔', ended: '◌' } as const;

function hourOf(time: string, calendar: KitCalendar): string {
  if (calendar !== 'ethiopic' || !isTime(time)) return time;
  return toEthiopianTime(time).hour + time.slice(2);
}

const signOf = (isUnstaffed: boolean, hold: Schemas['EventHold'] | undefined) =>
  hold === undefined ? (isUnstaffed ? UNSTAFFED : undefined) : holdSigns[hold];

const dayLines =
  (days: Days | undefined, today: IsoDate, calendar: KitCalendar) =>
  (day: IsoDate): readonly DayLine[] =>
    (days?.[day]?.events ?? []).map(({ id, time, client, people, staff, payment, hold }) => ({
      id,
      start: hourOf(time, calendar),
      title: client,
      end: formatCount(people),
      sign: signOf(staff === 0 && day >= today, hold),
      tone: hold === undefined ? paymentTones[payment] : 'neutral',
      isHollow: hold !== undefined,
    }));

const ONE_SECOND = 1000;

const DayLegend = lazyFeature(async () => (await import('./later/day-legend.tsx')).DayLegend);
const YEAR = 'year';
const YearView = lazyFeature(async () => (await import('./year/year-view.tsx')).YearView);
const DayView = lazyFeature(async () => (await import('./day/day-view.tsx')).DayView);

export function CalendarScreen() {
  const { day } = useAddress();
  const face = useParameter('face').value;
  if (day !== null) return <DayView day={day} />;
  return face === YEAR ? <YearView /> : <MonthView />;
}

function MonthView() {
  const { t } = useLingui();
  const isMonthDrawn = useDeferredValue(true, false);
  const isPhone = useMedia(media.phone);
  const hasStepsOnTop = useStepsOnTop();
  return (
    <Page title={t`Calendar`} isTitleHidden>
      <MainAside aside={isMonthDrawn && <NextDays />}>
        <Stack space="small">
          {hasStepsOnTop && <Steps />}
          <Month />
        </Stack>
      </MainAside>
      {/* Below all buttons, because the first steps may appear late. */}
      {isMonthDrawn && !hasStepsOnTop && <Steps />}
      {isPhone && <Legend isShown={isMonthDrawn} />}
    </Page>
  );
}

/** Loads after the month, because both share the connection. */
function Legend({ isShown }: { readonly isShown: boolean }) {
  const { today } = useToday();
  const [calendar] = useCalendarChoice();
  const [focusedDate] = useFocusedDay(calendar, today);
  const isMonthDrawn = useDeferredValue(isShown, false);
  if (!isMonthDrawn) return null;
  return (
    <DrawnLater>
      <DayLegend from={calendarWindow(calendar, focusedDate).from} />
    </DrawnLater>
  );
}

const YearLink = () => (
  <LinkButton variant="quiet" href={addressOf({ face: YEAR })}>
    <Trans>Year</Trans>
  </LinkButton>
);

/** A component of its own: day facts that arrive late must not re-render its siblings. */
function Month() {
  const { t } = useLingui();
  const { today } = useToday();
  const [calendar, setCalendar] = useCalendarChoice();
  const [focusedDate, setFocusedDate] = useFocusedDay(calendar, today);
  const window = calendarWindow(calendar, focusedDate);
  const month = useCalendar(window);
  const isShown = month.data !== undefined;
  const factsOf = useDayFacts();
  const isPhone = useMedia(media.phone);
  const span = useParameter('span');
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
    <Stack space="small">
      <MonthCalendar
        calendar={calendar}
        onCalendarChange={setCalendar}
        focusedDate={focusedDate}
        onFocusedDateChange={setFocusedDate}
        counts={Object.fromEntries(counts)}
        isLoading={month.isLoading}
        errorMessage={month.error && t`The number of events could not be loaded`}
        onRetry={month.retry}
        getDayNote={factsOf}
        getDayLines={dayLines(month.data?.event_map, today, calendar)}
        getDayLoad={useDayLoad(month.data)}
        span={isPhone && span.value !== WHOLE_MONTH ? 'week' : 'month'}
        onSpanChange={
          isPhone ? (next) => span.choose(next === 'week' ? null : WHOLE_MONTH) : undefined
        }
        action={
          <Inline space="small">
            {!isPhone && <YearLink />}
            <ScheduleButton />
          </Inline>
        }
        onDayPress={openDay}
        today={today}
      />
      {isPhone ? <YearLink /> : <Legend isShown={isShown} />}
    </Stack>
  );
}

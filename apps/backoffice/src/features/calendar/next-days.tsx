import { LinkButton, Stack, calendarWindow } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCalendarChoice } from '../../browser/preferences.ts';
import { useToday } from '../../browser/use-today.ts';
import { lazyFeature } from '../../i18n/lazy-feature.ts';
import { useCan } from '../../auth/user.tsx';
import { kitchenDayAddress } from '../../navigation/kitchen-address.ts';
import { addressOf, useParameter } from '../../navigation/use-address.ts';
import { useCalendar } from './calendar-data.ts';
import { DrawnLater } from './drawn-later.tsx';
import { EventsPanel } from './events-panel.tsx';

const NextWeek = lazyFeature(async () => (await import('./later/next-week.tsx')).NextWeek);

export function NextDays() {
  const { t } = useLingui();
  const { today, tomorrow } = useToday();
  const [calendar] = useCalendarChoice();
  const { data, error, retry } = useCalendar(calendarWindow(calendar, today));
  const can = useCan();
  const hasEvents = data !== undefined && data.tommorow_events.length > 0;
  return (
    <Stack space="large">
      <EventsPanel
        title={t`Today Events`}
        events={data?.today_events}
        whole={data?.event_map[today]}
        error={error}
        onRetry={retry}
        more={<MoreLink day={today} />}
      />
      <EventsPanel
        title={t`Tomorrow Events`}
        events={data?.tommorow_events}
        whole={data?.event_map[tomorrow]}
        error={error}
        onRetry={retry}
        hasDates
        more={
          <>
            <MoreLink day={tomorrow} />
            {can('View Events') && hasEvents && <KitchenLink day={tomorrow} />}
          </>
        }
      />
      {data && (
        <DrawnLater>
          <NextWeek days={data.event_map} />
        </DrawnLater>
      )}
    </Stack>
  );
}

/** D134 */
const KitchenLink = ({ day }: { readonly day: string }) => (
  <LinkButton href={kitchenDayAddress(day)} variant="quiet" size="small">
    <Trans>Kitchen sheet</Trans>
  </LinkButton>
);

function MoreLink({ day }: { readonly day: string }) {
  const month = useParameter('month').value;
  return (
    <LinkButton href={addressOf({ month, day })} variant="quiet" size="small">
      <Trans>View more on calendar</Trans>
    </LinkButton>
  );
}

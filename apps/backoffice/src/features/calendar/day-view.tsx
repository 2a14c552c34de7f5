/** One day: its date in both calendars, how many events it has, and their cards; or its sheet to print. Spec 2.4. */
import { Button, DateText, Inline, Page, Skeleton, lazyWithPreload } from '@digis/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { Suspense } from 'react';
import { addressOf, useParameter } from '../../navigation/use-address.ts';
import { useEventsOfDay } from './calendar-data.ts';
import { EventCards } from './events-panel.tsx';
import { ScheduleButton } from '../../navigation/schedule-button.tsx';

const DaySheet = lazyWithPreload(async () => (await import('./day-sheet.tsx')).DaySheet);

const SHEET = 'sheet';

export function DayView({ day }: { readonly day: string }) {
  const { t } = useLingui();
  const { data, error, retry } = useEventsOfDay(day);
  const show = useParameter('show');
  const month = useParameter('month').value;
  const isSheet = show.value === SHEET && data !== undefined && data.length > 0;
  return (
    <Page
      title={<DateText value={day} format="full" />}
      description={data && <Plural value={data.length} one="# event" other="# events" />}
      back={
        isSheet
          ? { label: t`Back to the day`, href: addressOf({ month, day }) }
          : { label: t`Back to the month`, href: addressOf({ month }) }
      }
      action={
        <Inline>
          {isSheet && <PrintButton />}
          {!isSheet && data !== undefined && data.length > 0 && (
            <Button variant="quiet" onPress={() => show.choose(SHEET)}>
              <Trans>Day sheet</Trans>
            </Button>
          )}
          {!isSheet && <ScheduleButton />}
        </Inline>
      }
    >
      {isSheet ? (
        <Suspense fallback={<Skeleton shape="row" />}>
          <DaySheet events={data} />
        </Suspense>
      ) : (
        <EventCards events={data} error={error} onRetry={retry} />
      )}
    </Page>
  );
}

function PrintButton() {
  return (
    <Button icon={<Printer aria-hidden />} onPress={() => window.print()}>
      <Trans>Print</Trans>
    </Button>
  );
}

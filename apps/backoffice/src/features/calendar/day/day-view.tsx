import type { Schemas } from '@digis/api-client/contract';
import type { PagesStatus } from '@digis/api-client/swr-pages';
import { addDaysIso, formatEtDate, isoToEt } from '@digis/ethio-date';
import {
  Birr,
  Button,
  DateText,
  EmptyState,
  Inline,
  LinkButton,
  Notice,
  Page,
  Skeleton,
  Stack,
} from '@digis/ui';
import { lazyWithPreload } from '@digis/ui/app';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Suspense } from 'react';
import { guestsOf } from '#api/event-facts.ts';
import { useDayFacts } from '#api/queries/day-facts.ts';
import { OpenPayment } from '#money/take/open-payment.tsx';
import { payableOf } from '#money/take/payable.ts';
import { PAY, TakePaymentButton } from '#money/take/payment-act.tsx';
import { useCan } from '#auth/user.tsx';
import { kitchenDayAddress } from '#navigation/kitchen-address.ts';
import { addressOf, useParameter } from '#navigation/use-address.ts';
import { openDialog } from '#navigation/dialog-acts.ts';
import { useLanguage } from '#i18n/language.ts';
import { useCalendarChoice } from '#browser/preferences.ts';
import { monthOf } from '#navigation/month-parameter.ts';
import { LoadMore, type LoadMoreProps } from '#lists/load-more.tsx';
import { useCountOfDay, useEventsOfDay } from './day-data.ts';
import type { DaySheetProps } from './day-sheet.tsx';
import { EventCards } from '../events-panel.tsx';
import { ScheduleButton } from '#navigation/schedule-button.tsx';

const DaySheet = lazyWithPreload(async () => (await import('./day-sheet.tsx')).DaySheet);

const SHEET = 'sheet';

export function DayView({ day }: { readonly day: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const show = useParameter('show');
  const { events: data, error, onRetry, ...pages } = useEventsOfDay(day, show.value === SHEET);
  const facts = useDayFacts()(day);
  const month = useParameter('month').value;
  const hasEvents = data !== undefined && data.length > 0;
  if (show.value === SHEET && hasEvents)
    return (
      <Page title={formatEtDate(isoToEt(day), 'full', language)} isTitleHidden>
        <SheetOfDay
          {...{ day, onRetry }}
          {...pages}
          factWords={facts?.words}
          events={data}
          back={{ label: t`Back to the day`, href: addressOf({ month, day }) }}
        />
      </Page>
    );
  return (
    <Page
      title={<DateText value={day} format="full" />}
      description={
        <DayFactsLine {...{ day, events: data, words: facts?.words }} hasMore={pages.hasMore} />
      }
      back={{ label: t`Back to the month`, href: addressOf({ month }) }}
      action={
        <Inline>
          <Neighbours day={day} />
          {/* Disabled, not hidden, so that the buttons beside it do not move. */}
          <Button variant="soft" isDisabled={!hasEvents} onPress={() => show.choose(SHEET)}>
            <Trans>Day sheet</Trans>
          </Button>
          <KitchenLink day={day} />
          <ScheduleButton />
        </Inline>
      }
    >
      <EventCards
        events={data}
        error={error}
        onRetry={onRetry}
        renderAct={(event) => (
          <TakePaymentButton
            variant="soft"
            event={payableOf(event)}
            onTake={() => openDialog(PAY, event.id)}
          />
        )}
      />
      {pages.hasMore && <MoreEvents {...pages} onRetry={onRetry} />}
      <OpenPayment events={data?.map(payableOf)} />
    </Page>
  );
}

interface SheetOfDayProps extends DaySheetProps {
  readonly status: PagesStatus;
  readonly hasMore: boolean;
  readonly onRetry: () => void;
}

/** Waits for all events: part of a day on paper would look complete. */
function SheetOfDay({ status, hasMore, onRetry, events, ...sheet }: SheetOfDayProps) {
  const { t } = useLingui();
  if (status === 'error-more')
    return <EmptyState variant="error" title={t`Something went wrong`} onRetry={onRetry} />;
  if (hasMore) return <Skeleton shape="row" count={4} label={t`Loading events`} />;
  return (
    <Suspense fallback={<Skeleton shape="row" />}>
      <DaySheet {...sheet} events={events.filter(({ hold }) => hold !== 'ended')} />
    </Suspense>
  );
}

function MoreEvents(props: LoadMoreProps) {
  const { t } = useLingui();
  return (
    <Stack space="small">
      {props.status === 'error-more' && (
        <Notice tone="critical" isLive>
          {t`Something went wrong`}
        </Notice>
      )}
      <Inline>
        <LoadMore {...props} />
      </Inline>
    </Stack>
  );
}

interface DayFactsLineProps {
  readonly day: string;
  readonly events: readonly Schemas['Event'][] | undefined;
  readonly hasMore: boolean;
  readonly words: string | undefined;
}

function DayFactsLine({ day, events, hasMore, words }: DayFactsLineProps) {
  const count = useCountOfDay(day, hasMore);
  return (
    <>
      {hasMore
        ? count && <Counts events={count.count} guests={count.people} />
        : events && <Totals events={events} />}
      {events && words && ' · '}
      {words}
    </>
  );
}

function KitchenLink({ day }: { readonly day: string }) {
  const can = useCan();
  if (!can('View Events')) return null;
  return (
    <LinkButton variant="soft" href={kitchenDayAddress(day)}>
      <Trans>Kitchen sheet</Trans>
    </LinkButton>
  );
}

interface CountsProps {
  readonly events: number;
  readonly guests: number;
}

const Counts = ({ events, guests }: CountsProps) => (
  <>
    <Plural value={events} one="# event" other="# events" />
    {guests > 0 && (
      <>
        {' · '}
        <Plural value={guests} one="# guest" other="# guests" />
      </>
    )}
  </>
);

function Totals({ events }: { readonly events: readonly Schemas['Event'][] }) {
  const unstaffed = events.filter(({ employees }) => employees.length === 0).length;
  const owed = events.reduce((money, { left }) => money + Math.max(0, left), 0);
  return (
    <>
      <Counts events={events.length} guests={guestsOf(events)} />
      {unstaffed > 0 && (
        <>
          {' · '}
          <Plural
            value={unstaffed}
            one="⚠ # event has nobody assigned"
            other="⚠ # events have nobody assigned"
          />
        </>
      )}
      {owed > 0 && (
        <>
          {' · '}
          <Trans>
            <Birr value={owed} /> owed
          </Trans>
        </>
      )}
    </>
  );
}

function Neighbours({ day }: { readonly day: string }) {
  const { t } = useLingui();
  const [calendar] = useCalendarChoice();
  const to = (days: number) => {
    const next = addDaysIso(day, days);
    return addressOf({ month: monthOf(next, calendar), day: next });
  };
  return (
    <>
      <LinkButton variant="soft" href={to(-1)} aria-label={t`The day before`}>
        <ChevronLeft aria-hidden />
      </LinkButton>
      <LinkButton variant="soft" href={to(1)} aria-label={t`The day after`}>
        <ChevronRight aria-hidden />
      </LinkButton>
    </>
  );
}

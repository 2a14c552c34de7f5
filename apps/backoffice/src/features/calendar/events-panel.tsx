import type { ApiError } from '@digis/api-client';
import type { Schemas } from '@digis/api-client/contract';
import { Badge, Card, EmptyState, Grid, Inline, Skeleton, Text } from '@digis/ui';
import { EventCard } from '@digis/ui/catering';
import type { EventCardProps } from '@digis/ui/catering';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { dayOfEvent, guestsOf, moneyOf, staffOf } from '../../api/event-facts.ts';
import { openEvent } from '../../navigation/dialog-acts.ts';

interface EventsPanelProps {
  readonly title: string;
  readonly events: readonly Schemas['Event'][] | undefined;
  readonly error: ApiError | undefined;
  readonly onRetry: () => void;
  readonly hasDates?: boolean;
  readonly more?: ReactNode;
  readonly whole?: Pick<Schemas['CalendarDay'], 'count' | 'people'> | undefined;
}

function countsOf(
  events: readonly Schemas['Event'][],
  whole: EventsPanelProps['whole'],
): { count: number; people: number } {
  return whole !== undefined && whole.count > events.length
    ? whole
    : { count: events.length, people: guestsOf(events) };
}

export function EventsPanel({
  title,
  events,
  error,
  onRetry,
  hasDates,
  more,
  whole,
}: EventsPanelProps) {
  const counts = events && countsOf(events, whole);
  return (
    <Card
      title={title}
      action={
        counts && (
          <Inline space="small">
            {counts.count > 0 && <Guests value={counts.people} />}
            <Badge tone="brand">{counts.count}</Badge>
          </Inline>
        )
      }
    >
      <EventCards {...{ events, error, onRetry, hasDates }} layout="row" />
      {events && more}
    </Card>
  );
}

const Guests = ({ value }: { readonly value: number }) => (
  <Text as="span" size="small" tone="muted">
    <Plural value={value} one="# guest" other="# guests" />
  </Text>
);

interface EventCardsProps extends Pick<
  EventsPanelProps,
  'events' | 'error' | 'onRetry' | 'hasDates'
> {
  readonly layout?: EventCardProps['layout'];
  readonly renderAct?: (event: Schemas['Event']) => ReactNode;
}

export function EventCards({
  events,
  error,
  onRetry,
  hasDates,
  layout,
  renderAct,
}: EventCardsProps) {
  const { t } = useLingui();
  if (error && !events)
    return <EmptyState variant="error" title={t`Something went wrong`} onRetry={onRetry} />;
  if (!events) return <Skeleton shape="card" count={2} label={t`Loading events`} />;
  if (events.length === 0) return <EmptyState variant="no-data" title={t`No events`} />;
  return (
    <Grid column="large" space="small">
      {events.map((event) => (
        <EventCard
          key={event.id}
          layout={layout}
          staff={<StaffWords event={event} />}
          client={event.client.full_name}
          phone={event.client.phone_number}
          people={event.num_of_people}
          packageName={event.package?.name ?? null}
          advance={event.advance_amount}
          money={moneyOf(event)}
          branch={event.branch.name}
          {...(event.venue !== undefined && { venue: event.venue })}
          time={event.time}
          pickedDay={dayOfEvent(event)}
          date={hasDates ? dayOfEvent(event) : undefined}
          act={renderAct?.(event)}
          onPress={() => openEvent(event.id, dayOfEvent(event))}
        />
      ))}
    </Grid>
  );
}

function StaffWords({ event }: { readonly event: Schemas['Event'] }) {
  const { count, needed, words, tone } = staffOf(event);
  return (
    <Text as="span" size="small" tone={tone}>
      {count === 0 ? (
        <Trans>nobody assigned</Trans>
      ) : needed > 0 ? (
        <Trans>
          {count} of {needed} staff
        </Trans>
      ) : (
        <Plural value={count} one="# employee" other="# employees" />
      )}
      {count === 0 && needed > 0 && ` (${words})`}
    </Text>
  );
}

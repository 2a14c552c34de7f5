// D148, D125
import { formatCount } from '@digis/domain';
import { Card, DateText, DescriptionList, Inline, Link, LinkButton, Stack, Text } from '@digis/ui';
import type { Schemas } from '@digis/api-client/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { crewOf, dayOfEvent } from '../../api/event-facts.ts';
import { useCan } from '../../auth/user.tsx';
import { eventAddress } from '../../navigation/use-address.ts';
import { type Overview, useListAddresses } from './overview-data.ts';

interface NeedsPeopleProps {
  readonly lacking: NonNullable<Overview['short_of_staff']>;
}

export function NeedsPeople({ lacking: { count, events } }: NeedsPeopleProps) {
  const { t } = useLingui();
  const { shortOfStaff } = useListAddresses();
  return (
    <Card
      title={t`Needs people`}
      action={
        count > 0 && (
          <Link href={shortOfStaff} isStandalone>
            <Plural value={count} one="# event in 7 days" other="All # events in 7 days" />
          </Link>
        )
      }
    >
      {count === 0 ? (
        <Text tone="muted">
          <Trans>Every event of the coming 7 days has enough people.</Trans>
        </Text>
      ) : (
        <DescriptionList
          layout="rows"
          items={events.map((event) => ({
            label: <Lacking event={event} />,
            value: <Assign event={event} />,
          }))}
        />
      )}
    </Card>
  );
}

function Lacking({ event }: { readonly event: Schemas['Event'] }) {
  const day = dayOfEvent(event);
  return (
    <Stack space="xxsmall">
      <Link href={eventAddress(event.id, day)} isStandalone>
        {event.client.full_name}
      </Link>
      <Text size="small" tone="muted">
        <DateText value={day} format="day" only="ethiopic" /> ·{' '}
        <Plural value={event.num_of_people} one="# guest" other="# guests" />
      </Text>
    </Stack>
  );
}

function Assign({ event }: { readonly event: Schemas['Event'] }) {
  const { t } = useLingui();
  const can = useCan();
  const { client, employees, employees_needed: needed = 0 } = event;
  const name = client.full_name;
  const has = formatCount(crewOf({ employees }).length);
  const wanted = formatCount(needed);
  return (
    <Inline space="small">
      <Text size="small">
        <Trans>
          {has} of {wanted}
        </Trans>
      </Text>
      {can('Assign Employees') && (
        <LinkButton
          size="small"
          variant="soft"
          aria-label={t`Assign people, ${name}`}
          href={eventAddress(event.id, dayOfEvent(event), 'employees')}
        >
          <Trans>Assign</Trans>
        </LinkButton>
      )}
    </Inline>
  );
}

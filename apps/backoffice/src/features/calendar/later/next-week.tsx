import type { Schemas } from '@digis/api-client/contract';
import { DAYS_AFTER_TODAY } from '@digis/domain';
import { addDaysIso } from '@digis/ethio-date';
import { Birr, Card, LinkButton, Stack, Text } from '@digis/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useWaitingPayments } from '#api/queries/waiting-payments.ts';
import { useCan } from '#auth/user.tsx';
import { useToday } from '#browser/use-today.ts';
import { ChangedSheets } from './changed-sheets.tsx';
import { LapsedDays } from './lapsed-days.tsx';

interface NextWeekProps {
  readonly days: Schemas['Calendar']['event_map'];
}

export const NextWeek = ({ days }: NextWeekProps) => (
  <>
    <Week days={days} />
    <ChangedSheets />
    <LapsedDays />
  </>
);

function Week({ days }: NextWeekProps) {
  const { t } = useLingui();
  const can = useCan();
  const { today } = useToday();
  const pending = useWaitingPayments({ isAtOnce: true });
  const last = addDaysIso(today, DAYS_AFTER_TODAY);
  const week = Object.entries(days).flatMap(([day, ofDay]) =>
    day >= today && day <= last ? [ofDay] : [],
  );
  const events = week.flatMap(({ events: listed = [] }) => listed);
  const notListed = week
    .map(({ count, events: listed = [] }) => Math.max(0, count - listed.length))
    .reduce((sum, ofDay) => sum + ofDay, 0);
  const unstaffed = events.filter(({ staff }) => staff === 0).length;
  const owed = events.reduce((sum, { left }) => sum + Math.max(0, left), 0);
  const toEvents = (view: string) =>
    can('View Events') ? `/events?view=${view}&from=${today}&to=${last}` : null;
  return (
    <Card title={t`The next 7 days`}>
      <Stack space="xsmall">
        <Text>
          <Plural value={events.length + notListed} one="# event" other="# events" />
        </Text>
        {unstaffed > 0 && (
          <Fact href={toEvents('unstaffed')}>
            {notListed > 0 && <AtLeast />}
            <Plural
              value={unstaffed}
              one="⚠ # event has nobody assigned"
              other="⚠ # events have nobody assigned"
            />
          </Fact>
        )}
        {owed > 0 && (
          <Fact href={toEvents('owes')}>
            {notListed > 0 && <AtLeast />}
            <Trans>
              <Birr value={owed} /> owed
            </Trans>
          </Fact>
        )}
        {pending > 0 && (
          <Fact href="/cashbook?tab=pending">
            <Plural
              value={pending}
              one="# payment waits for approval"
              other="# payments wait for approval"
            />
          </Fact>
        )}
      </Stack>
    </Card>
  );
}

const AtLeast = () => (
  <>
    <Trans>At least</Trans>{' '}
  </>
);

function Fact({ href, children }: { readonly href: string | null; readonly children: ReactNode }) {
  if (href === null) return <Text>{children}</Text>;
  return (
    <LinkButton href={href} variant="quiet" size="small">
      {children}
    </LinkButton>
  );
}

// D148, D131
import type { Schemas } from '@digis/api-client/contract';
import {
  Badge,
  Birr,
  Card,
  DateText,
  DescriptionList,
  Inline,
  Link,
  PhoneText,
  Stack,
  Text,
} from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { dayOfEvent } from '../../api/event-facts.ts';
import { OverdueBadge } from '../../lists/overdue-badge.tsx';
import { eventAddress } from '../../navigation/use-address.ts';
import { type Overview, useListAddresses } from './overview-data.ts';

interface WhoOwesProps {
  readonly receivables: NonNullable<Overview['receivables']>;
  readonly totals: NonNullable<Overview['totals']>;
}

export function WhoOwes({ receivables, totals }: WhoOwesProps) {
  const { t } = useLingui();
  const { owing } = useListAddresses();
  return (
    <Card
      title={t`Who owes us`}
      action={
        totals.count > 0 && (
          <Link href={owing} isStandalone>
            <span>
              <Trans>
                All <Birr value={totals.left} />
              </Trans>
            </span>
          </Link>
        )
      }
    >
      {totals.count === 0 ? (
        <Text tone="muted">
          <Trans>Nobody owes anything.</Trans>
        </Text>
      ) : (
        <DescriptionList
          layout="rows"
          items={receivables.map((receivable) => ({
            label: <Debtor {...receivable} />,
            value: <Debt {...receivable} />,
          }))}
        />
      )}
    </Card>
  );
}

function Debtor({ event, days_overdue: overdue }: Schemas['Receivable']) {
  const day = dayOfEvent(event);
  return (
    <Stack space="xxsmall">
      <Link href={eventAddress(event.id, day)} isStandalone>
        {event.client.full_name}
      </Link>
      <Inline space="small">
        <PhoneText value={event.client.phone_number} />
        <Text size="small" tone="muted">
          <DateText value={day} format="day" only="ethiopic" />
        </Text>
        {overdue !== undefined && <OverdueBadge days={overdue} />}
      </Inline>
    </Stack>
  );
}

function Debt({ event: { money } }: Schemas['Receivable']) {
  if (!money) return null;
  return (
    <Stack space="xxsmall" align="end">
      <Birr value={money.left} />
      {money.received === 0 && money.waiting === 0 && (
        <Badge tone="caution">
          <Trans>Nothing yet</Trans>
        </Badge>
      )}
      {money.waiting !== 0 && (
        <Text size="small" tone="muted">
          <Trans>
            <Birr value={money.waiting} /> waiting
          </Trans>
        </Text>
      )}
    </Stack>
  );
}

// D131, D148
import { Birr, DateText, DescriptionList, Link, Text } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { dayOfEvent } from '../../api/event-facts.ts';
import { OverdueBadge } from '../../lists/overdue-badge.tsx';
import { eventAddress } from '../../navigation/use-address.ts';
import { useWeekAddresses } from './week-addresses.ts';
import { useOverview } from './week-data.ts';
import { WeekLine } from './week-line.tsx';
import { WeekPart } from './week-part.tsx';

export function WhoOwes() {
  const { t } = useLingui();
  const read = useOverview();
  const { owing } = useWeekAddresses();
  const { data } = read;
  if (data && !data.receivables) return null;
  const all = data?.totals && data.totals.count > 0 && (
    <Link href={owing} isStandalone>
      <span>
        <Trans>
          All <Birr value={data.totals.left} />
        </Trans>
      </span>
    </Link>
  );
  return (
    <WeekPart title={t`Who owes us`} read={read} action={all}>
      {({ receivables = [] }) =>
        receivables.length === 0 ? (
          <Text tone="muted">
            <Trans>Nobody owes anything.</Trans>
          </Text>
        ) : (
          <DescriptionList
            layout="rows"
            items={receivables.map(({ event, days_overdue: overdue }) => {
              const day = dayOfEvent(event);
              return {
                label: (
                  <WeekLine
                    name={event.client.full_name}
                    href={eventAddress(event.id, day)}
                    detail={
                      <>
                        <DateText value={day} format="day" only="ethiopic" />{' '}
                        {overdue !== undefined && <OverdueBadge days={overdue} />}
                      </>
                    }
                  />
                ),
                value: <Birr value={event.money?.left ?? 0} />,
              };
            })}
          />
        )
      }
    </WeekPart>
  );
}

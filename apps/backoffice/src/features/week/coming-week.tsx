// D125, D130
import { formatCount } from '@digis/domain';
import { DescriptionList, Link, Text } from '@digis/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useCan } from '../../auth/user.tsx';
import { useWeekAddresses } from './week-addresses.ts';
import { useComing, useOverview } from './week-data.ts';
import { WeekPart } from './week-part.tsx';

export function ComingWeek() {
  const { t } = useLingui();
  const can = useCan();
  const { coming, shortOfStaff } = useWeekAddresses();
  const lacking = useOverview().data?.short_of_staff?.count;
  const all = can('View Events') && (
    <Link href={coming} isStandalone>
      <Trans>This week</Trans>
    </Link>
  );
  return (
    <WeekPart title={t`The next 7 days`} read={useComing()} action={all}>
      {({ summary }) =>
        !summary?.events ? (
          <Text tone="muted">
            <Trans>No event in the next 7 days.</Trans>
          </Text>
        ) : (
          <DescriptionList
            layout="rows"
            items={[
              { label: t`Events`, value: formatCount(summary.events) },
              { label: t`Guests`, value: formatCount(summary.guests) },
              ...(lacking === undefined
                ? []
                : [
                    {
                      label: t`Needs people`,
                      value:
                        lacking === 0 ? (
                          t`None`
                        ) : (
                          <Link href={shortOfStaff} isStandalone>
                            <Plural value={lacking} one="# event" other="# events" />
                          </Link>
                        ),
                    },
                  ]),
            ]}
          />
        )
      }
    </WeekPart>
  );
}

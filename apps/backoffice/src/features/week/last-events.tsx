// D129, D130
import { etToIso } from '@digis/ethio-date';
import { Birr, DateText, DescriptionList, Text } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useWeekAddresses } from './week-addresses.ts';
import { useReview } from './week-data.ts';
import { WeekLine } from './week-line.tsx';
import { WeekPart } from './week-part.tsx';

export function LastEvents() {
  const { t } = useLingui();
  const read = useReview();
  const { event: addressOf } = useWeekAddresses();
  if (read.data && !read.data.earned) return null;
  return (
    <WeekPart title={t`What the last events earned`} read={read}>
      {({ earned = [] }) =>
        earned.length === 0 ? (
          <Text tone="muted">
            <Trans>No event in the last 7 days.</Trans>
          </Text>
        ) : (
          <DescriptionList
            layout="rows"
            items={earned.map(({ event, profit, margin }) => ({
              label: (
                <WeekLine
                  name={event.name}
                  href={addressOf(event)}
                  detail={
                    <>
                      <DateText value={etToIso(event.et_date)} format="day" only="ethiopic" />
                      {margin !== undefined && ` · ${margin} %`}
                    </>
                  }
                />
              ),
              value: <Birr value={profit} />,
            }))}
          />
        )
      }
    </WeekPart>
  );
}

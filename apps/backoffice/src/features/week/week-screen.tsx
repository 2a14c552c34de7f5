// D130
import {
  DateText,
  DescriptionList,
  Grid,
  Inline,
  Link,
  LinkButton,
  Page,
  Stack,
  Text,
} from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useToday } from '../../browser/use-today.ts';
import { BranchFilter } from '../../lists/filters/address-filters.tsx';
import { useKnownFilters } from '../../lists/filters/known-filters.ts';
import { useChangedLines } from './changed-lines.tsx';
import { ComingWeek } from './coming-week.tsx';
import { LastEvents } from './last-events.tsx';
import { MonthSoFar } from './month-so-far.tsx';
import { useWeekAddresses } from './week-addresses.ts';
import { meanings, useReview } from './week-data.ts';
import { WeekPart } from './week-part.tsx';
import { WhoOwes } from './who-owes.tsx';

export function WeekScreen() {
  const { t } = useLingui();
  const { today } = useToday();
  useKnownFilters(meanings);
  return (
    <Page
      title={t`The week`}
      action={
        <LinkButton size="small" variant="quiet" href="/reports">
          <Trans>Overview</Trans>
        </LinkButton>
      }
    >
      <Stack space="large">
        <Inline justify="between">
          <DateText value={today} format="day" />
          <BranchFilter />
        </Inline>
        <MonthSoFar />
        <Grid column="large">
          <LastEvents />
          <WhoOwes />
          <ComingWeek />
          <ChangedAfterwards />
        </Grid>
      </Stack>
    </Page>
  );
}

function ChangedAfterwards() {
  const { t } = useLingui();
  const { log } = useWeekAddresses();
  const linesOf = useChangedLines();
  return (
    <WeekPart
      title={t`Changed in the last 7 days`}
      read={useReview()}
      action={
        log !== undefined && (
          <Link href={log} isStandalone>
            <Trans>Action Logs</Trans>
          </Link>
        )
      }
    >
      {(review) => {
        const lines = linesOf(review);
        return lines.length === 0 ? (
          <Text tone="muted">
            <Trans>A calm week: nothing was corrected, deleted, discounted or counted short.</Trans>
          </Text>
        ) : (
          <DescriptionList layout="rows" items={lines} />
        );
      }}
    </WeekPart>
  );
}

/** The Ethiopian month of the Overview, and the way to those before and after it. SPEC: D148 */
import { Button, IconButton, Inline, MonthTitle, Text } from '@digis/ui';
import { addMonthsIn, isoToEt } from '@digis/ethio-date';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useToday } from '../../browser/use-today.ts';
import { useMonth } from './overview-data.ts';

/** Of those with thirty days. */
const LAST_MONTH = 12;

export function MonthStepper() {
  const { t } = useLingui();
  const { first, isPresent, choose } = useMonth();
  const { today } = useToday();
  const go = (months: number) => {
    const next = addMonthsIn('ethiopic', first, months);
    // Pagume is part of Nehase, which has it already.
    const isPagume = isoToEt(next).month > LAST_MONTH;
    choose(isPagume && months > 0 ? addMonthsIn('ethiopic', next, 1) : next);
  };
  return (
    <Inline space="small">
      <IconButton aria-label={t`Month before`} onPress={() => go(-1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <div aria-live="polite">
        <MonthTitle calendar="ethiopic" date={first} />
      </div>
      <IconButton aria-label={t`Month after`} onPress={() => go(1)}>
        <ChevronRight aria-hidden />
      </IconButton>
      {isoToEt(first).month === LAST_MONTH && (
        <Text size="small" tone="muted" as="span">
          <Trans>with Pagume</Trans>
        </Text>
      )}
      {isPresent ? (
        <DayOfMonth day={isoToEt(today).day} />
      ) : (
        <Button size="small" variant="soft" onPress={() => choose(today)}>
          <Trans>This month</Trans>
        </Button>
      )}
    </Inline>
  );
}

/** A month that goes on is compared with as many days of the month before. */
function DayOfMonth({ day }: { readonly day: number }) {
  return (
    <Text size="small" tone="muted" as="span">
      <Trans>So far, day {day} of the month</Trans>
    </Text>
  );
}

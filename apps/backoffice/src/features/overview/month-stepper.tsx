/** The Ethiopian month of the Overview, and the way to those before and after it. SPEC: D148 */
import { Button, IconButton, Inline, MonthTitle, Text } from '@digis/ui';
import { addMonthsIn, isoToEt } from '@digis/ethio-date';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useToday } from '../../browser/use-today.ts';
import { useMonth } from './overview-data.ts';

export function MonthStepper() {
  const { t } = useLingui();
  const { first, isPresent, choose } = useMonth();
  const { today } = useToday();
  const go = (months: number) => choose(addMonthsIn('ethiopic', first, months));
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

/** A month that goes on is compared with a whole one. */
function DayOfMonth({ day }: { readonly day: number }) {
  return (
    <Text size="small" tone="muted" as="span">
      <Trans>Day {day} of the month</Trans>
    </Text>
  );
}

import {
  Button,
  DateRangePicker,
  IconButton,
  Inline,
  SegmentedControl,
  Stack,
  Text,
} from '@digis/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useToday } from '../../browser/use-today.ts';
import { useLanguage } from '../../i18n/language.ts';
import { BranchFilter } from '../../lists/filters/address-filters.tsx';
import { periodOf, type Whole } from '../../money/whole-periods.ts';
import { periodWords, type Span, spans } from './periods.ts';
import { usePeriod } from './reports-data.ts';

const labels: Readonly<Record<Span, MessageDescriptor>> = {
  month: msg`Month`,
  quarter: msg`Quarter`,
  fiscal: msg`Fiscal year`,
  year: msg`Year`,
  range: msg`Any days`,
};

export function PeriodChoice() {
  const { t, i18n } = useLingui();
  const { span, from, to, choose } = usePeriod();
  const { today } = useToday();
  const day = from <= today && today <= to ? today : from;
  return (
    <Stack>
      <SegmentedControl
        aria-label={t`Period`}
        items={spans.map((id) => ({ id, label: i18n._(labels[id]) }))}
        value={span}
        onChange={(next) => choose(next, next === 'range' ? { from, to } : periodOf(next, day))}
      />
      <Inline justify="between">
        {span === 'range' ? (
          <DateRangePicker
            label={t`Days`}
            value={{ from, to }}
            onChange={(range) => range && choose('range', range)}
          />
        ) : (
          <PeriodStepper whole={span} />
        )}
        <BranchFilter />
      </Inline>
    </Stack>
  );
}

function PeriodStepper({ whole }: { readonly whole: Whole }) {
  const { t } = useLingui();
  const { from, to, choose } = usePeriod();
  const { today } = useToday();
  const words = periodWords(whole, { from, to }, useLanguage());
  const go = (after: number) => choose(whole, periodOf(whole, from, after));
  return (
    <Inline space="small">
      <IconButton aria-label={t`Period before`} onPress={() => go(-1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <div aria-live="polite">
        <Text isStrong as="span">
          {words}
        </Text>
      </div>
      <IconButton aria-label={t`Period after`} onPress={() => go(1)}>
        <ChevronRight aria-hidden />
      </IconButton>
      {(today < from || to < today) && (
        <Button size="small" variant="soft" onPress={() => choose(whole, periodOf(whole, today))}>
          <Trans>Today</Trans>
        </Button>
      )}
    </Inline>
  );
}

/** Filters the book by days and a client's phone, and shows the totals of the filtered rows. Spec 2.8, D72. */
import { DEFAULT_MOBILE_PREFIXES } from '@digis/domain';
import { Birr, Button, Inline, PhoneField, Stack, Text } from '@digis/ui';
import { addDaysIso } from '@digis/ethio-date';
import { Trans, useLingui } from '@lingui/react/macro';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { DayRangeFilter, useDayRange } from '../../../lists/address-filters.tsx';
import { useChangeAddress, useParameter } from '../../../navigation/use-address.ts';
import type { Changes } from '../../../navigation/use-address.ts';
import { useToday } from '../../../browser/use-today.ts';
import { useCashBranch, useCashFigures } from '../cashbook-data.ts';
import type { CashQuery } from '../cashbook-data.ts';

export type CashFilter = Pick<CashQuery, 'from' | 'to' | 'phone'>;

const phoneOf = (text: string | null) =>
  text !== null && /^0[1-9]\d{8}$/.test(text) ? text : null;

export function useCashFilter(): CashFilter {
  const days = useDayRange();
  const phone = phoneOf(useParameter('phone').value);
  return {
    ...days,
    ...(phone !== null && { phone }),
  };
}

/** Open when the user opened it, and when the address has a filter. */
function useFilterBar() {
  const { value, choose } = useParameter('filter');
  const count = Object.keys(useCashFilter()).length;
  const isOpen = value === null ? count > 0 : value === 'open';
  const close = () => choose(count > 0 ? 'closed' : null);
  return { count, isOpen, toggle: () => (isOpen ? close() : choose('open')) };
}

/** Shows the bar and hides it; what it has narrowed stays narrowed, and is counted. */
export function FilterToggle() {
  const { t } = useLingui();
  const { count, isOpen, toggle } = useFilterBar();
  return (
    <Button
      size="small"
      variant="soft"
      icon={<ListFilter />}
      aria-expanded={isOpen}
      onPress={toggle}
    >
      {count > 0 ? t`Filter (${count})` : t`Filter`}
    </Button>
  );
}

export function CashFilters() {
  const { isOpen } = useFilterBar();
  return (
    <>
      {isOpen && <FilterBar />}
      <FilterTotals />
    </>
  );
}

/** Taking the last of a filter away leaves the bar where it is. */
function useNarrow() {
  const change = useChangeAddress();
  return (changes: Changes, options?: { replace: boolean }) =>
    change({ ...changes, filter: 'open' }, options);
}

function FilterBar() {
  const { today } = useToday();
  const yesterday = addDaysIso(today, -1);
  const { from, to } = useCashFilter();
  const narrow = useNarrow();
  const isOn = (day: string) => from === day && to === day;
  return (
    <Stack space="small">
      <Inline>
        <Button
          size="small"
          variant={from === undefined && to === undefined ? 'solid' : 'soft'}
          onPress={() => narrow({ from: null, to: null, phone: null })}
        >
          <Trans>All</Trans>
        </Button>
        <Button
          size="small"
          variant={isOn(today) ? 'solid' : 'soft'}
          onPress={() => narrow({ from: today, to: today })}
        >
          <Trans>Today's</Trans>
        </Button>
        <Button
          size="small"
          variant={isOn(yesterday) ? 'solid' : 'soft'}
          onPress={() => narrow({ from: yesterday, to: yesterday })}
        >
          <Trans>Yesterday's</Trans>
        </Button>
      </Inline>
      <Inline space="large">
        <DayRangeFilter change={narrow} />
        <PhoneFilter />
      </Inline>
    </Stack>
  );
}

/** Searched for once it is a whole number; while it is typed the list stays. */
function PhoneFilter() {
  const { t } = useLingui();
  const { value } = useParameter('phone');
  const narrow = useNarrow();
  const [typed, setTyped] = useState(value ?? '');
  const [known, setKnown] = useState(value);
  // All takes it out of the address; it goes out of the field as well.
  if (known !== value) {
    setKnown(value);
    setTyped(value ?? '');
  }
  return (
    <PhoneField
      label={t`Client's phone`}
      prefixes={DEFAULT_MOBILE_PREFIXES}
      value={typed}
      onChange={(phone) => {
        setTyped(phone);
        const whole = phoneOf(phone);
        if (whole !== null || phone === '') narrow({ phone: whole }, { replace: true });
      }}
    />
  );
}

function FilterTotals() {
  const { query } = useCashBranch();
  const filter = useCashFilter();
  const isNarrowed = Object.keys(filter).length > 0;
  const { data } = useCashFigures({ type: 'book', ...query, ...filter }, isNarrowed);
  if (!data?.totals || !isNarrowed) return null;
  const { totalIn, totalOut } = data.totals;
  return (
    <Text size="small" isNumeric>
      <Trans>
        In <Birr amount={totalIn} />, out <Birr amount={totalOut} /> in these rows
      </Trans>
    </Text>
  );
}

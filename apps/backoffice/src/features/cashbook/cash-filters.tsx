/** Narrows the book to days and a client's phone, and says what these rows sum up to. Spec 2.8, D72. */
import { Birr, Button, EthiopianDatePicker, Inline, PhoneField, Stack, Text } from '@digis/ui';
import { addDaysIso } from '@digis/ethio-date';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { changeAddress, useDayParameter, useParameter } from '../../navigation/use-address.ts';
import { useToday } from '../../session/use-today.ts';
import { useCashBranch } from './cash-branch.ts';
import { useCashFigures } from './cashbook-data.ts';
import type { CashQuery } from './cashbook-data.ts';

export type CashFilter = Pick<CashQuery, 'from' | 'to' | 'phone'>;

const phoneOf = (text: string | null) =>
  text !== null && /^0[1-9]\d{8}$/.test(text) ? text : null;

export function useCashFilter(): CashFilter {
  const from = useDayParameter('from').value;
  const to = useDayParameter('to').value;
  const phone = phoneOf(useParameter('phone').value);
  return {
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    ...(phone !== null && { phone }),
  };
}

export function CashFilters() {
  const { t } = useLingui();
  const { today } = useToday();
  const yesterday = addDaysIso(today, -1);
  const { from, to } = useCashFilter();
  const isOn = (day: string) => from === day && to === day;
  return (
    <Stack space="small">
      <Inline>
        <Button
          size="small"
          variant={from === undefined && to === undefined ? 'solid' : 'soft'}
          onPress={() => changeAddress({ from: null, to: null, phone: null })}
        >
          <Trans>All</Trans>
        </Button>
        <Button
          size="small"
          variant={isOn(today) ? 'solid' : 'soft'}
          onPress={() => changeAddress({ from: today, to: today })}
        >
          <Trans>Today's</Trans>
        </Button>
        <Button
          size="small"
          variant={isOn(yesterday) ? 'solid' : 'soft'}
          onPress={() => changeAddress({ from: yesterday, to: yesterday })}
        >
          <Trans>Yesterday's</Trans>
        </Button>
      </Inline>
      <Inline space="large">
        <EthiopianDatePicker
          label={t`From`}
          allowClear
          value={from ?? null}
          onChange={(day) => changeAddress({ from: day })}
        />
        <EthiopianDatePicker
          label={t`To`}
          allowClear
          value={to ?? null}
          onChange={(day) => changeAddress({ to: day })}
        />
        <PhoneFilter />
      </Inline>
      <FilterTotals />
    </Stack>
  );
}

/** Searched for once it is a whole number; while it is typed the list stays. */
function PhoneFilter() {
  const { t } = useLingui();
  const { value, type } = useParameter('phone');
  const [typed, setTyped] = useState(value ?? '');
  return (
    <PhoneField
      label={t`Client's phone`}
      value={typed}
      onChange={(phone) => {
        setTyped(phone);
        const whole = phoneOf(phone);
        if (whole !== null || phone === '') type(whole);
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

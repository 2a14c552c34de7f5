// Spec 2.8, D72, D138
import { Birr, FilterChips, IconButton, Text } from '@digis/ui';
import { addDaysIso, type IsoDate } from '@digis/ethio-date';
import { formatPhone } from '@digis/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ListFilter } from 'lucide-react';
import type { ReactNode } from 'react';
import { useToday } from '#browser/use-today.ts';
import { useDayRangeWords } from '#lists/day-range.ts';
import { openDialog } from '#navigation/dialog-acts.ts';
import { changeAddress } from '#navigation/place.ts';
import { useAllPlaces } from '#money/places/place-data.ts';
import { categoryWords } from '#money/costs/cost-words.ts';
import { usePlaceName } from '#money/places/place-words.ts';
import { useCashBranch, useCashFigures } from '../cashbook-data.ts';
import { kinds } from '../record-words.ts';
import { useCashFilter } from './cash-filter.ts';
import { daysOfMonth, firstOfMonth } from './month-choice.tsx';

interface Period {
  readonly id: string;
  readonly label: MessageDescriptor;
  readonly daysOn: (today: IsoDate) => {
    readonly from: IsoDate | null;
    readonly to: IsoDate | null;
  };
}

const oneDay = (day: IsoDate) => ({ from: day, to: day });

const periods: readonly Period[] = [
  { id: 'all', label: msg`All`, daysOn: () => ({ from: null, to: null }) },
  { id: 'today', label: msg`Today's`, daysOn: oneDay },
  { id: 'yesterday', label: msg`Yesterday's`, daysOn: (today) => oneDay(addDaysIso(today, -1)) },
  {
    id: 'month',
    label: msg`This month`,
    daysOn: (today) => daysOfMonth(firstOfMonth(today), today),
  },
  {
    id: 'last-month',
    label: msg`Last month`,
    daysOn: (today) => daysOfMonth(firstOfMonth(addDaysIso(firstOfMonth(today), -1)), today),
  },
];

export const FILTER = 'filter';

interface CashFiltersProps {
  readonly partyName: string | undefined;
  readonly eventName: string | undefined;
  readonly children: ReactNode;
}

export function CashFilters({ partyName, eventName, children }: CashFiltersProps) {
  const { t, i18n } = useLingui();
  const { today } = useToday();
  const { from = null, to = null } = useCashFilter();
  const applied = useApplied(partyName, eventName);
  const chosen = periods.find(({ daysOn }) => {
    const days = daysOn(today);
    return days.from === from && days.to === to;
  });
  const choose = (id: string | undefined) => {
    const period = periods.find((known) => known.id === id);
    if (period) changeAddress({ ...period.daysOn(today) });
  };
  return (
    <FilterChips
      isSingle
      aria-label={t`Which entries`}
      items={periods.map(({ id, label }) => ({ id, label: i18n._(label) }))}
      value={chosen ? [chosen.id] : []}
      onChange={([id]) => choose(id)}
      applied={chosen ? applied.filter(({ id }) => id !== 'days') : applied}
      onRemove={(ids) =>
        changeAddress(
          Object.fromEntries(
            ids.flatMap((id) => (id === 'days' ? ['from', 'to'] : [id])).map((id) => [id, null]),
          ),
        )
      }
      end={
        <>
          <IconButton size="small" aria-label={t`Filter`} onPress={() => openDialog(FILTER)}>
            <ListFilter aria-hidden />
          </IconButton>
          {children}
        </>
      }
    />
  );
}

function useApplied(partyName: string | undefined, eventName: string | undefined) {
  const { t, i18n } = useLingui();
  const { kind, phone, counterparty, place, costOf, category } = useCashFilter();
  const placeWords = useChosenPlace(place);
  return [
    { id: 'days', label: useDayRangeWords() },
    { id: 'kind', label: kind !== undefined && i18n._(kinds[kind]) },
    { id: 'counterparty', label: counterparty !== undefined && (partyName ?? t`One of them`) },
    { id: 'place', label: placeWords },
    { id: 'costOf', label: costOf !== undefined && (eventName ?? t`One event`) },
    { id: 'category', label: category !== undefined && i18n._(categoryWords[category]) },
    { id: 'phone', label: phone !== undefined && formatPhone(phone) },
  ].flatMap(({ id, label }) => (label ? [{ id, label }] : []));
}

function useChosenPlace(place: string | undefined) {
  const nameOf = usePlaceName();
  const { data = [] } = useAllPlaces();
  if (place === undefined) return undefined;
  const chosen = data.find(({ id }) => String(id) === place);
  return place === 'box' || chosen ? nameOf(chosen) : undefined;
}

export function FilterTotals() {
  const { query } = useCashBranch();
  const filter = useCashFilter();
  const isNarrowed = Object.keys(filter).length > 0;
  const { data } = useCashFigures({ type: 'book', ...query, ...filter }, isNarrowed);
  if (!data?.totals || !isNarrowed) return null;
  const { totalIn, totalOut } = data.totals;
  return (
    <Text size="small" isNumeric>
      <Trans>
        In <Birr value={totalIn} />, out <Birr value={totalOut} /> in these rows
      </Trans>
    </Text>
  );
}

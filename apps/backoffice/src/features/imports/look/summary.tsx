import { Birr, Card, DateText, DescriptionList, type Description } from '@digis/ui';
import { toBirr, toSantim } from '@digis/domain';
import { useLingui } from '@lingui/react/macro';
import type { LookedAtRow } from './checked-rows.ts';
import { storedValue } from './stored-value.tsx';
import type { RowsState } from './use-rows.ts';

const numbersOf = (rows: readonly LookedAtRow[], id: string): readonly number[] =>
  rows.flatMap((row) => {
    const value = storedValue(row, id);
    return typeof value === 'number' ? [value] : [];
  });

const birrOf = (rows: readonly LookedAtRow[], id: string) =>
  toBirr(numbersOf(rows, id).reduce((sum, birr) => sum + toSantim(birr), 0));

function useEventFacts(rows: readonly LookedAtRow[]): readonly Description[] {
  const { t, i18n } = useLingui();
  const days = rows.map((row) => String(storedValue(row, 'event_date'))).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [
    {
      label: t`Guests`,
      value: i18n.number(numbersOf(rows, 'num_of_people').reduce((sum, one) => sum + one, 0)),
    },
    { label: t`Total`, value: <Birr value={birrOf(rows, 'total')} /> },
    { label: t`Received`, value: <Birr value={birrOf(rows, 'received')} /> },
    { label: t`First day`, value: <DateText value={first} /> },
    { label: t`Last day`, value: <DateText value={last} /> },
  ];
}

function withoutSecondPhone(rows: readonly LookedAtRow[], field: string): number {
  return rows.filter((row) => storedValue(row, field) === undefined).length;
}

export function Summary({ state }: { readonly state: RowsState }) {
  const { t, i18n } = useLingui();
  const { taken: rows, columns } = state;
  const { kind } = columns;
  const events = useEventFacts(kind === 'events' ? rows : []);
  const single = kind === 'clients' ? withoutSecondPhone(rows, 'secondary_phone') : 0;
  if (rows.length === 0) return null;
  return (
    <Card title={t`What comes in`}>
      <DescriptionList
        items={[
          { label: t`Rows`, value: i18n.number(rows.length) },
          ...events,
          ...(single > 0
            ? [
                {
                  label: t`Without a second phone, the first is written again`,
                  value: i18n.number(single),
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

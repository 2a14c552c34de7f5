import { formatBirr } from '@digis/domain';
import { Birr, EmptyState, ItemPicker, Stack, Text, useKit } from '@digis/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FormStore } from '#forms/form-store.ts';
import { dueOf, type WagesDue } from './pay-day-data.ts';
import type { PayDayValues } from './pay-day-form.ts';

interface PayDayListProps {
  readonly store: FormStore<PayDayValues>;
  readonly rows: readonly WagesDue[];
  readonly due: readonly WagesDue[];
  readonly paid: readonly WagesDue[];
  readonly withSalary: boolean;
}

export function PayDayList({ store, rows, due, paid, withSalary }: PayDayListProps) {
  const { t } = useLingui();
  const { locale } = useKit();
  const others = rows.filter((row) => !due.includes(row) && (row.earned < 0 || row.coming > 0));
  return (
    <Stack space="small">
      {due.length === 0 ? (
        <EmptyState hint={t`Nobody is owed anything that is earned.`} />
      ) : (
        <ItemPicker
          variant="inline"
          label={t`Employees`}
          items={due.map((row) => ({
            id: row.id,
            label: row.full_name,
            hint: <WhatFor row={row} withSalary={withSalary} />,
            state: { label: formatBirr(dueOf(row, withSalary), { locale }), tone: 'neutral' },
          }))}
          value={paid.map(({ id }) => id)}
          onChange={(ids) => {
            const left = due.filter(({ id }) => !ids.includes(id));
            store.set(
              'left',
              left.map(({ id }) => id),
            );
          }}
        />
      )}
      {others.map((row) => (
        <Text key={row.id} size="small" tone="muted">
          {row.full_name}: <WhyNothing row={row} />
        </Text>
      ))}
    </Stack>
  );
}

interface RowProps {
  readonly row: WagesDue;
}

function WhatFor({ row, withSalary }: RowProps & { readonly withSalary: boolean }) {
  const { earned, events, salary_due: salary } = row;
  const hasSalary = withSalary && salary > 0;
  return (
    <>
      {earned < 0 && (
        <Trans>
          <Birr value={-earned} /> ahead
        </Trans>
      )}
      {earned > 0 && (
        <>
          <Birr value={earned} />
          {events > 0 && (
            <>
              {' '}
              <Plural value={events} one="for # event" other="for # events" />
            </>
          )}
        </>
      )}
      {earned !== 0 && hasSalary && ' · '}
      {hasSalary && (
        <Trans>
          salary <Birr value={salary} />
        </Trans>
      )}
    </>
  );
}

const WhyNothing = ({ row: { earned, coming } }: RowProps) =>
  earned < 0 ? (
    <Trans>
      <Birr value={-earned} /> ahead
    </Trans>
  ) : (
    <Trans>
      <Birr value={coming} /> is for events that have not begun
    </Trans>
  );

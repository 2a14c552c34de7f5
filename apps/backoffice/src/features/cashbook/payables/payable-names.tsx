import { DateText, Link, Stack, Text } from '@digis/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Payable } from '../cashbook-data.ts';
import { useCan, useUser } from '#auth/user.tsx';

function usePayablePlace(): (payable: Payable) => string | null {
  const can = useCan();
  const isAdmin = useUser().role === 'admin';
  return ({ kind, id, branch }) => {
    const of = isAdmin ? `&branch=${branch.id}` : '';
    if (kind === 'advance')
      return can('Cashbook Settle Advance Payment') ? `/cashbook?tab=advance${of}` : null;
    if (kind === 'employee') return can('Employees') ? `/employees?dialog=ledger&id=${id}` : null;
    return can('Vendors') && can('Vendor Ledger') ? `/vendors?dialog=ledger&id=${id}${of}` : null;
  };
}

export const kinds: Readonly<Record<Payable['kind'], MessageDescriptor>> = {
  vendor: msg`Vendor`,
  employee: msg`Employee`,
  advance: msg`Advance`,
};

interface PayableProps {
  readonly row: Payable;
}

export function ToWhom({ row }: PayableProps) {
  const place = usePayablePlace()(row);
  if (place === null) return row.name;
  return (
    <Link href={place} isStandalone>
      {row.name}
    </Link>
  );
}

export function ForWhat({ row: { kind, settle_date } }: PayableProps) {
  const { i18n } = useLingui();
  return (
    <Stack space="xxsmall">
      <span>{i18n._(kinds[kind])}</span>
      {settle_date !== undefined && (
        <Text as="span" size="small" tone="muted">
          <Trans>
            to settle on <DateText value={settle_date} />
          </Trans>
        </Text>
      )}
    </Stack>
  );
}

/** To whom we owe, with the way to the ledger, and for what. */
import { DateText, Link, Stack, Text } from '@digis/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Payable } from '../cashbook-data.ts';
import { usePayablePlace } from './payable-places.ts';

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

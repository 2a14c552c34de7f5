/** What a file of the vendors says of each: what they offer at which price, what we owe, whom to call. SPEC: D139 */
import type { Schemas } from '@digis/api-client/contract';
import type { DataColumn } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { exportColumn, exportPhone, useCreatedExport } from '../../lists/files/export-values.ts';
import { useOwedColumn } from '../../lists/owed-column.tsx';

type Vendor = Schemas['Vendor'];

export function useVendorFileColumns(
  vendors: readonly Vendor[] | undefined,
): readonly DataColumn<Vendor>[] {
  const { t } = useLingui();
  const column = exportColumn<Vendor>;
  return [
    column('name', t`Vendor Name`, ({ name }) => name),
    column('category', t`Offer`, ({ category }) => category),
    column('pricing', t`Pricing`, ({ pricing }) =>
      pricing === 'fixed' ? t`Fixed (Per Event)` : t`Per Person`,
    ),
    column('amount', t`Amount`, ({ amount }) => amount),
    ...useOwedColumn(t`We owe`, vendors),
    column('representative', t`Representative`, ({ representative }) => representative),
    column('contact', t`Contact`, ({ contact }) => contact && exportPhone(contact)),
    column('deleted', t`Deleted, not settled`, ({ deletedAt }) =>
      deletedAt === undefined ? t`No` : t`Yes`,
    ),
    ...useCreatedExport<Vendor>(t`Date Created`),
  ];
}

/** Columns of the packages' export, which the import can read. D139 */
import type { Schemas } from '@digis/api-client/contract';
import type { DataColumn } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useMenuWords } from '../../i18n/menu-words.ts';
import { createdExport, exportColumn } from '../../lists/files/export-values.ts';

type Package = Schemas['Package'];

const tiersOf = ({ prices }: Package) =>
  prices.map(({ min, max, value }) => `${min}-${max}: ${value}`).join('; ');

export function usePackageFileColumns(): readonly DataColumn<Package>[] {
  const { t } = useLingui();
  const menuWords = useMenuWords();
  const column = exportColumn<Package>;
  return [
    column('name', t`Package Name`, ({ name }) => name),
    column('items', t`Items`, ({ items }) => items.map(({ name }) => name).join(', ')),
    column('menu', t`Fasting`, ({ menu }) => menuWords(menu)),
    column('prices', t`Prices by guests`, tiersOf),
    column('fasting_package', t`Package for guests who fast`, (row) => row.fasting_package?.name),
    column('terms', t`Terms of this package`, ({ terms }) => terms),
    createdExport<Package>(t`Date Created`),
  ];
}

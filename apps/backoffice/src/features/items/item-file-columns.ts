/** Columns of the dishes' export, which the import can read. D139 */
import type { Schemas } from '@digis/api-client/contract';
import type { DataColumn } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { kindLabels, unitLabels } from '../../i18n/items/item-words.ts';
import { useMenuWords } from '../../i18n/menu-words.ts';
import { createdExport, exportColumn } from '../../lists/files/export-values.ts';

type Item = Schemas['Item'];

export function useItemFileColumns(): readonly DataColumn<Item>[] {
  const { t, i18n } = useLingui();
  const menuWords = useMenuWords();
  const column = exportColumn<Item>;
  return [
    column('name', t`Item Name`, ({ name }) => name),
    column('menu', t`Fasting`, ({ menu }) => menuWords(menu)),
    column('kind', t`Kind`, ({ kind }) => i18n._(kindLabels[kind])),
    // Not formatted, so that 0.125 kg keeps its decimals.
    column('per_guest', t`For each guest`, ({ per_guest }) => per_guest, 'number'),
    column('unit', t`Unit`, ({ unit }) => unit && i18n._(unitLabels[unit])),
    createdExport<Item>(t`Date Created`),
  ];
}

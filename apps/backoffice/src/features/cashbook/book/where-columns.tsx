// D73, D126
import type { DataColumn } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useHasPlaces } from '#money/places/place-data.ts';
import { usePlaceName } from '#money/places/place-words.ts';
import type { CashRecord } from '../cashbook-data.ts';

export function useWhereColumns(hasBranch: boolean): readonly DataColumn<CashRecord>[] {
  const { t } = useLingui();
  const nameOf = usePlaceName();
  const hasPlaces = useHasPlaces();
  const branch: DataColumn<CashRecord> = {
    id: 'branch',
    header: t`Branch`,
    cell: (record) => record.branch?.name,
    width: '112px',
    isOneLine: true,
    leaves: 4,
  };
  const place: DataColumn<CashRecord> = {
    id: 'place',
    header: t`Place`,
    cell: (record) => nameOf(record.place ?? record.from),
    width: '128px',
    isOneLine: true,
    leaves: 5,
  };
  return [...(hasBranch ? [branch] : []), ...(hasPlaces ? [place] : [])];
}

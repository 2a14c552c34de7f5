// D126
import type { DataColumn } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useCan } from '#auth/user.tsx';
import { exportColumn } from '#lists/files/export-values.ts';
import { useEvidenceWords } from '#money/places/evidence-words.ts';
import { useHasPlaces } from '#money/places/place-data.ts';
import { usePlaceName } from '#money/places/place-words.ts';
import type { CashRecord } from '../cashbook-data.ts';

export function usePlaceFileColumns(): readonly DataColumn<CashRecord>[] {
  const { t } = useLingui();
  const can = useCan();
  const nameOf = usePlaceName();
  const evidenceWords = useEvidenceWords();
  const column = exportColumn<CashRecord>;
  if (!useHasPlaces()) return [];
  return [
    column('place', t`Place`, ({ place, from }) => nameOf(place ?? from)),
    column('to', t`Moved to`, ({ to }) => (to === undefined ? null : nameOf(to))),
    column('reference', t`Reference`, ({ reference }) => reference ?? null),
    column('second_reference', t`Second reference`, (row) => row.second_reference ?? null),
    column('evidence', t`Known by`, ({ evidence }) => (evidence ? evidenceWords(evidence) : null)),
    ...(can('Cashbook View Balance')
      ? [column('place_balance', t`Balance there`, (row) => row.place_balance ?? null)]
      : []),
  ];
}

// D126-D128
import { Birr, type Description, Stack, Text } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEvidenceWords } from '#money/places/evidence-words.ts';
import { useHasPlaces } from '#money/places/place-data.ts';
import { usePlaceName } from '#money/places/place-words.ts';
import { ReceiptLink } from '#money/places/receipt-link.tsx';
import type { CashRecord } from '../cashbook-data.ts';

const Reference = ({ text }: { readonly text: string }) =>
  /^https:\/\//iu.test(text) ? (
    <>
      {text} <ReceiptLink address={text} />
    </>
  ) : (
    text
  );

export function useSlipFacts(record: CashRecord): readonly Description[] {
  const { t } = useLingui();
  const nameOf = usePlaceName();
  const evidenceWords = useEvidenceWords();
  const { place, to, reference, second_reference: second, evidence } = record;
  if (place === undefined || to !== undefined) return [];
  const known = [reference, second].filter(Boolean).join(' · ');
  return [
    {
      label: t`Paid by`,
      value: (
        <Stack space="xxsmall" align="end">
          <span>{[nameOf(place), known].filter(Boolean).join(' · ')}</span>
          {evidence && <Text size="small">{evidenceWords(evidence)}</Text>}
        </Stack>
      ),
    },
  ];
}

export function usePlaceFacts(record: CashRecord): readonly Description[] {
  const { t } = useLingui();
  const nameOf = usePlaceName();
  const evidenceWords = useEvidenceWords();
  const hasPlaces = useHasPlaces();
  const { place, from, to, reference, second_reference: second, evidence } = record;
  const { place_balance: balance, after_close: isLate } = record;
  return [
    {
      label: t`Where the money is`,
      value: hasPlaces && to === undefined ? nameOf(place) : undefined,
    },
    {
      label: t`Balance there`,
      value: balance === undefined ? undefined : <Birr value={balance} />,
    },
    { label: t`Moved from`, value: to && nameOf(from) },
    { label: t`Moved to`, value: to && nameOf(to) },
    { label: t`Reference`, value: reference && <Reference text={reference} /> },
    { label: t`Second reference`, value: second && <Reference text={second} /> },
    { label: t`Known by`, value: evidence && evidenceWords(evidence) },
    { label: t`Day`, value: isLate ? <Trans>Booked after the day was closed</Trans> : undefined },
  ];
}

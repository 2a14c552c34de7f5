/** An entry on a phone: with whom and how much, what it was, and when. */
import { Birr, Inline, Stack, Text, TimeText } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { CorrectionNote } from '#money/correct/correction-note.tsx';
import { timeOf } from '#lists/instant-text.tsx';
import type { CashRecord } from '../cashbook-data.ts';
import { partyOf, remarkOf, signedAmount, useKindWords } from '../record-words.ts';

export function CashRowCard({ record }: { readonly record: CashRecord }) {
  const kind = useKindWords()(record);
  const party = partyOf(record);
  const { transact_type, book_no, createdAt } = record;
  const remark = remarkOf(record);
  const { t } = useLingui();
  const first = party ?? (record.corrects ? t`Correction` : remark || kind);
  const rest = [
    party !== undefined || remark || record.corrects ? kind : null,
    party === undefined ? null : remark,
  ];
  return (
    <Stack space="xxsmall">
      <Inline justify="between">
        <Text as="span" isStrong isClamped>
          {first}
        </Text>
        <Text as="span" isStrong isNumeric tone={transact_type === 'in' ? 'positive' : 'neutral'}>
          <Birr amount={signedAmount(record)} sign="always" />
        </Text>
      </Inline>
      <Inline justify="between">
        <Text as="span" size="small" tone="muted" isClamped>
          {rest.filter(Boolean).join(' · ')}
        </Text>
        <Text as="span" size="small" tone="muted">
          <TimeText value={timeOf(createdAt)} only="ethiopic" /> · #{book_no}
        </Text>
      </Inline>
      <CorrectionNote row={record} reason={record.remark} isPlain />
    </Stack>
  );
}

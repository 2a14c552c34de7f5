import {
  Birr,
  DateText,
  DescriptionList,
  Heading,
  Inline,
  Stack,
  Text,
  Thumbnail,
  Link,
} from '@digis/ui';
import { PhoneText } from '@digis/ui';
import { LedgerDirection } from '@digis/ui/app';
import { etToIso } from '@digis/ethio-date';
import { useLingui, Trans } from '@lingui/react/macro';
import { nameOfUser } from '#api/user-name.ts';
import { imageSource } from '#api/client.ts';
import { dayOfEvent } from '#api/event-facts.ts';
import { isTransfer, signedAmount } from '#money/movement-columns.tsx';
import { categoryWords, useTaggedEventWords } from '#money/costs/cost-words.ts';
import { CorrectionNote } from '#money/correct/correction-note.tsx';
import { useReasonInWords } from '#i18n/labels/correction-reason-labels.ts';
import type { ShownImage } from '#images/record-image.tsx';
import { InstantText } from '#lists/instant-text.tsx';
import type { CashRecord } from '../cashbook-data.ts';
import { eventOf, useKindWords, partyOf, useTransferWords } from '../record-words.ts';
import { usePlaceFacts } from './place-facts.tsx';
import { useCan } from '#auth/user.tsx';
import { addressOf, eventAddress } from '#navigation/use-address.ts';

function usePlaceOf(record: CashRecord): string | null {
  const can = useCan();
  const event = eventOf(record);
  const { counterparty } = record;
  if (event) {
    const on = dayOfEvent(event);
    if (can('View Events')) return eventAddress(event.id, on);
    return can('Calendar') ? addressOf({ event: event.id, on }) : null;
  }
  if (counterparty?.kind === 'vendor' && can('Vendors') && can('Vendor Ledger'))
    return `/vendors?dialog=ledger&id=${counterparty.id}`;
  if (counterparty?.kind === 'employee' && can('Employees'))
    return `/employees?dialog=ledger&id=${counterparty.id}`;
  return null;
}

function CounterpartyLink({ record }: { readonly record: CashRecord }) {
  const between = useTransferWords()(record);
  const name = partyOf(record) ?? between;
  const place = usePlaceOf(record);
  const { counterparty } = record;
  if (name === undefined) return null;
  return (
    <Inline justify="between">
      <Heading level={3}>{place === null ? name : <Link href={place}>{name}</Link>}</Heading>
      {counterparty && (
        <Text as="span" size="small">
          <Link href={`/cashbook?tab=book&counterparty=${counterparty.kind}:${counterparty.id}`}>
            <Trans>All entries</Trans>
          </Link>
        </Text>
      )}
    </Inline>
  );
}

interface EntryFactsProps {
  readonly record: CashRecord;
  readonly onOpenImage: (image: ShownImage) => void;
}

export function EntryFacts({ record, onOpenImage }: EntryFactsProps) {
  const { t } = useLingui();
  const kind = useKindWords()(record);
  const { proof, book_no, transact_type } = record;
  return (
    <Stack space="large">
      <Stack space="small">
        <CounterpartyLink record={record} />
        <Heading level={1}>
          <Birr value={signedAmount(record)} sign={isTransfer(record) ? 'auto' : 'always'} />
        </Heading>
        <Inline>
          {!isTransfer(record) && <LedgerDirection direction={transact_type} />}
          {kind}
          {book_no !== undefined && <Text as="span" tone="muted">{`#${book_no}`}</Text>}
        </Inline>
        <CorrectionNote row={record} />
      </Stack>
      <DescriptionList items={useFacts(record)} />
      {proof !== undefined && (
        <Thumbnail
          size="large"
          src={imageSource(proof)}
          alt={t`Receipt`}
          onOpen={() => onOpenImage({ path: proof, alt: t`Receipt` })}
        />
      )}
    </Stack>
  );
}

function CostLink({ event }: { readonly event: NonNullable<CashRecord['cost_of']> }) {
  const can = useCan();
  const words = useTaggedEventWords()(event);
  if (!can('View Events')) return words;
  return <Link href={eventAddress(event.id, etToIso(event.et_date))}>{words}</Link>;
}

function useFacts(record: CashRecord) {
  const { t, i18n } = useLingui();
  const event = eventOf(record);
  const reasonInWords = useReasonInWords();
  const placeFacts = usePlaceFacts(record);
  const { approved_by, branch, corrects, remark } = record;
  return [
    { label: t`Time`, value: <InstantText value={record.createdAt} /> },
    { label: t`Client's phone`, value: event && <PhoneText value={event.client.phone_number} /> },
    { label: t`Event date`, value: event && <DateText value={dayOfEvent(event)} /> },
    { label: t`Entered by`, value: nameOfUser(record) },
    { label: t`Approved by`, value: approved_by },
    { label: t`Branch`, value: branch?.name },
    ...placeFacts,
    { label: t`Was for`, value: record.cost_of && <CostLink event={record.cost_of} /> },
    { label: t`Category`, value: record.category && i18n._(categoryWords[record.category]) },
    { label: t`Tax receipt number`, value: record.fiscal_no },
    corrects && remark
      ? { label: t`Why`, value: reasonInWords(remark) }
      : { label: t`Remark`, value: remark },
  ].filter(({ value }) => value !== undefined && value !== '');
}

import type { Schemas } from '@digis/api-client/contract';
import { sumInWords } from '@digis/domain';
import {
  Birr,
  DateText,
  DescriptionList,
  Inline,
  PhoneText,
  PrintSheet,
  Stack,
  Text,
  TimeText,
} from '@digis/ui';
import type { PrintSheetProps } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { nameOfUser } from '#api/user-name.ts';
import { dayOfEvent } from '#api/event-facts.ts';
import { settingIn } from '#api/queries/setting-in.ts';
import { useRead } from '#api/hooks.ts';
import { useUser } from '#auth/user.tsx';
import { useLanguage } from '#i18n/language.ts';
import { dayOf, timeOf } from '#lists/instant-text.tsx';
import { standsAt } from '#money/correct/correctable.ts';
import { useReasonInWords } from '#i18n/labels/correction-reason-labels.ts';
import type { CashRecord } from '../cashbook-data.ts';
import { useSlipFacts } from './place-facts.tsx';
import { eventOf, partyOf, useKindWords } from '../record-words.ts';

/** The slip shows both languages at once. D132 */
const slipTitle = { en: 'Payment slip', am: 'የክፍያ ማረጋገጫ' };

/** Clients who need a tax receipt ask for the fiscal one. */
const noTaxReceipt = {
  en: 'This is not a tax receipt.',
  am: 'ይህ የታክስ ደረሰኝ አይደለም።',
};

export type ReceiptPaper = Extract<PrintSheetProps['paper'], 'a6' | 'roll'>;

interface ReceiptProps {
  readonly record: CashRecord;
  readonly paper: ReceiptPaper;
}

export function Receipt({ record, paper }: ReceiptProps) {
  const { short_name } = useUser().tenant;
  const { data: tenant } = useRead('/tenant');
  const language = useLanguage();
  const { t } = useLingui();
  const { branch, book_no, transact_type, approved_by } = record;
  const isSlip = transact_type === 'in';
  const { data: named } = useRead('/settings', {
    isEnabled: isSlip,
    pick: ({ settings }) => settingIn(settings, 'slip_name') ?? '',
  });
  const slipName = named || inBoth(slipTitle);
  // D172 The amount after corrections, or the original amount of a void entry.
  const sum = standsAt(record) || record.amount;
  return (
    <PrintSheet
      paper={paper}
      {...(standsAt(record) === 0 && { stamp: t`VOID` })}
      head={
        <Inline justify="between" align="start">
          <Stack space="xxsmall">
            <Text isStrong>{tenant?.name ?? short_name}</Text>
            <Text size="small">{branch?.name}</Text>
          </Stack>
          <Stack space="xxsmall" align="end">
            <Text isStrong>{isSlip ? slipName : <Trans>Payment voucher</Trans>}</Text>
            <Text size="small" isNumeric>
              <Trans>No. {book_no}</Trans>
            </Text>
          </Stack>
        </Inline>
      }
      foot={
        <Stack space="small">
          <Inline justify="between">
            <Text size="small">
              <Trans>Cashier: {approved_by ?? nameOfUser(record)}</Trans>
            </Text>
            <Text size="small">
              <Trans>Signature ______________</Trans>
            </Text>
          </Inline>
          {isSlip && <Text size="small">{inBoth(noTaxReceipt)}</Text>}
        </Stack>
      }
    >
      <Stack space="medium">
        <Stack space="xxsmall">
          <Text size="large" isStrong isNumeric>
            <Birr value={sum} />
          </Text>
          <Text isStrong>{sumInWords(sum, language)}</Text>
          <CorrectionLine record={record} />
        </Stack>
        <DescriptionList layout="rows" items={useLines(record)} />
      </Stack>
    </PrintSheet>
  );
}

const inBoth = ({ en, am }: typeof slipTitle) => `${en} · ${am}`;

function useLines(record: CashRecord) {
  const { t } = useLingui();
  const kind = useKindWords()(record);
  const event = eventOf(record);
  const reasonInWords = useReasonInWords();
  const words = record.corrects && record.remark ? reasonInWords(record.remark) : record.remark;
  const left = event?.money?.left ?? record.settle_amount;
  return [
    { label: t`Date`, value: <Moment value={record.createdAt} /> },
    {
      label: record.transact_type === 'in' ? t`Received from` : t`Paid to`,
      value: <Party record={record} />,
    },
    { label: t`For`, value: [kind, words].filter(Boolean).join(' · ') },
    { label: t`Event date`, value: event && <DateText value={dayOfEvent(event)} /> },
    ...useSlipFacts(record),
    { label: t`Tax receipt number`, value: record.fiscal_no },
    ...useTaxRows(event?.money),
    {
      label: t`Left to pay`,
      value: left === undefined ? undefined : <Birr value={left} />,
      isStrong: true,
    },
  ].filter(({ value }) => value !== undefined);
}

/** No rows for an event without VAT. D170 */
function useTaxRows(money: Schemas['EventMoney'] | undefined) {
  const { t } = useLingui();
  if (money?.vat === undefined) return [];
  const { net = 0, vat, vat_rate: rate = 0, total } = money;
  return [
    { label: t`Net`, value: <Birr value={net} /> },
    { label: t`VAT ${rate}%`, value: <Birr value={vat} /> },
    { label: t`Total`, value: <Birr value={total} /> },
  ];
}

const Moment = ({ value }: { readonly value: string }) => (
  <Stack space="xxsmall" align="end">
    <DateText value={dayOf(value)} />
    <TimeText value={timeOf(value)} />
  </Stack>
);

/** Manual cash has no counterparty, so the slip has a blank line. */
function Party({ record }: { readonly record: CashRecord }) {
  const event = eventOf(record);
  return (
    <Stack space="xxsmall" align="end">
      <span>{partyOf(record) ?? '______________________'}</span>
      {event && <PhoneText value={event.client.phone_number} isPlain />}
    </Stack>
  );
}

function CorrectionLine({ record }: { readonly record: CashRecord }) {
  const { amount, corrects, corrected_by: by = [] } = record;
  const numbers = by.flatMap(({ book_no }) => book_no ?? []).join(', ');
  if (corrects)
    return (
      <Text size="small">
        <Trans>Corrects no. {corrects.book_no}</Trans>
      </Text>
    );
  if (by.length === 0) return null;
  return (
    <Text size="small">
      <Trans>
        It was <Birr value={amount} />, corrected by no. {numbers}
      </Trans>
    </Text>
  );
}

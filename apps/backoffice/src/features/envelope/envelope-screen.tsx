/** Downloads a period's records as a ZIP for the accountant. D178 */
import { Card, Grid, Inline, Notice, Page, SegmentedControl, Select, Stack, Text } from '@digis/ui';
import { formatMonth } from '@digis/ethio-date';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useToday } from '#browser/use-today.ts';
import { useLanguage } from '#i18n/language.ts';
import { BranchFilter } from '#lists/filters/address-filters.tsx';
import { useKnownFilters } from '#lists/filters/known-filters.ts';
import { idOf } from '#navigation/use-address.ts';
import { type FiscalSpan, fiscalSpans, type Span, spans } from './fiscal-spans.ts';
import { TakeEnvelope } from './take-envelope.tsx';

const meanings = { branch: idOf };

export function EnvelopeScreen() {
  const { t } = useLingui();
  useKnownFilters(meanings);
  return (
    <Page title={t`For the accountant`}>
      <Stack space="large">
        <Notice tone="caution">
          <Trans>
            It was not tried with a real Peachtree. Import the journal into a copy of the company
            first, and compare it with the check sheet.
          </Trans>
        </Notice>
        <EnvelopeForm />
        <Contents />
      </Stack>
    </Page>
  );
}

function useSpanWords() {
  const { t } = useLingui();
  const language = useLanguage();
  const monthOf = (day: string) => formatMonth('ethiopic', day, language);
  return (span: Span, { firstDay, lastMonth, fiscalYear, number }: FiscalSpan) => {
    const [first, last] = [monthOf(firstDay), monthOf(lastMonth)];
    if (span === 'month') return { label: first };
    const description = `${first} – ${last}`;
    const label =
      span === 'quarter'
        ? t`Quarter ${number} of fiscal year ${fiscalYear}`
        : t`Fiscal year ${fiscalYear}`;
    return { label, description };
  };
}

function EnvelopeForm() {
  const { t } = useLingui();
  const { today } = useToday();
  const wordsOf = useSpanWords();
  const [span, setSpan] = useState<Span>('month');
  const [from, setFrom] = useState<string | null>(null);
  const choices = fiscalSpans(span, today);
  const chosen = choices.find((choice) => choice.from === from) ?? choices[1];
  const labels: Readonly<Record<Span, string>> = {
    month: t`Month`,
    quarter: t`Quarter`,
    year: t`Fiscal year`,
  };
  return (
    <Card>
      <Stack>
        <BranchFilter />
        <Inline>
          <SegmentedControl
            aria-label={t`Length`}
            items={spans.map((id) => ({ id, label: labels[id] }))}
            value={span}
            onChange={(next) => {
              setSpan(next);
              setFrom(null);
            }}
          />
        </Inline>
        <Grid>
          <Select
            label={labels[span]}
            items={choices.map((choice) => ({ id: choice.from, ...wordsOf(span, choice) }))}
            value={chosen?.from ?? null}
            onChange={setFrom}
          />
        </Grid>
        {chosen && <TakeEnvelope key={`${span} ${chosen.from}`} span={chosen} />}
      </Stack>
    </Card>
  );
}

function Contents() {
  const { t } = useLingui();
  return (
    <Card title={t`What the file has`}>
      <Stack space="small">
        <Text>
          <Trans>
            journal.csv: the general journal for Sage 50 (Peachtree), with the accounts and dates of
            the settings
          </Trans>
        </Text>
        <Text>
          <Trans>journal.xlsx: the same for Excel, with both dates, names and remarks</Trans>
        </Text>
        <Text>
          <Trans>vat.xlsx: VAT by the day of the event, with the TIN of each client</Trans>
        </Text>
        <Text>
          <Trans>certificates.xlsx: the certificates of withheld tax</Trans>
        </Text>
        <Text>
          <Trans>check.xlsx: what each place had, what came and went, and what it has</Trans>
        </Text>
        <Text size="small" tone="muted">
          <Trans>
            An event that has begun turns what the client paid into sales and VAT: those lines are
            marked as derived. Hamle is period 1, and Pagume counts with Nehase.
          </Trans>
        </Text>
      </Stack>
    </Card>
  );
}

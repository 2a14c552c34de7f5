import type { Schemas } from '@digis/api-client/contract';
import { Badge, Birr, DateText, Inline, Stack, Text } from '@digis/ui';
import type { BadgeProps, DataColumn } from '@digis/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { nameOfUser } from '#api/user-name.ts';
import { CorrectionNote } from '#money/correct/correction-note.tsx';
import { InstantText } from '#lists/instant-text.tsx';

type Entry = Schemas['EventAccountEntry'];

interface StateLook {
  readonly label: MessageDescriptor;
  readonly tone: BadgeProps['tone'];
}

export const entryStates: Readonly<Record<Entry['state'], StateLook>> = {
  open: { label: msg`Waiting for approval`, tone: 'caution' },
  accepted: { label: msg`Accepted`, tone: 'positive' },
  rejected: { label: msg`Rejected`, tone: 'critical' },
  void: { label: msg`Replaced by another`, tone: 'neutral' },
  settled: { label: msg`Settled`, tone: 'positive' },
  withheld: { label: msg`Withheld tax`, tone: 'positive' },
  opened: { label: msg`Received before the books began`, tone: 'positive' },
};

/** D171 */
export function Certificate({ entry }: { readonly entry: Entry }) {
  const { certificate_no: number, certificate_date: day } = entry;
  if (number === undefined || day === undefined) return null;
  return (
    <Text size="small" tone="muted">
      <Trans>
        No. {number}, <DateText value={day} />
      </Trans>
    </Text>
  );
}

export function useEntryColumns(): readonly DataColumn<Entry>[] {
  const { t, i18n } = useLingui();
  return [
    {
      id: 'createdAt',
      header: t`Time`,
      cell: ({ createdAt }) => <InstantText value={createdAt} />,
      isRowHeader: true,
    },
    {
      id: 'amount',
      header: t`Amount`,
      align: 'end',
      cell: ({ amount }) => <Birr value={amount} />,
      isFact: true,
    },
    {
      id: 'state',
      header: t`State`,
      cell: (entry) => (
        <Stack space="xxsmall">
          <Inline>
            <Badge tone={entryStates[entry.state].tone}>
              {i18n._(entryStates[entry.state].label)}
            </Badge>
          </Inline>
          <Certificate entry={entry} />
          <CorrectionNote row={entry} />
        </Stack>
      ),
      isFact: true,
    },
    { id: 'username', header: t`Username`, cell: nameOfUser },
  ];
}

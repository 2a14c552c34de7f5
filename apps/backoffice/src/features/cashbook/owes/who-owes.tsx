/** Receivables: events with a balance or a pending payment. D131 */
import type { AnswerOf } from '@digis/api-client/contract';
import { Birr, DataTable, EmptyState, Inline, Link, Stack, Text, DateText } from '@digis/ui';
import { media, useMedia } from '@digis/ui/app';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useCan, useUser } from '#auth/user.tsx';
import { usePrint } from '#lists/list-buttons.tsx';
import { ListOnPaper } from '#lists/list-on-paper.tsx';
import { ListMenu } from '#lists/list-menu.tsx';
import { allRead, onPaper } from '#lists/list-state.ts';
import { OpenPayment } from '#money/take/open-payment.tsx';
import type { PayableEvent } from '#money/take/payable.ts';
import { goTo } from '#navigation/place.ts';
import { useEventPlace } from '../record-links.tsx';
import { useCashBranch, useReceivables, useReceivableTotals } from '../cashbook-data.ts';
import { Certificates } from './awaited-certificates.tsx';
import { OwesActions } from './owes-actions.tsx';
import { useOwesColumns, usePhoneColumn, type Receivable } from './owes-columns.tsx';
import { dayOfEvent } from '#api/event-facts.ts';
import { ClientHead } from '#money/whose-event.tsx';
import { DueIn } from './due-in.tsx';

function OwesCard({ row }: { readonly row: Receivable }) {
  const { client, money } = row.event;
  return (
    <Stack space="xxsmall">
      <ClientHead name={client.full_name}>
        <Text as="span" isStrong isNumeric>
          <Birr value={money?.left ?? 0} />
        </Text>
      </ClientHead>
      <Inline justify="between">
        <DueIn row={row} />
        <Text as="span" size="small" tone="muted">
          <DateText value={dayOfEvent(row.event)} />
        </Text>
      </Inline>
      {money !== undefined && money.waiting !== 0 && (
        <Text size="small" tone="caution">
          <Trans>
            <Birr value={money.waiting} /> waits for the cashier
          </Trans>
        </Text>
      )}
    </Stack>
  );
}

export function WhoOwes() {
  const { t } = useLingui();
  const { branch } = useUser();
  const { query, isAdmin, chosen } = useCashBranch();
  const list = useReceivables(query);
  const { data: totals, error } = useReceivableTotals(query);
  // Waits for the totals, which would push the buttons down.
  const isReady = totals !== undefined || error !== undefined;
  const { whole, button } = usePrint([list]);
  const columns = useOwesColumns({
    hasBranch: isAdmin && chosen === null,
    all: whole?.[0] ?? allRead(list),
    totals,
  });
  const phone = usePhoneColumn();
  const placeOf = useEventPlace();
  const isPrinted = useMedia(media.print);
  const name = t`Who owes`;
  return (
    <Stack space="medium">
      <ListOnPaper title={name} />
      {isReady && (
        <Stack space="xxsmall">
          <Inline justify="between">
            {totals && (
              <Text isStrong size="large" isNumeric>
                <Birr value={totals.left} /> ·{' '}
                <Plural value={totals.count} one="# event" other="# events" />
              </Text>
            )}
            <ListMenu
              list={list}
              columns={[...columns, phone]}
              name={name}
              logged={{ name: 'receivables', of: branch?.id ?? chosen }}
              file={['who-owes', branch?.name ?? list.rows[0]?.branch.name ?? '']}
              print={button}
            />
          </Inline>
          {totals && <PartsOfTotal {...totals} />}
          {!isPrinted && <ToAdvances />}
        </Stack>
      )}
      <DataTable
        aria-label={name}
        columns={columns}
        {...list}
        {...onPaper(whole?.[0])}
        {...(!isReady && { rows: [], status: 'loading' })}
        getRowId={({ event }) => event.id}
        getRowName={({ event }) => event.client.full_name}
        renderCard={(row) => <OwesCard row={row} />}
        onRowPress={placeOf ? ({ event }) => goTo(placeOf(event)) : undefined}
        emptyState={<EmptyState hint={t`Nobody owes anything.`} />}
        rowActions={(row) => <OwesActions row={row} />}
      />
      <OpenedFor events={list.rows.map(({ event }) => event)} />
    </Stack>
  );
}

const OpenedFor = ({ events }: { readonly events: readonly PayableEvent[] }) => (
  <>
    <Certificates owing={events} />
    <OpenPayment events={events} />
  </>
);

function ToAdvances() {
  const can = useCan();
  const { chosen } = useCashBranch();
  if (!can('Cashbook Settle Advance Payment')) return null;
  const of = chosen === null ? '' : `&branch=${chosen}`;
  return (
    <Inline>
      <Link href={`/cashbook?tab=advance${of}`} isStandalone>
        <Trans>Advances to settle, also of cash by hand</Trans>
      </Link>
    </Inline>
  );
}

function PartsOfTotal({ overdue, soon, waiting }: AnswerOf<'listReceivables'>['totals']) {
  return (
    <Text size="small" tone="muted" isNumeric>
      <Trans>
        Overdue <Birr value={overdue} /> · within 7 days <Birr value={soon} /> · waiting for the
        cashier <Birr value={waiting} />
      </Trans>
    </Text>
  );
}

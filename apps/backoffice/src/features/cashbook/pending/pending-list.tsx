import { EmptyState, Grid, Inline, Skeleton, Stack, Text } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { changeAddress } from '#navigation/place.ts';
import { LoadMore } from '#lists/load-more.tsx';
import { useCashBranch, useCashRecords } from '../cashbook-data.ts';
import { OpenRecord } from '../resolve/open-record.tsx';
import { PendingCard } from './pending-card.tsx';
import { useGiven } from '#navigation/place.ts';

export function PendingList() {
  const { t } = useLingui();
  const { query, isAdmin, chosen } = useCashBranch();
  // D167 Passes a shared bank message on to the payment that the user opens.
  const state: unknown = useGiven();
  const records = useCashRecords({ type: 'pending', ...query });
  const { rows, status, onRetry } = records;
  if (status === 'error') return <EmptyState variant="error" onRetry={onRetry} />;
  if (status === 'loading') return <Skeleton shape="card" count={3} label={t`Loading`} />;
  return (
    <Stack space="large">
      {rows.length === 0 ? (
        <NothingWaits />
      ) : (
        <Grid column="large">
          {rows.map((record) => (
            <PendingCard
              key={record.id}
              record={record}
              hasBranch={isAdmin && chosen === null}
              onAct={(action, { id }) => changeAddress({ dialog: action, id }, { state })}
            />
          ))}
        </Grid>
      )}
      {rows.length > 0 && <ListEnd records={records} />}
      <OpenRecord tab="pending" records={records} />
    </Stack>
  );
}

function NothingWaits() {
  const { t } = useLingui();
  return (
    <EmptyState
      hint={t`Nothing waits for you. An advance that is entered with an event, and a refund, wait here until you accept them.`}
    />
  );
}

/** No loading while scrolling: the cashier must first deal with the loaded payments. */
function ListEnd({ records }: { readonly records: ReturnType<typeof useCashRecords> }) {
  return (
    <Inline justify="center">
      {records.hasMore ? (
        <LoadMore {...records} />
      ) : (
        <Text size="small" tone="muted">
          <Trans>No more data to load.</Trans>
        </Text>
      )}
    </Inline>
  );
}

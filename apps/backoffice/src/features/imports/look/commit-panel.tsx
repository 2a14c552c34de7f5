import type { ApiError } from '@digis/api-client';
import type { Schemas } from '@digis/api-client/contract';
import { Button, Card, Inline, Notice, RadioGroup, Stack } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSubmit } from '#api/use-submit.ts';
import { useCommitImport } from '../checking/import-data.ts';
import type { RowsState } from './use-rows.ts';

interface CommitPanelProps {
  readonly state: RowsState;
  readonly isHeld: boolean;
  readonly onCommitted: (made: Schemas['ImportMade']) => void;
  readonly onBack: () => void;
}

const isStale = ({ code }: ApiError) => code === 'STALE';

function staleRows({ body }: ApiError): readonly number[] {
  const rows: unknown = typeof body === 'object' && body && 'rows' in body ? body.rows : [];
  return Array.isArray(rows) ? rows.filter((row) => typeof row === 'number') : [];
}

type Waits = 'rows' | 'another' | null;

export function CommitPanel({ state, isHeld, onCommitted, onBack }: CommitPanelProps) {
  const { isBusy, submit } = useSubmit(useCommitImport());
  const [waits, setWaits] = useState<Waits>(null);
  const { checking, rows } = state;
  const { known, doubtful } = state.typed;
  const taken = state.taken.length;
  const { id } = checking;

  const commit = async () => {
    if (id === null) return;
    setWaits(null);
    // Lists refused rows as well, so that none is imported after a later change.
    const left_out = rows
      .filter(({ fate }) => fate === 'left-out' || fate === 'refused')
      .map(({ row }) => row);
    const sent = await submit(
      { id, known, doubtful, left_out },
      { done: null, failed: msg`The rows could not be imported`, isExpected: isStale },
    );
    if (sent?.ok) onCommitted(sent.answer.made);
    else if (sent && isStale(sent.error)) {
      const stale = staleRows(sent.error);
      setWaits(stale.length > 0 ? 'rows' : 'another');
      if (stale.length > 0) state.checkAgain(stale);
    }
  };
  return (
    <Card>
      <Stack>
        <Choices state={state} />
        {waits !== null && <Waiting waits={waits} />}
        <Inline>
          <Button variant="quiet" onPress={onBack}>
            <Trans>Back</Trans>
          </Button>
          <Button
            tone="brand"
            isPending={isBusy}
            isDisabled={id === null || taken === 0 || !state.isReady || isHeld}
            onPress={() => void commit()}
          >
            <Plural value={taken} one="Import # row" other="Import # rows" />
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

const Waiting = ({ waits }: { readonly waits: Exclude<Waits, null> }) => (
  <Notice tone="caution" isLive>
    {waits === 'rows' ? (
      <Trans>The book has changed meanwhile. Look at the rows again, then import them.</Trans>
    ) : (
      <Trans>Another import is being taken in. Try again in a moment.</Trans>
    )}
  </Notice>
);

function Choices({ state }: Pick<CommitPanelProps, 'state'>) {
  const { t } = useLingui();
  const { counts, typed, setTyped } = state;
  return (
    <>
      {counts.known > 0 && state.columns.kind !== 'events' && (
        <RadioGroup
          label={t`Rows of known records`}
          items={[
            { id: 'skip', label: t`Leave out` },
            { id: 'update', label: t`Update the records` },
          ]}
          value={typed.known}
          onChange={(known) => known && setTyped({ ...typed, known })}
        />
      )}
      {counts.doubtful > 0 && (
        <RadioGroup
          label={t`Doubtful rows`}
          description={t`Leave out single ones of them in the list above.`}
          items={[
            { id: 'skip', label: t`Leave out` },
            { id: 'add', label: t`Add as new records` },
          ]}
          value={typed.doubtful}
          onChange={(doubtful) => doubtful && setTyped({ ...typed, doubtful })}
        />
      )}
    </>
  );
}

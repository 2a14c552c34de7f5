/** Takes all accepted rows in at once, with what becomes of the known and the doubtful ones. */
import type { ApiError } from '@digis/api-client';
import type { Schemas } from '@digis/api-client/contract';
import { Button, Card, Inline, Notice, RadioGroup, Stack } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSubmit } from '#api/use-submit.ts';
import { useCommitImport } from '../checking/import-data.ts';
import { countsOf } from './checked-rows.ts';
import type { RowsState } from './use-rows.ts';

export interface CommitPanelProps {
  readonly state: RowsState;
  readonly onCommitted: (made: Schemas['ImportMade']) => void;
  readonly onBack: () => void;
}

type Known = 'skip' | 'update';
type Doubtful = 'skip' | 'add';

const isStale = ({ code }: ApiError) => code === 'STALE';

/** Rows that mean something else by now; none while another import is being taken in. */
function staleRows({ body }: ApiError): readonly number[] {
  const rows: unknown = typeof body === 'object' && body && 'rows' in body ? body.rows : [];
  return Array.isArray(rows) ? rows.filter((row) => typeof row === 'number') : [];
}

type Waits = 'rows' | 'another' | null;

export function CommitPanel({ state, onCommitted, onBack }: CommitPanelProps) {
  const { isBusy, submit } = useSubmit(useCommitImport());
  const [known, setKnown] = useState<Known>('skip');
  const [doubtful, setDoubtful] = useState<Doubtful>('skip');
  const [waits, setWaits] = useState<Waits>(null);
  const { checking, rows } = state;
  const counts = countsOf(rows);
  const taken =
    counts.new +
    (known === 'update' ? counts.known : 0) +
    (doubtful === 'add' ? counts.doubtful : 0);
  const { id, phase } = checking;

  const commit = async () => {
    if (id === null) return;
    setWaits(null);
    // A row that was accepted before it was corrected is still kept as it was.
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
        <Choices {...{ state, known, setKnown, doubtful, setDoubtful }} />
        {waits !== null && <Waiting waits={waits} />}
        <Inline>
          <Button variant="quiet" onPress={onBack}>
            <Trans>Back</Trans>
          </Button>
          <Button
            tone="brand"
            isPending={isBusy}
            isDisabled={id === null || taken === 0 || phase !== 'ready' || state.isReading}
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

interface ChoicesProps {
  readonly state: RowsState;
  readonly known: Known;
  readonly setKnown: (known: Known) => void;
  readonly doubtful: Doubtful;
  readonly setDoubtful: (doubtful: Doubtful) => void;
}

/** Nothing is merged or added twice unless it is chosen. */
function Choices({ state, known, setKnown, doubtful, setDoubtful }: ChoicesProps) {
  const { t } = useLingui();
  const counts = countsOf(state.rows);
  return (
    <>
      {counts.known > 0 && state.columns.kind !== 'events' && (
        <RadioGroup
          label={t`Rows of known records`}
          items={[
            { id: 'skip', label: t`Leave out` },
            { id: 'update', label: t`Update the records` },
          ]}
          value={known}
          onChange={(chosen) => chosen && setKnown(chosen)}
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
          value={doubtful}
          onChange={(chosen) => chosen && setDoubtful(chosen)}
        />
      )}
    </>
  );
}

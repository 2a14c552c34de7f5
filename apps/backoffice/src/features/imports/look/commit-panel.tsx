/** Takes all accepted rows in at once, with what becomes of the known and the doubtful ones. */
import type { ApiError } from '@digis/api-client';
import type { Schemas } from '@digis/api-client/contract';
import { Button, Card, Inline, Notice, RadioGroup, Stack } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSubmit } from '#api/use-submit.ts';
import { useCommitImport } from '../checking/import-data.ts';
import type { Checking } from '../checking/use-checking.ts';
import type { ImportKind } from '../rows/import-fields.ts';
import { countsOf, type LookedAtRow } from './checked-rows.ts';

export interface CommitPanelProps {
  readonly kind: ImportKind;
  readonly checking: Checking;
  readonly rows: readonly LookedAtRow[];
  readonly checkAgain: (rows: readonly number[]) => void;
  readonly onCommitted: (made: Schemas['ImportMade']) => void;
  readonly onBack: () => void;
}

const isStale = ({ code }: ApiError) => code === 'STALE';

/** Rows that mean something else by now; none while another import is being taken in. */
function staleRows({ body }: ApiError): readonly number[] {
  const rows: unknown = typeof body === 'object' && body && 'rows' in body ? body.rows : [];
  return Array.isArray(rows) ? rows.filter((row) => typeof row === 'number') : [];
}

type Waits = 'rows' | 'another' | null;

export function CommitPanel(props: CommitPanelProps) {
  const { checking, rows, checkAgain, onCommitted, onBack } = props;
  const { isBusy, submit } = useSubmit(useCommitImport());
  const [known, setKnown] = useState<'skip' | 'update'>('skip');
  const [doubtful, setDoubtful] = useState<'skip' | 'add'>('skip');
  const [waits, setWaits] = useState<Waits>(null);
  const counts = countsOf(rows);
  const taken =
    counts.new +
    (known === 'update' ? counts.known : 0) +
    (doubtful === 'add' ? counts.doubtful : 0);
  const { id, phase } = checking;

  const commit = async () => {
    if (id === null) return;
    setWaits(null);
    const sent = await submit(
      { id, known, doubtful },
      { done: null, failed: msg`The rows could not be imported`, isExpected: isStale },
    );
    if (sent?.ok) onCommitted(sent.answer.made);
    else if (sent && isStale(sent.error)) {
      const stale = staleRows(sent.error);
      setWaits(stale.length > 0 ? 'rows' : 'another');
      if (stale.length > 0) checkAgain(stale);
    }
  };
  return (
    <Card>
      <Stack>
        <Choices {...props} {...{ counts, known, setKnown, doubtful, setDoubtful }} />
        {waits !== null && <Waiting waits={waits} />}
        <Inline>
          <Button variant="quiet" onPress={onBack}>
            <Trans>Another file</Trans>
          </Button>
          <Button
            tone="brand"
            isPending={isBusy}
            isDisabled={id === null || taken === 0 || phase !== 'ready'}
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

interface ChoicesProps extends Pick<CommitPanelProps, 'kind'> {
  readonly counts: ReturnType<typeof countsOf>;
  readonly known: 'skip' | 'update';
  readonly setKnown: (known: 'skip' | 'update') => void;
  readonly doubtful: 'skip' | 'add';
  readonly setDoubtful: (doubtful: 'skip' | 'add') => void;
}

/** Nothing is merged or added twice unless it is chosen. */
function Choices({ kind, counts, known, setKnown, doubtful, setDoubtful }: ChoicesProps) {
  const { t } = useLingui();
  return (
    <>
      {counts.known > 0 && kind !== 'events' && (
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

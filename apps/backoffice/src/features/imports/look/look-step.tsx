/** The third step: rows are checked, looked at, corrected, and taken in together. */
import type { Schemas } from '@digis/api-client/contract';
import { Button, Inline, Notice, Stack } from '@digis/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useChecking } from '../checking/use-checking.ts';
import type { ChosenColumns } from '../columns/chosen-columns.ts';
import { EarlierImports } from '../earlier/earlier-imports.tsx';
import type { OpenedFile } from '../file-step.tsx';
import { type Edits, readRow } from '../rows/row-values.ts';
import { isReadable, lookedAt, readRows, sentOf } from './checked-rows.ts';
import { CheckProgress } from './check-progress.tsx';
import { CommitPanel } from './commit-panel.tsx';
import { LeftOutButton } from './left-out-button.tsx';
import { RowList } from './row-list.tsx';

interface LookStepProps {
  readonly file: OpenedFile;
  readonly chosen: ChosenColumns;
  readonly onDone: () => void;
}

/** What is typed over cells is read again, and the row is checked again. */
function useRows({ file, chosen }: Pick<LookStepProps, 'file' | 'chosen'>) {
  const [reads, setReads] = useState(() => readRows(chosen));
  const [edits, setEdits] = useState<ReadonlyMap<number, Edits>>(new Map());
  const checking = useChecking(file.kind, file.name, reads.filter(isReadable).map(sentOf));
  const fix = (row: number, typed: Edits) => {
    const source = chosen.rows.find((each) => each.row === row);
    if (!source) return;
    const all = { ...edits.get(row), ...typed };
    setEdits(new Map(edits).set(row, all));
    const read = readRow(chosen.columns, source, all);
    setReads(reads.map((each) => (each.row === row ? read : each)));
    if (isReadable(read)) checking.send([sentOf(read)]);
  };
  const checkAgain = (rows: readonly number[]) =>
    checking.send(reads.filter((read) => rows.includes(read.row) && isReadable(read)).map(sentOf));
  return { reads, edits, checking, fix, checkAgain };
}

export function LookStep({ file, chosen, onDone }: LookStepProps) {
  const { reads, edits, checking, fix, checkAgain } = useRows({ file, chosen });
  const [made, setMade] = useState<Schemas['ImportMade'] | null>(null);
  const rows = lookedAt(reads, chosen, checking.answers);
  const leftOut = <LeftOutButton {...{ chosen, rows }} />;
  if (made !== null)
    return (
      <>
        <Made made={made} />
        <Inline>
          {leftOut}
          <Button tone="brand" onPress={onDone}>
            <Trans>Import another file</Trans>
          </Button>
        </Inline>
        <EarlierImports />
      </>
    );
  return (
    <Stack>
      <CheckProgress checking={checking} total={reads.filter(isReadable).length} />
      <RowList {...{ chosen, rows, edits, fix }} action={leftOut} />
      <CommitPanel
        {...{ checking, rows, checkAgain }}
        kind={file.kind}
        onCommitted={setMade}
        onBack={onDone}
      />
    </Stack>
  );
}

const Made = ({ made }: { readonly made: Schemas['ImportMade'] }) => (
  <Notice tone="positive" isLive>
    <Plural value={made.added} one="# record was added." other="# records were added." />{' '}
    {made.updated > 0 && (
      <Plural value={made.updated} one="# record was updated." other="# records were updated." />
    )}{' '}
    {made.skipped > 0 && (
      <Plural value={made.skipped} one="# row was left out." other="# rows were left out." />
    )}
  </Notice>
);

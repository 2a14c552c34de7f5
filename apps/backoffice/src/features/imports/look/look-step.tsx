import type { Schemas } from '@digis/api-client/contract';
import { Stack } from '@digis/ui';
import { useMemo, useState } from 'react';
import type { ChosenColumns } from '../columns/chosen-columns.ts';
import type { OpenedSheet } from '../opened-file.ts';
import { cellTextOf } from './cell-text.ts';
import { CheckProgress } from './check-progress.tsx';
import { CommitPanel } from './commit-panel.tsx';
import { LeftOutButton } from './left-out-button.tsx';
import { Made } from './made.tsx';
import { MendColumns } from './mend-columns.tsx';
import { RowList } from './row-list.tsx';
import { Summary } from './summary.tsx';
import { useCreateDishes } from './use-create-dishes.ts';
import { type TypedState, useRows } from './use-rows.ts';

export interface LookStepProps {
  readonly file: OpenedSheet;
  readonly chosen: ChosenColumns;
  readonly typed: TypedState;
  readonly next: string | undefined;
  readonly onNext: () => void;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

export function LookStep(props: LookStepProps) {
  const { file, chosen, typed, next, onNext, onBack, onDone } = props;
  const state = useRows(file, chosen, typed);
  const creation = useCreateDishes(file.name);
  const [made, setMade] = useState<Schemas['ImportMade'] | null>(null);
  const leftOut = <LeftOutButton {...{ chosen, state }} />;
  const { edits } = state.typed;
  const textOf = useMemo(() => cellTextOf(chosen, edits), [chosen, edits]);
  if (made !== null) return <Made {...{ made, state, next, onNext, onDone }} action={leftOut} />;
  return (
    <Stack>
      <CheckProgress state={state} />
      <Summary state={state} />
      <MendColumns state={state} creation={creation} textOf={textOf} />
      <RowList state={state} textOf={textOf} action={leftOut} />
      <CommitPanel state={state} isHeld={creation.isBusy} onCommitted={setMade} onBack={onBack} />
    </Stack>
  );
}

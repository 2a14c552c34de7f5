/** The import's steps; answers and edits survive going back and forth. */
import { useState } from 'react';
import type { ChosenColumns } from './columns/chosen-columns.ts';
import { ColumnsStep } from './columns/columns-step.tsx';
import { useColumns } from './columns/use-columns.ts';
import { LookStep, type LookStepProps } from './look/look-step.tsx';
import { untyped } from './look/use-rows.ts';
import type { OpenedSheet } from './opened-file.ts';

interface SheetFlowProps extends Pick<LookStepProps, 'next' | 'onNext' | 'onDone'> {
  readonly file: OpenedSheet;
  readonly chosen: ChosenColumns | null;
  readonly onChoose: (chosen: ChosenColumns | null) => void;
  readonly onBack: () => void;
}

export function SheetFlow({ file, chosen, onChoose, onBack, ...rest }: SheetFlowProps) {
  const state = useColumns(file);
  const typed = useState(untyped);
  if (chosen === null)
    return <ColumnsStep file={file} state={state} onChoose={onChoose} onBack={onBack} />;
  return (
    <LookStep
      {...rest}
      file={{ ...file, kind: chosen.columns.kind }}
      chosen={chosen}
      typed={typed}
      onBack={() => onChoose(null)}
    />
  );
}

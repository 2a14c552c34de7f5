// D161
import { Page, Stack, Stepper } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { startTransition, useState } from 'react';
import type { ChosenColumns } from './columns/chosen-columns.ts';
import { EarlierImports } from './earlier/earlier-imports.tsx';
import { FileStep } from './file-step.tsx';
import { type ChosenSheet, type OpenedFile, openedSheet } from './opened-file.ts';
import { SheetFlow } from './sheet-flow.tsx';
import { StepPart } from './step-part.tsx';
import { SheetsStep } from './sheets/sheets-step.tsx';

const steps = ['file', 'sheets', 'columns', 'look'] as const;
type Step = (typeof steps)[number];

function useSteps() {
  const [file, setFile] = useState<OpenedFile | null>(null);
  const [sheets, setSheets] = useState<readonly ChosenSheet[] | null>(null);
  const [columns, setColumns] = useState<ChosenColumns | null>(null);
  const backTo = (step: string) => {
    setColumns(null);
    if (step === 'file' || step === 'sheets') setSheets(null);
    if (step === 'file') setFile(null);
  };
  return {
    file,
    sheets,
    columns,
    // Transitions, because rendering thousands of rows would block the page.
    chooseColumns: (chosen: ChosenColumns | null) => startTransition(() => setColumns(chosen)),
    backTo,
    open: (opened: OpenedFile) =>
      startTransition(() => {
        setFile(opened);
        const [only, ...others] = opened.sheets;
        if (only !== undefined && others.length === 0 && !only.sheet.isHidden) setSheets([only]);
      }),
    choose: setSheets,
    next: () => {
      setColumns(null);
      setSheets(sheets?.slice(1) ?? null);
    },
  };
}

function stepOf({ file, sheets, columns }: ReturnType<typeof useSteps>): Step {
  if (file === null) return 'file';
  if (sheets === null) return 'sheets';
  return columns === null ? 'columns' : 'look';
}

export function ImportsScreen() {
  const { t } = useLingui();
  const flow = useSteps();
  const { file, sheets, columns, backTo } = flow;
  const current = stepOf(flow);
  const [first, second] = sheets ?? [];
  const hasSheets = file !== null && file.sheets.length > 1;
  const labels: Readonly<Record<Step, string>> = {
    file: t`File`,
    sheets: t`Sheets`,
    columns: t`Columns`,
    look: t`Rows`,
  };
  const shown = steps.filter((id) => id !== 'sheets' || hasSheets);
  const sheet = file !== null && first !== undefined ? openedSheet(file, first) : null;
  return (
    <Page title={t`Import`}>
      <Stack space="large">
        <Stepper
          aria-label={t`Import`}
          items={shown.map((id) => ({ id, label: labels[id] }))}
          current={current}
          onStepPress={backTo}
        />
        <StepPart label={labels[current]} step={`${current} ${sheet?.name ?? ''}`}>
          {current === 'file' && <FileStep onOpen={flow.open} />}
          {current === 'sheets' && file && (
            <SheetsStep file={file} onChoose={flow.choose} onBack={() => backTo('file')} />
          )}
          {sheet && (
            <SheetFlow
              key={sheet.name}
              file={sheet}
              chosen={columns}
              next={second?.sheet.name}
              onChoose={flow.chooseColumns}
              onNext={flow.next}
              onBack={() => backTo(hasSheets ? 'sheets' : 'file')}
              onDone={() => backTo('file')}
            />
          )}
        </StepPart>
        {current === 'file' && <EarlierImports />}
      </Stack>
    </Page>
  );
}

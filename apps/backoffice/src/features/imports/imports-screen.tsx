/** Import: a sheet becomes records in three steps, and an import of today can be undone. SPEC: D161 */
import { Page, Stack, Stepper } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ColumnsStep } from './columns/columns-step.tsx';
import { EarlierImports } from './earlier/earlier-imports.tsx';
import { FileStep, type OpenedFile } from './file-step.tsx';
import { LookStep } from './look/look-step.tsx';
import type { ChosenColumns } from './columns/chosen-columns.ts';

const steps = ['file', 'columns', 'look'] as const;
type Step = (typeof steps)[number];

export function ImportsScreen() {
  const { t } = useLingui();
  const [file, setFile] = useState<OpenedFile | null>(null);
  const [chosen, setChosen] = useState<ChosenColumns | null>(null);
  const labels: Readonly<Record<Step, string>> = {
    file: t`File`,
    columns: t`Columns`,
    look: t`Rows`,
  };
  const current: Step = file === null ? 'file' : chosen === null ? 'columns' : 'look';
  const back = (step: string) => {
    setChosen(null);
    if (step === 'file') setFile(null);
  };
  return (
    <Page title={t`Import`}>
      <Stack space="large">
        <Stepper
          aria-label={t`Import`}
          items={steps.map((id) => ({ id, label: labels[id] }))}
          current={current}
          onStepPress={back}
        />
        {file === null && <FileStep onOpen={setFile} />}
        {file !== null && chosen === null && (
          <ColumnsStep file={file} onChoose={setChosen} onBack={() => setFile(null)} />
        )}
        {file !== null && chosen !== null && (
          <LookStep file={file} chosen={chosen} onDone={() => back('file')} />
        )}
        {current === 'file' && <EarlierImports />}
      </Stack>
    </Page>
  );
}

import { Button, Card, Form, Inline, Select, Stack } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useDeferredValue } from 'react';
import type { OpenedSheet } from '../opened-file.ts';
import { MAX_ROWS } from '../reading/sheet.ts';
import { keepColumns } from '../rows/kept-columns.ts';
import { importKinds, kindWords } from '../rows/kind-words.ts';
import { asksBranch, type ChosenColumns, missingFields } from './chosen-columns.ts';
import { BranchOfAll, ClockChoice, DayChoice } from './column-questions.tsx';
import { FieldsOfColumns, HeadRow } from './sheet-columns.tsx';
import { HiddenParts, RowCount } from './sheet-notices.tsx';
import type { ColumnsState } from './use-columns.ts';
import { ValuesOfAll } from './values-of-all.tsx';

interface ColumnsStepProps {
  readonly file: OpenedSheet;
  readonly state: ColumnsState;
  readonly onChoose: (chosen: ChosenColumns) => void;
  readonly onBack: () => void;
}

/** Deferred: a choice shows before the many column fields re-render. */
const DeferredFields = memo(FieldsOfColumns);

export function ColumnsStep({ file, state, onChoose, onBack }: ColumnsStepProps) {
  const { t, i18n } = useLingui();
  const { columns, rows } = state;
  const { kind, mapping, heads, fixed = {} } = columns;
  const missing = missingFields(kind, mapping);
  const isFull =
    missing.every(({ id }) => (fixed[id] ?? '').trim() !== '') &&
    rows.length > 0 &&
    rows.length <= MAX_ROWS;
  const { dayCells: days, timeCells: times } = state;

  const submit = () => {
    if (!isFull) return;
    keepColumns(kind, heads, mapping);
    onChoose({ columns, rows });
  };
  return (
    <Form
      aria-label={t`Columns`}
      onSubmit={submit}
      actions={
        <Inline>
          <Button variant="quiet" onPress={onBack}>
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" tone="brand">
            <Trans>Check the rows</Trans>
          </Button>
        </Inline>
      }
    >
      <HiddenParts sheet={file.sheet} hidden={state.hidden} onTake={state.take} />
      <Card title={t`Columns of ${file.name}`}>
        <Stack>
          <Select
            label={t`Kind of records`}
            items={importKinds.map((id) => ({ id, label: i18n._(kindWords[id]) }))}
            value={kind}
            onChange={(chosen) => chosen && state.chooseKind(chosen)}
          />
          <HeadRow state={state} />
          <DeferredFields state={useDeferredValue(state)} />
          <RowCount count={rows.length} />
        </Stack>
      </Card>
      <ValuesOfAll missing={missing} values={fixed} onChange={state.fix} />
      {days.length > 0 && <DayChoice cells={days} value={state.days} onChange={state.setDays} />}
      {times.length > 0 && (
        <ClockChoice cells={times} value={state.clock} onChange={state.setClock} />
      )}
      {asksBranch(kind, mapping) && <BranchOfAll value={state.branch} onChange={state.setBranch} />}
    </Form>
  );
}

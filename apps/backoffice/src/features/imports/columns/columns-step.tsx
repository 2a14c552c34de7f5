/** The second step: which column is which field, and what its days and times are counted in. */
import type { ColumnCalendar } from '@digis/ethio-date/cells';
import { Button, Card, Form, Inline, Stack } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { OpenedFile } from '../file-step.tsx';
import { MAX_ROWS } from '../reading/sheet.ts';
import { importFields } from '../rows/import-fields.ts';
import { keepColumns, keptColumns } from '../rows/kept-columns.ts';
import { headRowOf, headsAt, proposedColumns } from '../rows/propose-columns.ts';
import type { ColumnClock } from '../rows/read-time.ts';
import { BranchOfAll, CalendarChoice, ClockChoice } from './column-questions.tsx';
import { FieldsOfColumns, HeadRow, MissingFields, SheetNotices } from './sheet-columns.tsx';
import { type ChosenColumns, missingFields, reads, withField } from './chosen-columns.ts';

interface ColumnsStepProps {
  readonly file: OpenedFile;
  readonly onChoose: (chosen: ChosenColumns) => void;
  readonly onBack: () => void;
}

function useColumns({ kind, sheet, known }: OpenedFile) {
  const mappingAt = (at: number) => {
    const heads = headsAt(sheet, at);
    return keptColumns(kind, heads) ?? proposedColumns(heads, known);
  };
  const [headAt, setHeadAt] = useState(() => headRowOf(sheet, known));
  const [mapping, setMapping] = useState(() => mappingAt(headAt));
  return {
    headAt,
    heads: headsAt(sheet, headAt),
    rows: sheet.rows.slice(headAt + 1),
    chooseHead: (at: number) => {
      setHeadAt(at);
      setMapping(mappingAt(at));
    },
    mapping,
    chooseField: (at: number, field: string | null) => setMapping(withField(mapping, at, field)),
  };
}

export function ColumnsStep({ file, onChoose, onBack }: ColumnsStepProps) {
  const { t } = useLingui();
  const { kind } = file;
  const { headAt, heads, rows, chooseHead, mapping, chooseField } = useColumns(file);
  const [calendar, setCalendar] = useState<ColumnCalendar | null>(null);
  const [clock, setClock] = useState<ColumnClock | null>(null);
  const [branch, setBranch] = useState<string | null>(null);
  const missing = missingFields(kind, mapping);
  const isFull = missing.length === 0 && rows.length > 0 && rows.length <= MAX_ROWS;

  const submit = () => {
    if (!isFull) return;
    keepColumns(kind, heads, mapping);
    const said = { calendar: calendar ?? undefined, clock: clock ?? undefined };
    const columns = { kind, mapping, ...said, branch: branch ?? undefined };
    onChoose({ columns, heads, rows });
  };
  return (
    <Form
      aria-label={t`Columns`}
      onSubmit={submit}
      actions={
        <Inline>
          <Button variant="quiet" onPress={onBack}>
            <Trans>Another file</Trans>
          </Button>
          <Button type="submit" tone="brand">
            <Trans>Check the rows</Trans>
          </Button>
        </Inline>
      }
    >
      <SheetNotices file={file} />
      <Card title={t`Columns of ${file.name}`}>
        <Stack>
          <HeadRow file={file} headAt={headAt} onChange={chooseHead} />
          <FieldsOfColumns {...{ file, heads, rows, mapping, chooseField }} />
          <MissingFields {...{ file, mapping }} rowCount={rows.length} />
        </Stack>
      </Card>
      {reads(kind, mapping, 'day') && <CalendarChoice value={calendar} onChange={setCalendar} />}
      {reads(kind, mapping, 'time') && <ClockChoice value={clock} onChange={setClock} />}
      {importFields[kind].some(({ id }) => id === 'branch') && !mapping.includes('branch') && (
        <BranchOfAll value={branch} onChange={setBranch} />
      )}
    </Form>
  );
}

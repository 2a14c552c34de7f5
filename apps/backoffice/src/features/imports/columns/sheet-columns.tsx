import { Grid, Notice, Select } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { startTransition, useEffect, useState } from 'react';
import { HEAD_ROWS, type SheetRow } from '../reading/sheet.ts';
import { foldedHead } from '../rows/folded-head.ts';
import { importFields } from '../rows/import-fields.ts';
import { debts } from '../rows/fields/heads.ts';
import { textOfCell } from '../rows/cells/plain-cell.ts';
import type { ColumnsState } from './use-columns.ts';

const SAMPLES = 3;
const LEFT_OUT = '';

interface OfState {
  readonly state: ColumnsState;
}

export function HeadRow({ state: { sheet, headAt, isGuessed, chooseHead } }: OfState) {
  const { t } = useLingui();
  const items = sheet.rows.slice(0, HEAD_ROWS).map(({ row, cells }, at) => {
    const words = cells.map(textOfCell).filter((text) => text !== '');
    return { id: at, label: t`Row ${row}: ${words.join(' · ')}` };
  });
  return (
    <>
      {isGuessed && (
        <Notice tone="caution">
          <Trans>No row has heads that are known. Choose the one with the heads.</Trans>
        </Notice>
      )}
      <Select
        label={t`Row with the heads`}
        items={items}
        value={headAt}
        onChange={(at) => at !== null && chooseHead(at)}
      />
    </>
  );
}

function samplesOf(rows: readonly SheetRow[], at: number): readonly string[] {
  const samples: string[] = [];
  for (const { cells } of rows) {
    const text = textOfCell(cells[at] ?? null);
    if (text !== '') samples.push(text);
    if (samples.length === SAMPLES) break;
  }
  return samples;
}

const isOfDebts = (head: string) => debts.test(foldedHead(head));

export function FieldsOfColumns({ state: { columns, rows, chooseField } }: OfState) {
  const { t, i18n } = useLingui();
  const { kind, heads, mapping } = columns;
  const items = [
    { id: LEFT_OUT, label: t`Leave out` },
    ...importFields[kind].map(({ id, label, isRequired }) => ({
      id,
      label: isRequired ? `${i18n._(label)} *` : i18n._(label),
    })),
  ];
  const debtsOf = (head: string, at: number) =>
    kind === 'clients' && mapping[at] === null && isOfDebts(head)
      ? t`Enter what clients owe under Cashbook, Till, Opening figures.`
      : '';
  const shown = heads.flatMap((head, at) => {
    const samples = samplesOf(rows, at);
    return head === '' && samples.length === 0 ? [] : [{ head, at, samples }];
  });
  const drawn = useGrowing(shown.length);
  return (
    <Grid>
      {shown.slice(0, drawn).map(({ head, at, samples }) => (
        <Select
          key={at}
          label={head === '' ? t`Column ${at + 1}` : head}
          description={[samples.join(' · '), debtsOf(head, at)].filter(Boolean).join('. ')}
          items={items}
          value={mapping[at] ?? LEFT_OUT}
          onChange={(field) => chooseField(at, field === LEFT_OUT ? null : field)}
        />
      ))}
    </Grid>
  );
}

const STEP = 3;

/** Draws columns in steps: 200 at once would block the page. */
function useGrowing(total: number): number {
  const [drawn, setDrawn] = useState(STEP);
  useEffect(() => {
    if (drawn < total) startTransition(() => setDrawn(drawn + STEP));
  }, [drawn, total]);
  return Math.min(drawn, total);
}

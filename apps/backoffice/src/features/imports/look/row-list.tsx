/** The rows by what becomes of them, each with its faults at their cells. */
import { Button, Card, DataTable, type DataColumn, FilterChips, Stack, Text } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useParameter, useAddress } from '#navigation/use-address.ts';
import type { ChosenColumns } from '../columns/chosen-columns.ts';
import { type ImportKind, importFields } from '../rows/import-fields.ts';
import { textOfCell } from '../rows/plain-cell.ts';
import { cellOf, type Edits } from '../rows/row-values.ts';
import { countsOf, type LookedAtRow, outcomes } from './checked-rows.ts';
import { FixDialog } from './fix-dialog.tsx';
import { outcomeWords, useFaultWords } from './outcome-words.ts';

export interface RowListProps {
  readonly chosen: ChosenColumns;
  readonly rows: readonly LookedAtRow[];
  readonly edits: ReadonlyMap<number, Edits>;
  readonly fix: (row: number, typed: Edits) => void;
  /** What can be done with the rows that stay out. */
  readonly action: ReactNode;
}

type CellText = (row: number, field: string) => string;

/** The text of a cell, as it was typed last. */
function useCellText({ chosen, edits }: Pick<RowListProps, 'chosen' | 'edits'>): CellText {
  const sources = new Map(chosen.rows.map((row) => [row.row, row]));
  return (row, field) => {
    const source = sources.get(row);
    const cell = source && cellOf(chosen.columns, source, field, edits.get(row) ?? {});
    return textOfCell(cell ?? null);
  };
}

function useRowColumns(kind: ImportKind, textOf: CellText) {
  const { t } = useLingui();
  const nameField = importFields[kind][0]?.id ?? '';
  const nameOf = ({ row }: LookedAtRow) => textOf(row, nameField) || t`Row ${row}`;
  const columns: readonly DataColumn<LookedAtRow>[] = [
    { id: 'row', header: t`Row`, cell: ({ row }) => row, align: 'end', width: '80px' },
    { id: 'name', header: t`Name`, cell: nameOf, isRowHeader: true },
    {
      id: 'found',
      header: t`What was found`,
      cell: (row) => <Found row={row} textOf={textOf} />,
      isFact: true,
    },
  ];
  return { columns, nameOf };
}

export function RowList({ chosen, rows, edits, fix, action }: RowListProps) {
  const { t, i18n } = useLingui();
  const { value, choose } = useParameter('rows');
  const { dialog, id, openDialog, closeDialog } = useAddress();
  const textOf = useCellText({ chosen, edits });
  const { columns, nameOf } = useRowColumns(chosen.columns.kind, textOf);
  const counts = countsOf(rows);
  const shown =
    outcomes.find((each) => each === value) ?? outcomes.find((each) => counts[each] > 0) ?? 'new';
  const open = dialog === 'fix' ? rows.find(({ row }) => row === id) : undefined;
  return (
    <Card title={t`Rows`} action={action}>
      <Stack>
        <FilterChips
          aria-label={t`Rows`}
          isSingle
          items={outcomes.map((each) => ({
            id: each,
            label: i18n._(outcomeWords[each]),
            count: counts[each],
          }))}
          value={[shown]}
          onChange={([next]) => choose(next ?? null)}
        />
        <DataTable
          aria-label={i18n._(outcomeWords[shown])}
          columns={columns}
          rows={rows.filter(({ outcome }) => outcome === shown)}
          getRowId={({ row }) => row}
          getRowName={nameOf}
          rowActions={(row) =>
            row.told.some(({ field }) => field) && (
              <Button
                size="small"
                variant="quiet"
                aria-label={t`Correct: ${nameOf(row)}`}
                onPress={() => openDialog('fix', row.row)}
              >
                <Trans>Correct</Trans>
              </Button>
            )
          }
        />
        {open && (
          <FixDialog
            row={open}
            name={nameOf(open)}
            textOf={textOf}
            onFix={(typed) => fix(open.row, typed)}
            onClose={closeDialog}
          />
        )}
      </Stack>
    </Card>
  );
}

interface FoundProps {
  readonly row: LookedAtRow;
  readonly textOf: CellText;
}

function Found({ row, textOf }: FoundProps) {
  const { t, i18n } = useLingui();
  const faultWords = useFaultWords();
  if (row.known)
    return row.outcome === 'doubtful' ? t`Sounds like ${row.known.name}` : row.known.name;
  return (
    <Stack space="xxsmall">
      {row.told.map((fault) => {
        const cell = fault.field && textOf(row.row, fault.field.id);
        const label = fault.field && i18n._(fault.field.label);
        return (
          <Text key={`${fault.field?.id} ${fault.words.id}`} as="span" size="small">
            {[label, cell && `“${cell}”`, faultWords(fault)].filter(Boolean).join(' · ')}
          </Text>
        );
      })}
    </Stack>
  );
}

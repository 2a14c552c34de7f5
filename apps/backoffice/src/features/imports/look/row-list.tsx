import {
  Button,
  Card,
  DataTable,
  type DataColumn,
  FilterChips,
  RowActions,
  Stack,
} from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { useAddress, useParameter } from '#navigation/use-address.ts';
import { closeDialog, openDialog } from '#navigation/dialog-acts.ts';
import { importFields } from '../rows/import-fields.ts';
import type { CellText } from './cell-text.ts';
import { type Fate, fates, type LookedAtRow } from './checked-rows.ts';
import { FixDialog } from './fix-dialog.tsx';
import { Found, useFoundLines } from './found.tsx';
import { fateWords } from './outcome-words.ts';
import { StoredValue } from './stored-value.tsx';
import type { RowsState } from './use-rows.ts';

interface RowListProps {
  readonly state: RowsState;
  readonly textOf: CellText;
  readonly action: ReactNode;
}

function useRowColumns({ rows, columns }: RowsState, fate: Fate, textOf: CellText) {
  const { t, i18n } = useLingui();
  const { kind, mapping, fixed = {} } = columns;
  const fields = importFields[kind];
  const nameField = fields[0]?.id ?? '';
  const nameOf = ({ row }: LookedAtRow) => textOf(row, nameField) || t`Row ${row}`;
  const shown = fields.filter(
    ({ id }) => id !== nameField && (mapping.includes(id) || fixed[id] || id === 'total'),
  );
  const values = shown.map((field, at): DataColumn<LookedAtRow> => ({
    id: field.id,
    header: i18n._(field.label),
    cell: (row) => <StoredValue row={row} field={field} />,
    ...(field.reads === 'amount' || field.reads === 'count' ? { align: 'end' } : {}),
    // Amounts stay visible on narrow screens, because users look for wrong sums.
    ...(field.isRequired || field.reads === 'amount'
      ? { isFact: true }
      : { leaves: shown.length - at }),
  }));
  const linesOf = useFoundLines(textOf);
  const found: DataColumn<LookedAtRow> = {
    id: 'found',
    header: t`What was found`,
    cell: (row) => <Found lines={linesOf(row)} />,
    isFact: true,
  };
  const head: readonly DataColumn<LookedAtRow>[] = [
    { id: 'row', header: t`Row`, cell: ({ row }) => row, align: 'end', width: '70px' },
    { id: 'name', header: t`Name`, cell: nameOf, isRowHeader: true },
  ];
  const isFound = rows.some(
    (row) => row.fate === fate && (row.answer?.known ?? row.answer?.notes ?? row.notes[0]),
  );
  const isRefused = fate === 'refused';
  const facts = isRefused ? [found] : [...(isFound ? [found] : []), ...values];
  return { columns: [...head, ...facts], nameOf };
}

export function RowList({ state, textOf, action }: RowListProps) {
  const { t, i18n } = useLingui();
  const { value, choose } = useParameter('rows');
  const { dialog, id } = useAddress();
  const { rows, counts, leaveOut } = state;
  const shown =
    fates.find((each) => each === value) ?? fates.find((each) => counts[each] > 0) ?? 'new';
  const shownRows = useMemo(() => rows.filter(({ fate }) => fate === shown), [rows, shown]);
  const { columns, nameOf } = useRowColumns(state, shown, textOf);
  const open = dialog === 'fix' ? rows.find(({ row }) => row === id) : undefined;
  return (
    <Card title={t`Rows`} action={action}>
      <Stack>
        <FilterChips
          aria-label={t`Rows`}
          isSingle
          items={fates
            .filter((each) => each !== 'left-out' || counts[each] > 0)
            .map((each) => ({ id: each, label: i18n._(fateWords[each]), count: counts[each] }))}
          value={[shown]}
          onChange={([next]) => choose(next ?? null)}
        />
        <DataTable
          aria-label={i18n._(fateWords[shown])}
          columns={columns}
          rows={shownRows}
          getRowId={({ row }) => row}
          getRowName={nameOf}
          rowActions={(row) => (
            <RowButtons
              row={row}
              name={nameOf(row)}
              onCorrect={() => openDialog('fix', row.row)}
              onLeaveOut={(isOut) => leaveOut([row.row], isOut)}
            />
          )}
        />
        {open && (
          <FixDialog
            row={open}
            columns={state.columns}
            name={nameOf(open)}
            textOf={textOf}
            onFix={(typed) => state.fix({ [open.row]: typed })}
            onClose={closeDialog}
          />
        )}
      </Stack>
    </Card>
  );
}

interface RowButtonsProps {
  readonly row: LookedAtRow;
  readonly name: string;
  readonly onCorrect: () => void;
  readonly onLeaveOut: (isOut: boolean) => void;
}

function RowButtons({ row: { fate }, name, onCorrect, onLeaveOut }: RowButtonsProps) {
  const { t } = useLingui();
  const isOut = fate === 'left-out';
  const words = (
    <>
      <Button size="small" variant="quiet" aria-label={t`Correct: ${name}`} onPress={onCorrect}>
        <Trans>Correct</Trans>
      </Button>
      {fate !== 'refused' && (
        <Button
          size="small"
          variant="quiet"
          aria-label={isOut ? t`Take in: ${name}` : t`Leave out: ${name}`}
          onPress={() => onLeaveOut(!isOut)}
        >
          {isOut ? t`Take in` : t`Leave out`}
        </Button>
      )}
    </>
  );
  return <RowActions rowName={name} actions={[]} primary={words} />;
}

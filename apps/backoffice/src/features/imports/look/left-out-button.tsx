import { Button, toasts } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { formatGregorian } from '@digis/ethio-date';
import { readToday } from '#browser/use-today.ts';
import { fileNameOf } from '#lists/files/export-values.ts';
import { saveFile } from '#lists/list-buttons.tsx';
import type { ChosenColumns } from '../columns/chosen-columns.ts';
import { leftOutFile } from '../files/import-files.ts';
import type { LookedAtRow } from './checked-rows.ts';
import { useMatchWords } from './found.tsx';
import { useFaultWords } from './outcome-words.ts';
import { importFields } from '../rows/import-fields.ts';
import { storedValue } from './stored-value.tsx';
import type { RowsState } from './use-rows.ts';

interface LeftOutButtonProps {
  readonly chosen: ChosenColumns;
  readonly state: RowsState;
}

export function LeftOutButton({ chosen, state }: LeftOutButtonProps) {
  const { t } = useLingui();
  const faultWords = useFaultWords();
  const matchWords = useMatchWords();
  const { out } = state;
  if (out.length === 0) return null;
  const { kind, mapping, heads } = chosen.columns;
  const cells = new Map(chosen.rows.map((row) => [row.row, row.cells]));
  const reasonsOf = (row: LookedAtRow) => {
    const match = matchWords(row);
    return new Map([
      ...row.told.map((fault) => [fault.field?.id ?? '', faultWords(fault)] as const),
      ...(match === null ? [] : [['', match] as const]),
    ]);
  };
  /** Names each date's calendar, so that a second import reads the same day. */
  const cellsOf = (row: LookedAtRow) =>
    (cells.get(row.row) ?? []).map((cell, at) => {
      const id = mapping[at] ?? null;
      if (id === null) return cell;
      const typed = state.typed.edits.get(row.row)?.[id];
      const value = storedValue(row, id);
      const isDay = importFields[kind].some((field) => field.id === id && field.reads === 'day');
      if (isDay && typeof value === 'string') return formatGregorian(value, 'medium', 'en');
      return typed === undefined ? cell : mapping.indexOf(id) === at ? typed : null;
    });
  const save = async () => {
    const file = await leftOutFile({
      kind,
      mapping,
      heads,
      rows: out.map((each) => ({
        row: each.row,
        cells: cellsOf(each),
        reasons: reasonsOf(each),
      })),
      words: { row: t`Row`, reason: t`Reason` },
    });
    saveFile(fileNameOf(['import', kind, 'left-out'], readToday(), 'xlsx'), file);
  };
  return (
    <Button
      size="small"
      variant="soft"
      icon={<Download aria-hidden />}
      onPress={() => void save().catch(() => toasts.error(t`Something went wrong`))}
    >
      <Trans>Download what stays out</Trans>
    </Button>
  );
}

import { TextField } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { importFields } from '../rows/import-fields.ts';
import type { Columns, Edits } from '../rows/row-values.ts';
import { CheckAgainDialog } from './check-again-dialog.tsx';
import type { CellText } from './cell-text.ts';
import type { LookedAtRow } from './checked-rows.ts';
import { useFaultWords } from './outcome-words.ts';

interface FixDialogProps {
  readonly row: LookedAtRow;
  readonly columns: Columns;
  readonly name: string;
  readonly textOf: CellText;
  readonly onFix: (typed: Edits) => void;
  readonly onClose: () => void;
}

export function FixDialog({ row, columns, name, textOf, onFix, onClose }: FixDialogProps) {
  const { t, i18n } = useLingui();
  const faultWords = useFaultWords();
  const faultOf = (field: string) => row.told.find((fault) => fault.field?.id === field);
  const isGiven = (field: string) =>
    columns.mapping.includes(field) || columns.fixed?.[field] !== undefined;
  const fields = importFields[columns.kind]
    .filter((field) => isGiven(field.id) || faultOf(field.id) !== undefined)
    .sort((a, b) => Number(faultOf(b.id) !== undefined) - Number(faultOf(a.id) !== undefined));
  const submit = (data: FormData) => {
    const typed = [...data].flatMap(([field, text]) =>
      // Sends only changed cells, so that dates stay dates.
      typeof text === 'string' && text !== textOf(row.row, field).replaceAll(/[\r\n]/gu, '')
        ? [[field, text] as const]
        : [],
    );
    if (typed.length > 0) onFix(Object.fromEntries(typed));
    onClose();
  };
  return (
    <CheckAgainDialog
      title={t`Correct row ${row.row}: ${name}`}
      onSubmit={submit}
      onClose={onClose}
    >
      {fields.map((field) => {
        const fault = faultOf(field.id);
        return (
          <TextField
            key={field.id}
            name={field.id}
            label={i18n._(field.label)}
            description={fault && faultWords(fault)}
            defaultValue={textOf(row.row, field.id)}
          />
        );
      })}
    </CheckAgainDialog>
  );
}

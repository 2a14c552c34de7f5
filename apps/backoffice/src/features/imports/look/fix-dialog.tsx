/** Corrects the cells of a row that are refused, in place. */
import { Button, Dialog, DialogFooter, Form, Stack, TextField } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Edits } from '../rows/row-values.ts';
import type { LookedAtRow } from './checked-rows.ts';
import { useFaultWords } from './outcome-words.ts';

interface FixDialogProps {
  readonly row: LookedAtRow;
  readonly name: string;
  readonly textOf: (row: number, field: string) => string;
  readonly onFix: (typed: Edits) => void;
  readonly onClose: () => void;
}

export function FixDialog({ row, name, textOf, onFix, onClose }: FixDialogProps) {
  const { t, i18n } = useLingui();
  const faultWords = useFaultWords();
  const id = useId();
  const faults = row.told.filter(
    ({ field }, at) => field && row.told.findIndex((each) => each.field === field) === at,
  );
  const submit = (data: FormData) => {
    const typed = [...data].flatMap(([field, text]) =>
      typeof text === 'string' ? [[field, text] as const] : [],
    );
    onFix(Object.fromEntries(typed));
    onClose();
  };
  return (
    <Dialog
      title={t`Correct row ${row.row}: ${name}`}
      size="small"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Form id={id} aria-label={t`Correct row ${row.row}: ${name}`} onSubmit={submit}>
        <Stack>
          {faults.map(
            (fault) =>
              fault.field && (
                <TextField
                  key={fault.field.id}
                  name={fault.field.id}
                  label={i18n._(fault.field.label)}
                  description={faultWords(fault)}
                  defaultValue={textOf(row.row, fault.field.id)}
                />
              ),
          )}
        </Stack>
      </Form>
      <DialogFooter>
        <Button variant="quiet" onPress={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" form={id} tone="brand">
          <Trans>Check again</Trans>
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

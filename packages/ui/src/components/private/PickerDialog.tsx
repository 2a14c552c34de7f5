/** The dialog of a picker: its choices, and Set and Cancel below them. */
import type { ReactNode } from 'react';
import { useKitStrings } from '../../i18n/use-kit-strings.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Stack } from '../Stack/Stack.tsx';

export interface PickerDialogProps {
  title: string;
  children: ReactNode;
  canSet: boolean;
  onSet: () => void;
  onClose: () => void;
}

export function PickerDialog({ title, children, canSet, onSet, onClose }: PickerDialogProps) {
  const strings = useKitStrings();
  return (
    <Dialog
      title={title}
      size="small"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="soft" tone="neutral" onPress={onClose}>
            {strings.cancel}
          </Button>
          <Button isDisabled={!canSet} onPress={onSet}>
            {strings.set}
          </Button>
        </>
      }
    >
      <Stack>{children}</Stack>
    </Dialog>
  );
}

/** The dialog of a picker: its choices, and Set and Cancel below them. */
import type { ReactNode } from 'react';
import { Dialog } from '../Dialog/Dialog.tsx';
import { PickerActs } from './PickerActs.tsx';
import { Stack } from '../Stack/Stack.tsx';

export interface PickerDialogProps {
  title: string;
  children: ReactNode;
  canSet: boolean;
  onSet: () => void;
  /** Takes the value away; left out where that is not allowed. */
  onClear?: () => void;
  onClose: () => void;
}

export function PickerDialog({ title, children, onClose, ...acts }: PickerDialogProps) {
  return (
    <Dialog
      title={title}
      size="small"
      isOpen
      onOpenChange={onClose}
      footer={<PickerActs {...acts} onClose={onClose} />}
    >
      <Stack>{children}</Stack>
    </Dialog>
  );
}

import type { Ref } from 'react';
import { PickerButton, type PickerButtonProps, usePicker } from './PickerButton.tsx';
import { part } from './picker.css.ts';

export interface PickerPartProps extends Omit<PickerButtonProps, 'picker'> {
  ref?: Ref<HTMLButtonElement> | undefined;
}

export function PickerPart({ ref, ...button }: PickerPartProps) {
  const picker = usePicker(ref);
  return (
    <div
      className={part}
      data-opener
      data-empty={button.value === null || undefined}
      data-readonly={button.isReadOnly || undefined}
    >
      <PickerButton {...button} picker={picker} />
    </div>
  );
}

/** A picker beside its field, on a desk: its choices, and Set and Cancel below them. */
import { useMemo } from 'react';
import { Dialog, Popover, type PopoverProps } from 'react-aria-components';
import { popover } from './overlay.css.ts';
import { PickerActs } from './PickerActs.tsx';
import type { PickerDialogProps } from './PickerDialog.tsx';
import { popoverActs, popoverBody, popoverFrame } from './picker.css.ts';

export type PickerPlacement = PopoverProps['placement'];

export interface PickerPopoverProps extends PickerDialogProps {
  /** The button it stands beside. */
  trigger: HTMLElement | null;
  placement: PickerPlacement | undefined;
}

export function PickerPopover(props: PickerPopoverProps) {
  const { title, children, trigger, placement = 'bottom start', onClose, ...acts } = props;
  const triggerRef = useMemo(() => ({ current: trigger }), [trigger]);
  return (
    <Popover
      className={`${popover} ${popoverFrame}`}
      triggerRef={triggerRef}
      placement={placement}
      isOpen
      onOpenChange={onClose}
    >
      <Dialog aria-label={title} className={popoverBody}>
        {children}
        <div className={popoverActs}>
          <PickerActs {...acts} onClose={onClose} />
        </div>
      </Dialog>
    </Popover>
  );
}

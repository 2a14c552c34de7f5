import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { Dialog as PopoverDialog, Popover, type PopoverProps } from 'react-aria-components';
import { useKitStrings } from '#theme/kit-context.ts';
import { media } from '#tokens/breakpoints.ts';
import { Button } from '../../Button/Button.tsx';
import { Dialog, type DialogProps } from '../../Dialog/Dialog.tsx';
import { Stack } from '../../Stack/Stack.tsx';
import { useMedia } from '../page-state.ts';
import { popover } from '../overlay/overlay.css.ts';
import { Portaled } from '../overlay/Portaled.tsx';
import { clearSide, popoverButtons, popoverBody } from './picker.css.ts';

export interface PickerDialogProps {
  title: string;
  size?: DialogProps['size'];
  children: ReactNode;
  canSet: boolean;
  onSet: () => void;
  onClear?: () => void;
  onClose: () => void;
}

export function PickerDialog({
  title,
  size = 'small',
  children,
  onClose,
  ...acts
}: PickerDialogProps) {
  return (
    <Dialog
      title={title}
      size={size}
      isOpen
      onOpenChange={onClose}
      footer={<PickerButtons {...acts} onClose={onClose} />}
    >
      <Stack>{children}</Stack>
    </Dialog>
  );
}

export type PickerPlacement = PopoverProps['placement'];

export interface PickerFrameProps extends PickerDialogProps {
  trigger: HTMLElement | null;
  placement: PickerPlacement | undefined;
}

export function PickerFrame({ trigger, placement, ...frame }: PickerFrameProps) {
  const isPhone = useMedia(media.phone);
  if (isPhone) return <PickerDialog {...frame} />;
  return <PickerPopover {...{ ...frame, trigger, placement }} />;
}

/** Set from the start: React Aria would set them later, and so restyle every day. */
const frameStyle: CSSProperties & Record<`--${string}`, string> = {
  '--trigger-width': '0px',
  '--trigger-anchor-point': 'initial',
};

function PickerPopover(props: PickerFrameProps) {
  const { title, children, trigger, placement = 'bottom start', onClose, ...acts } = props;
  const triggerRef = useMemo(() => ({ current: trigger }), [trigger]);
  return (
    <Popover
      className={popover}
      style={frameStyle}
      triggerRef={triggerRef}
      placement={placement}
      isOpen
      onOpenChange={onClose}
    >
      <PopoverDialog aria-label={title} className={popoverBody}>
        <Portaled>{children}</Portaled>
        <div className={popoverButtons}>
          <PickerButtons {...acts} onClose={onClose} />
        </div>
      </PopoverDialog>
    </Popover>
  );
}

export interface PickerButtonsProps {
  canSet: boolean;
  onSet: () => void;
  onClear?: () => void;
  onClose: () => void;
}

export function PickerButtons({ canSet, onSet, onClear, onClose }: PickerButtonsProps) {
  const strings = useKitStrings();
  return (
    <>
      {onClear && (
        <div className={clearSide}>
          <Button variant="soft" tone="neutral" onPress={onClear}>
            {strings.clear}
          </Button>
        </div>
      )}
      <Button variant="soft" tone="neutral" onPress={onClose}>
        {strings.cancel}
      </Button>
      <Button isDisabled={!canSet} onPress={onSet}>
        {strings.set}
      </Button>
    </>
  );
}

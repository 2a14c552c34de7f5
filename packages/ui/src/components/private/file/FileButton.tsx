/** The button that picks a file. */
import { type ChangeEvent, useEffect, useRef } from 'react';
import { Button, type ButtonProps } from '../../Button/Button.tsx';

export interface FileButtonProps extends Omit<ButtonProps, 'onPress' | 'type'> {
  /** Types and extensions separated by commas, as in HTML. */
  accept: string;
  /** The camera that a phone opens instead of the files. */
  capture?: 'environment' | 'user';
  onPick: (files: readonly File[]) => void;
  /** The dialog lets choose several. */
  allowsMultiple?: boolean;
  /** Called before the file dialog opens. */
  onAsk?: () => void;
  /** Called when the file dialog is cancelled. */
  onCancel?: () => void;
}

/** A button that opens the browser's file dialog, for one file or several. */
export function FileButton(props: FileButtonProps) {
  const { accept, capture, allowsMultiple, onPick, onAsk, onCancel, ...button } = props;
  const input = useRef<HTMLInputElement>(null);

  // React has no prop for a file input's `cancel`.
  useEffect(() => {
    const { current } = input;
    if (!current || !onCancel) return undefined;
    current.addEventListener('cancel', onCancel);
    return () => current.removeEventListener('cancel', onCancel);
  }, [onCancel]);

  function ask() {
    onAsk?.();
    input.current?.click();
  }

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    // Otherwise the same file chosen again would be no change.
    currentTarget.value = '';
    if (files.length > 0) onPick(files);
  }

  return (
    <>
      <Button {...button} onPress={ask} />
      <input
        ref={input}
        type="file"
        hidden
        {...{ accept, capture }}
        multiple={allowsMultiple}
        onChange={handleChange}
      />
    </>
  );
}

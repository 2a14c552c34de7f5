import { type ChangeEvent, useEffect, useRef } from 'react';
import { Button, type ButtonProps } from '../../Button/Button.tsx';

export interface FileButtonProps extends Omit<ButtonProps, 'onPress' | 'type'> {
  accept: string;
  capture?: 'environment' | 'user';
  onPick: (files: readonly File[]) => void;
  allowsMultiple?: boolean;
  onAsk?: () => void;
  onCancel?: () => void;
}

export function FileButton(props: FileButtonProps) {
  const { accept, capture, allowsMultiple, onPick, onAsk, onCancel, ...button } = props;
  const input = useRef<HTMLInputElement>(null);

  // A listener, because React has no `onCancel` for file inputs.
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
    // Emptied, so that the user can choose the same file again.
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

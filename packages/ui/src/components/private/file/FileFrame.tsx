/** The frame of a file field: label, content, hint and error, the stored path as a hidden input; and the button that picks a file. */
import { type ChangeEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button, type ButtonProps } from '../../Button/Button.tsx';
import { FieldFault, RequiredMark } from '../field/FieldFrame.tsx';
import { description as hintStyle, field, label as labelStyle } from '../field/control.css.ts';
import type { FieldState } from '../field/field-props.ts';
import { focusEvents } from '../field/focus-events.ts';
import { useFormFault } from '../field/form-faults.ts';
import { FormValue } from '../field/FormValue.tsx';
import { type CommonProps, rootProps } from '../common-props.ts';

export interface FileFrameProps extends Pick<
  FieldState,
  | 'name'
  | 'isRequired'
  | 'isDisabled'
  | 'isReadOnly'
  | 'description'
  | 'errorMessage'
  | 'onFocus'
  | 'onBlur'
  | keyof CommonProps
> {
  label: string;
  path: string | null;
  /** What is wrong with the file, although it was chosen. */
  fault?: string | undefined;
  onReset: () => void;
  children: ReactNode;
}

export function FileFrame(props: FileFrameProps) {
  const { label, path, name, description, isRequired, isDisabled, children } = props;
  const { errorMessage, place } = useFormFault({ ...props, isEmpty: path === null });
  const { onReset } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <div
      {...rootProps(props)}
      {...focusEvents(props)}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint ${id}-fault`}
      className={field}
      {...place}
      data-invalid={Boolean(errorMessage) || undefined}
    >
      <span id={`${id}-label`} className={labelStyle}>
        {label}
        {isRequired && <RequiredMark />}
      </span>
      {children}
      {description && (
        <span id={`${id}-hint`} className={hintStyle}>
          {description}
        </span>
      )}
      <FieldFault id={`${id}-fault`}>{errorMessage}</FieldFault>
      <FormValue {...{ name, isDisabled, onReset }} value={path ?? ''} />
    </div>
  );
}

export interface FileButtonProps extends Omit<ButtonProps, 'onPress' | 'type'> {
  /** As in HTML: kinds and endings, with commas. */
  accept: string;
  /** On phones: opens this camera instead of the files. */
  capture?: 'environment' | 'user';
  onPick: (file: File) => void;
  /** Called before the file dialog opens. */
  onAsk?: () => void;
  /** Called when the file dialog is cancelled. */
  onCancel?: () => void;
}

/** A button that opens the browser's file dialog for one file. */
export function FileButton(props: FileButtonProps) {
  const { accept, capture, onPick, onAsk, onCancel, ...button } = props;
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
    const [file] = currentTarget.files ?? [];
    // Otherwise the same file chosen again would be no change.
    currentTarget.value = '';
    if (file) onPick(file);
  }

  return (
    <>
      <Button {...button} onPress={ask} />
      <input ref={input} type="file" hidden {...{ accept, capture }} onChange={handleChange} />
    </>
  );
}

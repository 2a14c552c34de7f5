/** Label above, what shows and brings the file, hint and fault below; the stored path goes along in the form. */
import { type ReactNode, useId } from 'react';
import {
  description as hintStyle,
  field,
  label as labelStyle,
  requiredMark,
} from './control.css.ts';
import { FieldFault } from './FieldFault.tsx';
import type { FieldState } from './field-props.ts';

export interface FileFrameProps extends Pick<
  FieldState,
  'name' | 'isRequired' | 'isDisabled' | 'description' | 'errorMessage'
> {
  label: string;
  path: string | null;
  children: ReactNode;
}

export function FileFrame(props: FileFrameProps) {
  const { label, path, name, description, errorMessage, isRequired, isDisabled, children } = props;
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint ${id}-fault`}
      className={field}
      data-field={name}
      data-invalid={Boolean(errorMessage) || undefined}
    >
      <span id={`${id}-label`} className={labelStyle}>
        {label}
        {isRequired && (
          <span aria-hidden className={requiredMark}>
            {' *'}
          </span>
        )}
      </span>
      {children}
      {description && (
        <span id={`${id}-hint`} className={hintStyle}>
          {description}
        </span>
      )}
      <FieldFault id={`${id}-fault`}>{errorMessage}</FieldFault>
      {name && <input type="hidden" name={name} value={path ?? ''} disabled={isDisabled} />}
    </div>
  );
}

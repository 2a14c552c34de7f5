/** A switch that takes effect at once. */
import { type ReactNode, type Ref, useRef } from 'react';
import { type CommonProps, dataAttributes, type FieldFocus } from '../private/common-props.ts';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components';
import { rail, row } from '../private/field/tick.css.ts';
import { useFieldValue, useFirstTick } from '../private/field/use-field-value.ts';

export interface SwitchProps
  extends
    CommonProps,
    FieldFocus,
    Pick<
      AriaSwitchProps,
      | 'isSelected'
      | 'defaultSelected'
      | 'onChange'
      | 'isDisabled'
      | 'isReadOnly'
      | 'name'
      | 'value'
      | 'autoFocus'
      | 'aria-label'
    > {
  /**
   * The label, the same in both states. Below a heading that names the switch use an `aria-label`.
   */
  children?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** For a yes or no saved with a form use `Checkbox`. */
export function Switch({ children, data, ref, ...rest }: SwitchProps) {
  const { isSelected: value, defaultSelected: defaultValue, onChange } = rest;
  const [isSelected, setSelected, , first] = useFieldValue(
    { value, defaultValue, onChange },
    false,
  );
  const label = useRef<HTMLLabelElement>(null);
  useFirstTick(label, first);
  return (
    <AriaSwitch
      {...rest}
      {...dataAttributes(data)}
      ref={label}
      isSelected={isSelected}
      onChange={setSelected}
      data-field={rest.name}
      inputRef={ref}
      className={row}
    >
      <span className={rail} />
      {children}
    </AriaSwitch>
  );
}

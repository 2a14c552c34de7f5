/** Selects several of many items, such as the dishes of a package. */
import { type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type CommonProps, type FieldFocus, rootProps } from '../private/common-props.ts';
import { focusEvents } from '../private/field/focus-events.ts';
import { useKitStrings } from '../../theme/kit-context.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { FieldFault, RequiredMark } from '../private/field/FieldFrame.tsx';
import { field, label as labelStyle } from '../private/field/control.css.ts';
import type { FieldState, FieldValue } from '../private/field/field-props.ts';
import { useFormFault } from '../private/field/form-faults.ts';
import { FormValue } from '../private/field/FormValue.tsx';
import { useFieldValue } from '../private/field/use-field-value.ts';
import { chosen, heading, opener } from './ItemPicker.css.ts';
import { ItemChoices } from './ItemChoices.tsx';
import type { PickItem } from './item-search.ts';

export interface ItemPickerProps
  extends
    Pick<
      FieldState,
      | 'name'
      | 'isRequired'
      | 'isDisabled'
      | 'isReadOnly'
      | 'errorMessage'
      | keyof CommonProps
      | keyof FieldFocus
    >,
    FieldValue<readonly number[]> {
  label: string;
  /** What takes the focus: the button that opens the dialog, or the search in place. */
  ref?: Ref<HTMLElement>;
  items: readonly PickItem[];
  /** Items that are not offered, because they are chosen elsewhere. */
  exclude?: readonly number[];
  /** Ticked in a dialog and taken over by Done, or in place and at once. @default 'dialog' */
  variant?: 'dialog' | 'inline';
  /** The dialog's title and the opening button. @default 'Select Package Items' */
  title?: string;
  /** After Done, once the dialog has closed: whoever owns the next field may give it the focus. */
  onDone?: () => void;
}

const noItems: readonly number[] = [];

/** Several out of many, ticked in a dialog or in place. One out of many is `ComboBox`, a few `Checkbox`es. */
export function ItemPicker({ ref, ...props }: ItemPickerProps) {
  const {
    label,
    items,
    exclude = noItems,
    variant = 'dialog',
    name,
    isRequired,
    isDisabled,
    isReadOnly,
  } = props;
  const [value, setValue, onReset] = useFieldValue(props, noItems);
  const { errorMessage, place } = useFormFault({ ...props, isEmpty: value.length === 0 });
  const control = useRef<HTMLButtonElement & HTMLInputElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => control.current);
  const labelId = useId();
  const faultId = useId();
  const offered = items.filter((item) => !exclude.includes(item.id));

  return (
    <div
      {...rootProps(props)}
      {...focusEvents(props)}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={errorMessage ? faultId : undefined}
      {...place}
      className={field}
    >
      <span id={labelId} className={variant === 'inline' ? heading : labelStyle}>
        {label}
        {isRequired && <RequiredMark />}
      </span>
      {variant === 'inline' && !isReadOnly ? (
        <ItemChoices
          ref={control}
          label={label}
          items={offered}
          value={value}
          onChange={setValue}
          isDisabled={isDisabled}
        />
      ) : (
        <>
          <Chosen items={items.filter((item) => value.includes(item.id))} />
          {!isReadOnly && (
            <PickDialog
              {...props}
              ref={control}
              items={offered}
              value={value}
              onChange={setValue}
            />
          )}
        </>
      )}
      <FieldFault id={faultId}>{errorMessage}</FieldFault>
      <FormValue {...{ name, isDisabled, onReset }} value={value.map(String)} />
    </div>
  );
}

const Chosen = ({ items }: { items: readonly PickItem[] }) =>
  items.length > 0 && (
    <ul className={chosen}>
      {items.map((item) => (
        <li key={item.id}>
          <Badge tone="brand">{item.label}</Badge>
        </li>
      ))}
    </ul>
  );

interface PickDialogProps extends Pick<
  ItemPickerProps,
  'label' | 'items' | 'title' | 'isDisabled' | 'onDone'
> {
  ref: Ref<HTMLButtonElement>;
  value: readonly number[];
  onChange: (value: readonly number[]) => void;
}

/** Selected items are a draft until Done; closing discards it. */
function PickDialog(props: PickDialogProps) {
  const { ref, label, items, title, isDisabled, value, onChange, onDone } = props;
  const strings = useKitStrings();
  const [draft, setDraft] = useState<readonly number[] | null>(null);
  const ticked = draft ?? value;
  return (
    <div className={opener}>
      <Button ref={ref} variant="soft" onPress={() => setDraft(value)} isDisabled={isDisabled}>
        {title ?? strings.selectPackageItems}
      </Button>
      <Dialog
        title={title ?? strings.selectPackageItems}
        size="large"
        isOpen={draft !== null}
        onOpenChange={(isOpen) => !isOpen && setDraft(null)}
        footer={
          <Button
            onPress={() => {
              onChange(ticked);
              // At once, so that whatever takes the focus keeps it.
              flushSync(() => setDraft(null));
              onDone?.();
            }}
          >
            {strings.doneItems(ticked.length)}
          </Button>
        }
      >
        <ItemChoices label={label} items={items} value={ticked} onChange={setDraft} />
      </Dialog>
    </div>
  );
}

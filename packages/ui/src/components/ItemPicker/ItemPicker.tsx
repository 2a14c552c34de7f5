/** Selects several of many items, such as the dishes of a package. */
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useKitStrings } from '../../theme/kit-context.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import type { FieldState, FieldValue } from '../private/field/field-props.ts';
import { GroupFrame } from '../private/field/GroupFrame.tsx';
import { useFieldValue } from '../private/field/use-field-value.ts';
import { chosen, heading, opener } from './ItemPicker.css.ts';
import { ItemChoices } from './ItemChoices.tsx';
import type { PickItem } from './item-search.ts';

export interface ItemPickerProps<Id extends string | number = number>
  extends Omit<FieldState, 'autoFocus'>, FieldValue<readonly Id[]> {
  label: string;
  /** The button that opens the dialog, or the search field if `inline`. */
  ref?: Ref<HTMLElement>;
  items: readonly PickItem<Id>[];
  /** Ids that are not offered, because they are chosen elsewhere. */
  exclude?: readonly Id[];
  /** A `dialog` applies the choice on Done, `inline` at once. @default 'dialog' */
  variant?: 'dialog' | 'inline';
  /** Title of the dialog and name of its button. @default 'Select Package Items' */
  title?: string;
  /** Called once the dialog has closed, to focus the next field. */
  onDone?: () => void;
}

const noItems: readonly never[] = [];

/** To choose one of many use `ComboBox`; for a few items use `Checkbox`. */
export function ItemPicker<Id extends string | number = number>({
  ref,
  ...props
}: ItemPickerProps<Id>) {
  const { label, items, exclude = noItems, variant = 'dialog', isDisabled, isReadOnly } = props;
  const [value, setValue, onReset] = useFieldValue<readonly Id[]>(props, noItems);
  const control = useRef<HTMLButtonElement & HTMLInputElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => control.current);
  const offered = items.filter((item) => !exclude.includes(item.id));
  const choice = { label, isDisabled, value, items: offered, onChange: setValue, ref: control };

  return (
    <GroupFrame
      {...props}
      labelStyle={variant === 'inline' ? heading : undefined}
      formValue={value.map(String)}
      onReset={onReset}
    >
      {variant === 'inline' && !isReadOnly ? (
        <ItemChoices {...choice} />
      ) : (
        <>
          <Chosen items={items.filter((item) => value.includes(item.id))} />
          {!isReadOnly && <PickDialog {...choice} title={props.title} onDone={props.onDone} />}
        </>
      )}
    </GroupFrame>
  );
}

const Chosen = ({ items }: { items: readonly PickItem<string | number>[] }) =>
  items.length > 0 && (
    <ul className={chosen}>
      {items.map((item) => (
        <li key={item.id}>
          <Badge tone="brand">{item.label}</Badge>
        </li>
      ))}
    </ul>
  );

interface PickDialogProps<Id extends string | number> extends Pick<
  ItemPickerProps<Id>,
  'label' | 'items' | 'title' | 'isDisabled' | 'onDone'
> {
  ref: Ref<HTMLButtonElement>;
  value: readonly Id[];
  onChange: (value: readonly Id[]) => void;
}

function PickDialog<Id extends string | number>(props: PickDialogProps<Id>) {
  const { ref, label, items, title, isDisabled, value, onChange, onDone } = props;
  const strings = useKitStrings();
  const [draft, setDraft] = useState<readonly Id[] | null>(null);
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
              // Closes the dialog first, so that `onDone` can focus the next field.
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

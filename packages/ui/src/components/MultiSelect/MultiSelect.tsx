/** Selects several of many options, shown as chips below a button with a list box. */
import { ChevronDown } from 'lucide-react';
import { type Ref, useState } from 'react';
import {
  Button,
  Popover,
  Select as AriaSelect,
  SelectValue,
  Autocomplete,
} from 'react-aria-components';
import { useKitStrings } from '../../theme/kit-context.ts';
import { type CommonProps, type FieldFocus, rootProps } from '../private/common-props.ts';
import { control, field } from '../private/field/control.css.ts';
import { FieldFrame } from '../private/field/FieldFrame.tsx';
import type { FieldLabel, FieldState, FieldValue } from '../private/field/field-props.ts';
import { useFormFault } from '../private/field/form-faults.ts';
import { FormValue } from '../private/field/FormValue.tsx';
import { ReadOnlyChoice } from '../private/field/ReadOnlyChoice.tsx';
import { useFieldValue } from '../private/field/use-field-value.ts';
import { popover } from '../private/overlay/overlay.css.ts';
import type { InSections } from '../private/overlay/sections.ts';
import { arrow, value as valueStyle } from '../Select/Select.css.ts';
import type { Choices, SelectItem } from '../Select/Select.tsx';
import { TagGroup } from '../TagGroup/TagGroup.tsx';
import type { ChoiceItem, RenderItem } from '../private/overlay/Choice.tsx';
import { ChoiceList, useChoices } from '../private/overlay/ChoiceList.tsx';
import { createMatches } from '../private/overlay/create-matches.ts';
import { Portaled } from '../private/overlay/Portaled.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { search } from './MultiSelect.css.ts';

interface SearchedListProps {
  entries: InSections<ChoiceItem>;
  renderItem: RenderItem<ChoiceItem>;
  isSearchable: boolean;
}

/** Finds an Amharic word in any spelling. */
function SearchedList({ isSearchable, ...list }: SearchedListProps) {
  const strings = useKitStrings();
  const [matches] = useState(createMatches);
  const [typed, setTyped] = useState('');
  const choices = <ChoiceList {...list}>{strings.emptyNoMatch}</ChoiceList>;
  if (!isSearchable) return choices;
  return (
    // Filters only a typed text, because matching thousands would delay the opening.
    <Autocomplete
      inputValue={typed}
      onInputChange={setTyped}
      {...(typed !== '' && { filter: matches })}
    >
      <div className={search}>
        <Portaled>
          <SearchField aria-label={strings.search} autoFocus />
        </Portaled>
      </div>
      {choices}
    </Autocomplete>
  );
}

export type MultiSelectProps<
  Id extends string | number,
  Item extends SelectItem<Id> = SelectItem<Id>,
> = FieldLabel &
  FieldState &
  FieldValue<readonly Id[]> &
  CommonProps &
  FieldFocus &
  Choices<Id, Item> & {
    /** @default 'Choose' */
    placeholder?: string;
    /** Adds a search field to the list. @default true for more than seven items */
    isSearchable?: boolean;
    /** The button that opens the list. */
    ref?: Ref<HTMLButtonElement>;
  };

const EASILY_SEEN = 7;

/** @param props.words the number of chosen options in words, or an empty text */
const Opener = ({ ref, words }: { ref?: Ref<HTMLButtonElement> | undefined; words: string }) => (
  <Button ref={ref} className={control}>
    <SelectValue className={valueStyle}>
      {({ defaultChildren }) => words || defaultChildren}
    </SelectValue>
    <ChevronDown aria-hidden className={arrow} />
  </Button>
);

/**
 * The list stays open while the user chooses. To choose one of many use `Select`, of a few use
 * checkboxes.
 */
export function MultiSelect<
  Id extends string | number,
  Item extends SelectItem<Id> = SelectItem<Id>,
>(props: MultiSelectProps<Id, Item>) {
  const { label, description, items: given, renderItem, placeholder, ...more } = props;
  const { data, isSearchable, id, ref, name, ...rest } = more;
  const { isRequired, isDisabled, isReadOnly } = rest;
  const strings = useKitStrings();
  const { items, shown } = useChoices(given, renderItem);
  const [value, setValue, reset, first] = useFieldValue<readonly Id[]>(props, []);
  const { errorMessage, place } = useFormFault({ ...props, isEmpty: value.length === 0 });
  const chosen = items.filter((item) => value.includes(item.id));
  const remove = (gone: Id) => setValue(value.filter((one) => one !== gone));
  const idsOf = (keys: readonly unknown[]) =>
    items.map((item) => item.id).filter((one) => keys.includes(one));
  const words = chosen.length > 0 ? strings.itemsSelected(chosen.length) : '';
  const formValue = chosen.map((item) => String(item.id));
  return (
    <div {...rootProps({ id, data })} className={field}>
      {isReadOnly ? (
        <ReadOnlyChoice
          field={{ ...props, id: undefined, data: undefined }}
          {...{ words, formValue, onReset: reset }}
        />
      ) : (
        <AriaSelect
          {...rest}
          {...place}
          className={field}
          selectionMode="multiple"
          value={value}
          defaultValue={first}
          onChange={(keys) => setValue(idsOf(keys))}
          placeholder={placeholder ?? strings.choose}
          isInvalid={Boolean(errorMessage)}
          validationBehavior="aria"
        >
          <FieldFrame {...{ label, description, errorMessage, isRequired }} isButton>
            <Opener {...{ ref, words }} />
          </FieldFrame>
          <FormValue {...{ name, isDisabled }} value={formValue} onReset={reset} />
          <Popover className={popover}>
            <SearchedList {...shown} isSearchable={isSearchable ?? items.length > EASILY_SEEN} />
          </Popover>
        </AriaSelect>
      )}
      {chosen.length > 0 && (
        <TagGroup
          aria-label={strings.chosenOf(label ?? props['aria-label'])}
          items={chosen.map((item) => ({ ...item, isDisabled }))}
          onRemove={isDisabled || isReadOnly ? undefined : remove}
        />
      )}
    </div>
  );
}

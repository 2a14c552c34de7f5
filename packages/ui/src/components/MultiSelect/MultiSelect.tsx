/** Selects several of many options: a list box behind a button, with the chosen ones as chips below. */
import { ChevronDown } from 'lucide-react';
import { type Ref, useState } from 'react';
import {
  Button,
  Popover,
  Select as AriaSelect,
  SelectValue,
  Autocomplete,
  ListBox,
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
import { withoutTwins } from '../private/unusable.ts';
import { arrow, value as valueStyle, list } from '../Select/Select.css.ts';
import type { SelectItem } from '../Select/Select.tsx';
import { TagGroup } from '../TagGroup/TagGroup.tsx';
import { Choice, NoChoices } from '../private/overlay/Choice.tsx';
import { createMatches } from '../private/overlay/create-matches.ts';
import { Portaled } from '../private/overlay/Portaled.tsx';
import { ListWindow } from '../private/overlay/ListWindow.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { search } from './MultiSelect.css.ts';

interface ChoicesProps {
  items: readonly SelectItem<string | number>[];
  isSearchable: boolean;
}

/** One function, so that React Aria keeps what it made of each item. */
const choiceOf = (item: SelectItem<string | number>) => <Choice {...item} />;

/**
 * The list of a MultiSelect, with a search above it where it is long.
 * Found however its Amharic is spelled.
 */
function Choices({ items, isSearchable }: ChoicesProps) {
  const strings = useKitStrings();
  const [matches] = useState(createMatches);
  const [typed, setTyped] = useState('');
  const choices = (
    <ListWindow items={items}>
      {(isWindowed) => (
        <ListBox
          items={items}
          className={list}
          data-windowed={isWindowed || undefined}
          renderEmptyState={() => <NoChoices>{strings.emptyNoMatch}</NoChoices>}
        >
          {choiceOf}
        </ListBox>
      )}
    </ListWindow>
  );
  if (!isSearchable) return choices;
  return (
    // Thousands of options are not matched against an empty text when it opens.
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

export type MultiSelectProps<Id extends string | number> = FieldLabel &
  FieldState &
  FieldValue<readonly Id[]> &
  CommonProps &
  FieldFocus & {
    items: readonly SelectItem<Id>[];
    /** The text shown without a choice. @default 'Choose' */
    placeholder?: string;
    /** The list can be searched. @default where it has more than seven items */
    isSearchable?: boolean;
    /** The button that opens the list. */
    ref?: Ref<HTMLButtonElement>;
  };

const EASILY_SEEN = 7;

/** The list stays open while several are chosen; to read only there is none. One of many is `Select`; a few that all fit are checkboxes. */
export function MultiSelect<Id extends string | number>(props: MultiSelectProps<Id>) {
  const { label, description, items: given, placeholder, ...more } = props;
  const { data, isSearchable, id, ref, name, ...rest } = more;
  const { isRequired, isDisabled, isReadOnly } = rest;
  const strings = useKitStrings();
  const items = withoutTwins(given);
  const [value, setValue, reset, first] = useFieldValue<readonly Id[]>(props, []);
  const { errorMessage, place } = useFormFault({ ...props, isEmpty: value.length === 0 });
  const chosen = items.filter((item) => value.includes(item.id));
  const remove = (gone: Id) => setValue(value.filter((one) => one !== gone));
  const choose = (keys: readonly (string | number)[]) =>
    setValue(items.filter((item) => keys.includes(item.id)).map((item) => item.id));
  const formValue = chosen.map((item) => String(item.id));
  return (
    <div {...rootProps({ id, data })} className={field}>
      {isReadOnly ? (
        <ReadOnlyChoice
          field={{ ...props, id: undefined, data: undefined }}
          words={chosen.length > 0 ? strings.itemsSelected(chosen.length) : ''}
          {...{ formValue, onReset: reset }}
        />
      ) : (
        <AriaSelect
          {...rest}
          {...place}
          className={field}
          selectionMode="multiple"
          value={value}
          defaultValue={first}
          onChange={choose}
          placeholder={placeholder ?? strings.choose}
          isInvalid={Boolean(errorMessage)}
          validationBehavior="aria"
        >
          <FieldFrame {...{ label, description, errorMessage, isRequired }} isButton>
            <Button ref={ref} className={control}>
              <SelectValue className={valueStyle}>
                {({ defaultChildren }) =>
                  chosen.length > 0 ? strings.itemsSelected(chosen.length) : defaultChildren
                }
              </SelectValue>
              <ChevronDown aria-hidden className={arrow} />
            </Button>
          </FieldFrame>
          <FormValue {...{ name, isDisabled }} value={formValue} onReset={reset} />
          <Popover className={popover}>
            <Choices items={items} isSearchable={isSearchable ?? items.length > EASILY_SEEN} />
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

/** The list of a MultiSelect, with a search above it where it is long. */
import { useState } from 'react';
import { Autocomplete, ListBox } from 'react-aria-components';
import { useKitStrings } from '../../theme/kit-context.ts';
import { Choice, NoChoices } from '../private/overlay/Choice.tsx';
import { createMatches } from '../private/overlay/create-matches.ts';
import { Portaled } from '../private/overlay/Portaled.tsx';
import { ListWindow } from '../private/overlay/ListWindow.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { list } from '../Select/Select.css.ts';
import type { SelectItem } from '../Select/Select.tsx';
import { search } from './MultiSelect.css.ts';

export interface ChoicesProps {
  items: readonly SelectItem<string | number>[];
  isSearchable: boolean;
}

/** One function, so that React Aria keeps what it made of each item. */
const choiceOf = (item: SelectItem<string | number>) => <Choice {...item} />;

/** Found however its Amharic is spelled. */
export function Choices({ items, isSearchable }: ChoicesProps) {
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
    // As it opens, thousands are not asked whether they match nothing.
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

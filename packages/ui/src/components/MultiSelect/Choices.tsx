/** The list of a MultiSelect, with a search above it where it is long. */
import { soundsWithin } from '@digis/domain';
import { Autocomplete, ListBox } from 'react-aria-components';
import { useKitStrings } from '../../theme/kit-context.ts';
import { Choice, NoChoices } from '../private/overlay/Choice.tsx';
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
    <Autocomplete filter={soundsWithin}>
      <div className={search}>
        <SearchField aria-label={strings.search} autoFocus />
      </div>
      {choices}
    </Autocomplete>
  );
}

/** The list of a MultiSelect, with a search above it where it is long. */
import { soundsWithin } from '@digis/domain';
import { Autocomplete, ListBox } from 'react-aria-components';
import { useKitStrings } from '../../theme/kit-context.ts';
import { Choice, NoChoices } from '../private/overlay/Choice.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { list } from '../Select/Select.css.ts';
import type { SelectItem } from '../Select/Select.tsx';
import { search } from './MultiSelect.css.ts';

export interface ChoicesProps {
  items: readonly SelectItem<string | number>[];
  isSearchable: boolean;
}

/** Found however its Amharic is spelled. */
export function Choices({ items, isSearchable }: ChoicesProps) {
  const strings = useKitStrings();
  const choices = (
    <ListBox
      items={items}
      className={list}
      renderEmptyState={() => <NoChoices>{strings.emptyNoMatch}</NoChoices>}
    >
      {(item) => <Choice {...item} />}
    </ListBox>
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

/** The control of a table's sets of columns. */
import { useKitStrings } from '../../theme/kit-context.ts';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { chosenSet, type ColumnSets } from './column-sets.ts';
import { besideFilters } from './styles/ColumnSetChoice.css.ts';

export interface ColumnSetChoiceProps {
  sets: ColumnSets;
}

/** For a table with `isChosenElsewhere`; where rows are cards, which have all columns, it is not shown. */
export function ColumnSetChoice({ sets }: ColumnSetChoiceProps) {
  const strings = useKitStrings();
  return (
    <div className={besideFilters}>
      <SegmentedControl
        aria-label={strings.columns}
        items={sets.items}
        value={chosenSet(sets)?.id ?? ''}
        onChange={sets.onChoose}
      />
    </div>
  );
}

/** The control that chooses a table's set of columns, placed beside other controls of the list. */
import { useKitStrings } from '../../theme/kit-context.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { chosenSet, type ColumnSets } from './column-sets.ts';
import { besideFilters } from './ColumnSetChoice.css.ts';

export interface ColumnSetChoiceProps extends CommonProps {
  /** Set `isChosenElsewhere` in them, so that the table shows no second control. */
  sets: ColumnSets;
}

/** Hidden on a phone, where rows are cards that have all columns. */
export function ColumnSetChoice({ sets, id, data }: ColumnSetChoiceProps) {
  const strings = useKitStrings();
  return (
    <div {...rootProps({ id, data })} className={besideFilters}>
      <SegmentedControl
        aria-label={strings.columns}
        items={sets.items}
        value={chosenSet(sets)?.id ?? ''}
        onChange={sets.onChoose}
      />
    </div>
  );
}

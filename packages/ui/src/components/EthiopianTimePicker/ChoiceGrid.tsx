/** Radio buttons in a grid, large enough for a thumb. */
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { label as labelStyle } from '../private/field/control.css.ts';
import { choice, grid, group } from './ChoiceGrid.css.ts';

export interface ChoiceGridProps<Id extends string | number> {
  label: string;
  columns: 2 | 6;
  items: readonly { readonly id: Id; readonly label: string }[];
  /** Null while none is chosen. */
  value: Id | null;
  onChange: (value: Id) => void;
}

export function ChoiceGrid<Id extends string | number>(props: ChoiceGridProps<Id>) {
  const { label, columns, items, value, onChange } = props;
  return (
    <div className={group}>
      <span aria-hidden className={labelStyle}>
        {label}
      </span>
      <ToggleButtonGroup
        aria-label={label}
        className={grid}
        data-columns={columns}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={value === null ? [] : [value]}
        onSelectionChange={(keys) => {
          const chosen = items.find((item) => keys.has(item.id));
          if (chosen) onChange(chosen.id);
        }}
      >
        {items.map((item) => (
          <ToggleButton key={item.id} id={item.id} className={choice}>
            {item.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}

/** One of a few, all in sight. */
import type { ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { segment, track } from './SegmentedControl.css.ts';

export interface Segment<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
  /** The language of the label, where it is another than the page's. */
  readonly lang?: 'en' | 'am';
}

export interface SegmentedControlProps<Id extends string> {
  /** What is chosen between. */
  'aria-label': string;
  items: readonly Segment<Id>[];
  value: Id;
  onChange: (value: Id) => void;
  isDisabled?: boolean;
}

/** For two to five choices that change what is shown at once; for more, or in a form, use `Select`. */
export function SegmentedControl<Id extends string>(props: SegmentedControlProps<Id>) {
  const { items, value, onChange, ...rest } = props;
  return (
    <ToggleButtonGroup
      {...rest}
      className={track}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = items.find((item) => keys.has(item.id));
        if (chosen) onChange(chosen.id);
      }}
    >
      {items.map(({ id, label, icon, isDisabled, lang }) => (
        <ToggleButton key={id} id={id} isDisabled={isDisabled} lang={lang} className={segment}>
          {icon}
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

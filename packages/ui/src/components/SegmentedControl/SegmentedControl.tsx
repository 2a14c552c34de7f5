/** One of a few, all in sight. */
import { type ReactNode, useId } from 'react';
import { choice, segment, track } from './SegmentedControl.css.ts';

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
  const { items, value, onChange, isDisabled: isAllDisabled = false, 'aria-label': name } = props;
  // The browser's own radios: they stand on the first screen, which cannot afford a toolbar of toggles.
  const group = useId();
  return (
    <div role="radiogroup" aria-label={name} className={track}>
      {items.map(({ id, label, icon, isDisabled = isAllDisabled, lang }) => (
        <label key={id} lang={lang} className={segment} data-disabled={isDisabled || undefined}>
          <input
            type="radio"
            lang={lang}
            name={group}
            className={choice}
            checked={id === value}
            disabled={isDisabled}
            onChange={() => onChange(id)}
          />
          {icon}
          {label}
        </label>
      ))}
    </div>
  );
}

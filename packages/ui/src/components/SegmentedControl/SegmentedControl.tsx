/** Selects one of a few options, all visible. */
import { type ReactNode, type Ref, useId } from 'react';
import { type CommonProps, rootProps } from '../private/common-props.ts';
import type { FieldLabel } from '../private/field/field-props.ts';
import { useFieldValue } from '../private/field/use-field-value.ts';
import { choice, labelled, labelText, segment, track } from './SegmentedControl.css.ts';

export interface Segment<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
  /** Language of the label, if not the page's. */
  readonly lang?: string;
}

interface SegmentedControlSettings<Id extends string> extends CommonProps {
  items: readonly Segment<Id>[];
  value?: Id;
  /** Uncontrolled; without it, nothing is chosen at first. */
  defaultValue?: Id;
  onChange?: (value: Id) => void;
  isDisabled?: boolean;
  /** The input of the chosen option, or of the first if none is chosen. */
  ref?: Ref<HTMLInputElement>;
}

/** Give a visible `label` in a form, otherwise an `aria-label`. */
export type SegmentedControlProps<Id extends string> = FieldLabel & SegmentedControlSettings<Id>;

/** For two to five choices that change the view; otherwise use `Select`. */
export function SegmentedControl<Id extends string>(props: SegmentedControlProps<Id>) {
  const { items, isDisabled: isAllDisabled = false, label, ref } = props;
  const { value: given, defaultValue, onChange } = props;
  const [value, choose] = useFieldValue<Id | null>(
    { value: given, defaultValue, onChange: (id) => id !== null && onChange?.(id) },
    null,
  );
  const common = rootProps(props);
  // Native radio buttons, because React Aria's toggles would be too much code.
  const group = useId();
  const reached = items.find(({ id }) => id === value) ?? items[0];
  const choices = (
    <div
      {...(label === undefined && common)}
      role="radiogroup"
      aria-label={label ?? props['aria-label']}
      className={track}
    >
      {items.map(({ id, label, icon, isDisabled = isAllDisabled, lang }) => (
        <label
          key={id}
          lang={lang}
          className={segment}
          data-selected={id === value || undefined}
          data-disabled={isDisabled || undefined}
        >
          <input
            ref={id === reached?.id ? ref : undefined}
            type="radio"
            lang={lang}
            name={group}
            className={choice}
            checked={id === value}
            disabled={isDisabled}
            onChange={() => choose(id)}
          />
          {icon}
          {label}
        </label>
      ))}
    </div>
  );
  if (label === undefined) return choices;
  return (
    <div {...common} className={labelled}>
      <span aria-hidden className={labelText}>
        {label}
      </span>
      {choices}
    </div>
  );
}

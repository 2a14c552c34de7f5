/** A line between two parts. */
import { Separator } from 'react-aria-components';
import { type CommonProps, dataAttributes } from '../private/common-props.ts';
import { divider, line, words } from './Divider.css.ts';

export interface DividerProps extends CommonProps {
  /** `vertical` separates parts of one row, as in a toolbar. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** Words in the middle of the line: "or", a date. */
  label?: string;
}

/** For parts that space alone does not separate. For titled sections use `Card` or `Heading`. */
export function Divider({ orientation = 'horizontal', label, data, ...rest }: DividerProps) {
  if (label === undefined || orientation === 'vertical') {
    return (
      <Separator
        {...rest}
        {...dataAttributes(data)}
        orientation={orientation}
        className={divider}
        data-orientation={orientation}
      />
    );
  }
  // Without the role of a separator, because screen readers skip a separator's content.
  return (
    <div {...rest} {...dataAttributes(data)} className={words}>
      <span className={line} />
      {label}
      <span className={line} />
    </div>
  );
}

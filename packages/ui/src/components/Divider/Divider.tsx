/** A line between two parts. */
import { Separator } from 'react-aria-components';
import { type CommonProps, dataAttributes } from '../private/common-props.ts';
import { divider, line, words } from './Divider.css.ts';

export interface DividerProps extends CommonProps {
  /** `vertical` between things of a line, as in a toolbar. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** Words in the line: "or", a date. */
  label?: string;
}

/** Where space alone does not part things. Sections with a title need none: take `Card` or `Heading`. */
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
  // A separator has no content that is read: the words stand between two lines that are only drawn.
  return (
    <div {...rest} {...dataAttributes(data)} className={words}>
      <span className={line} />
      {label}
      <span className={line} />
    </div>
  );
}

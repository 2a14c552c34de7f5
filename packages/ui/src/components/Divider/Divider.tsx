/** A line between two parts. */
import { Separator } from 'react-aria-components';
import { type CommonProps, dataAttributes } from '../private/common-props.ts';
import { divider, line, words } from './Divider.css.ts';

export interface DividerProps extends CommonProps {
  /** `vertical` within a line, as in a toolbar. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** Words in the line: "or", a date. */
  label?: string;
}

/** For parts that space does not separate; titled sections use `Card` or `Heading`. */
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
  // Screen readers skip a separator's content.
  return (
    <div {...rest} {...dataAttributes(data)} className={words}>
      <span className={line} />
      {label}
      <span className={line} />
    </div>
  );
}

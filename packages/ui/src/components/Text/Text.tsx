/** A paragraph or span of text in the kit's sizes and tones. */
import type { ReactNode } from 'react';
import { text } from './Text.css.ts';
import { type CommonProps, dataAttributes } from '../private/common-props.ts';

export interface TextProps extends CommonProps {
  children: ReactNode;
  /** @default 'standard' */
  size?: 'small' | 'standard' | 'large';
  /** @default 'neutral' */
  tone?: 'neutral' | 'muted' | 'brand' | 'positive' | 'caution' | 'critical';
  isStrong?: boolean;
  /** Tabular digits, for columns of numbers. */
  isNumeric?: boolean;
  /** Cuts the text after two lines; the page it links to must have the whole text. */
  isClamped?: boolean;
  /** @default 'p' */
  as?: 'p' | 'span' | 'div';
  /** Language of the text, if it differs from the page's. */
  lang?: string;
}

/** For a title use `Heading`, for a state `Badge`. */
export function Text(props: TextProps) {
  const {
    children,
    size = 'standard',
    tone = 'neutral',
    as: Tag = 'p',
    isStrong,
    isNumeric,
    isClamped,
    data,
    ...rest
  } = props;
  return (
    <Tag
      {...rest}
      {...dataAttributes(data)}
      className={text}
      data-size={size}
      data-tone={tone}
      data-strong={isStrong || undefined}
      data-numeric={isNumeric || undefined}
      data-clamped={isClamped || undefined}
    >
      {children}
    </Tag>
  );
}

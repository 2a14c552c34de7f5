/** A card with one figure and its label. */
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { link as linkText } from '../../styles/text.css.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { card, cover, figure, hint as hintStyle, label as labelStyle } from './StatCard.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface StatCardProps extends CommonProps {
  label: string;
  /** A number in words or `<Birr>`. */
  value: ReactNode;
  hint?: ReactNode;
  /** Colour of the figure; the words must say the same. @default 'neutral' */
  tone?: 'neutral' | 'positive' | 'caution' | 'critical';
  /** A lucide icon. */
  icon?: ReactNode;
  isLoading?: boolean;
  /** The page behind the figure; a press anywhere on the card opens it. */
  href?: string;
}

/** Place several in a `Grid`. For figures to hide use `BalancePanel`. */
export function StatCard(props: StatCardProps) {
  const { label, value, hint, tone = 'neutral', icon, isLoading, href } = props;
  return (
    <dl {...rootProps(props)} className={card}>
      <dt className={labelStyle}>
        {icon}
        {href === undefined ? (
          label
        ) : (
          <Link href={href} className={`${linkText} ${cover}`}>
            {label}
          </Link>
        )}
      </dt>
      <dd className={figure} data-tone={tone}>
        {isLoading ? <Skeleton count={1} /> : value}
      </dd>
      {hint && <dd className={hintStyle}>{hint}</dd>}
    </dl>
  );
}

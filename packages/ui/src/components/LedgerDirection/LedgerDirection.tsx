/** Money in or out, by arrow and word; the colour only repeats it. */
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { useKitStrings } from '../../theme/kit-context.ts';
import { Badge, type BadgeProps } from '../Badge/Badge.tsx';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export type Direction = 'in' | 'out';

export type DirectionTones = Readonly<Record<Direction, NonNullable<BadgeProps['tone']>>>;

export type DirectionWords = Readonly<Record<Direction, string>>;

const earnedTones: DirectionTones = { in: 'positive', out: 'critical' };

export interface LedgerDirectionProps extends CommonProps {
  direction: Direction;
  /** @default In is positive, Out critical */
  tones?: DirectionTones;
  /** @default In and Out */
  words?: DirectionWords;
  /** Shows only the word, for use beside an amount with a sign. */
  isPlain?: boolean;
}

/** For a state use `Badge`; for a ledger `LedgerTable`. */
export function LedgerDirection({
  direction,
  tones = earnedTones,
  words,
  isPlain,
  ...rest
}: LedgerDirectionProps) {
  const strings = useKitStrings();
  const word = words?.[direction] ?? (direction === 'in' ? strings.moneyIn : strings.moneyOut);
  if (isPlain)
    return (
      <span {...rootProps(rest)} data-direction={direction}>
        {word}
      </span>
    );
  const Arrow = direction === 'in' ? ArrowDownLeft : ArrowUpRight;
  return (
    <span {...rootProps(rest)} data-direction={direction}>
      <Badge tone={tones[direction]} icon={<Arrow aria-hidden />}>
        {word}
      </Badge>
    </span>
  );
}

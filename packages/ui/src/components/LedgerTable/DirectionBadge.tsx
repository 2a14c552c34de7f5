/** In or out, told by arrow and word; the tone only repeats it. */
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { useKitStrings } from '../../i18n/use-kit-strings.ts';
import { Badge, type BadgeProps } from '../Badge/Badge.tsx';

export type Direction = 'in' | 'out';

export type DirectionTones = Readonly<Record<Direction, NonNullable<BadgeProps['tone']>>>;

export interface DirectionBadgeProps {
  direction: Direction;
  tones: DirectionTones;
}

export function DirectionBadge({ direction, tones }: DirectionBadgeProps) {
  const strings = useKitStrings();
  const Arrow = direction === 'in' ? ArrowDownLeft : ArrowUpRight;
  return (
    <Badge tone={tones[direction]} icon={<Arrow aria-hidden />}>
      {direction === 'in' ? strings.moneyIn : strings.moneyOut}
    </Badge>
  );
}

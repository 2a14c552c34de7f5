/** A tab: its name and count, and the marker of the selected one. */
import { type ReactNode, useEffect, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useHover } from 'react-aria/useHover';
import { useTab } from 'react-aria/useTabList';
import type { TabListState } from 'react-stately/useTabListState';
import { useKitStrings } from '../../theme/kit-context.ts';
import { visuallyHidden } from '../../styles/text.css.ts';
import { Badge } from '../Badge/Badge.tsx';
import { tab } from './Tabs.css.ts';

export interface TabContent {
  readonly id: string;
  readonly label: string;
  /** The number of entries, announced with the name: "Pending, 3". */
  readonly count?: number;
  /** A lucide icon. */
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
}

export interface TabButtonProps {
  item: TabContent;
  state: TabListState<object>;
}

export function TabButton({ item, state }: TabButtonProps) {
  const { id, label, count, icon } = item;
  const strings = useKitStrings();
  const ref = useRef<HTMLDivElement>(null);
  const { tabProps, isSelected, isDisabled } = useTab({ key: id }, state, ref);
  const { hoverProps, isHovered } = useHover({ isDisabled });
  useEffect(() => (isSelected ? keepInSight(ref.current) : undefined), [isSelected]);
  return (
    <div
      {...mergeProps(tabProps, hoverProps)}
      ref={ref}
      className={tab}
      data-selected={isSelected || undefined}
      data-hovered={isHovered || undefined}
      data-disabled={isDisabled || undefined}
    >
      {icon}
      {count === undefined ? (
        label
      ) : (
        <>
          <span className={visuallyHidden}>{`${label}${strings.comma}${count}`}</span>
          <span aria-hidden>{label}</span>
          <span aria-hidden>
            <Badge tone={isSelected ? 'brand' : 'neutral'}>{count}</Badge>
          </span>
        </>
      )}
    </div>
  );
}

/**
 * Only along its line: the page stays where it is. The tab that an address names may be beyond the edge, and a count
 * that arrives before it pushes it there.
 */
function keepInSight(chosen: HTMLElement | null) {
  const line = chosen?.parentElement;
  if (!chosen || !line) return undefined;
  if (typeof ResizeObserver === 'undefined') return undefined;
  // Called for the first time before the line is painted, and then without a layout of its own.
  const observer = new ResizeObserver(() => {
    line.scrollLeft = chosen.offsetLeft - (line.clientWidth - chosen.clientWidth) / 2;
  });
  for (const other of line.children) observer.observe(other);
  return () => observer.disconnect();
}

/** The main navigation links at the bottom of a phone. */
import { useEffect, useRef } from 'react';
import type { NavItem } from '../private/NavLink.tsx';
import { bottomBar, item, list } from './BottomBar.css.ts';
import { keepClearOfFocus } from './keep-clear-of-focus.ts';
import { media } from '../../tokens/breakpoints.ts';
import { NavLink } from '../private/NavLink.tsx';
import { useMedia } from '../private/page-state.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface BottomBarProps extends CommonProps {
  /** At most five. */
  items: readonly NavItem[];
  navLabel: string;
}

/** Pass it to `<AppShell bottomBar>`; wide windows hide it. */
export function BottomBar({ items, navLabel, ...rest }: BottomBarProps) {
  const bar = useRef<HTMLElement>(null);
  const isPhone = useMedia(media.phone);
  useEffect(
    () => (isPhone && bar.current !== null ? keepClearOfFocus(bar.current) : undefined),
    [isPhone],
  );
  return (
    <nav {...rootProps(rest)} ref={bar} aria-label={navLabel} className={bottomBar}>
      <ul className={list}>
        {items.map((place) => (
          <li key={place.href}>
            <NavLink item={place} className={item}>
              {place.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

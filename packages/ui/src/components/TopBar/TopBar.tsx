/** The bar at the top of a phone: the menu button and the name of the business. */
import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { useKitStrings } from '../../theme/kit-context.ts';
import { useShell } from '../AppShell/shell-context.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { darkGround } from '../private/dark-ground.css.ts';
import { title as titleStyle, topBar } from './TopBar.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface TopBarProps extends CommonProps {
  title: string;
  /** @default opens the shell's drawer */
  onMenuPress?: () => void;
  end?: ReactNode;
}

/** Pass it to `<AppShell topBar>`; wide windows hide it. */
export function TopBar({ title, onMenuPress, end, ...rest }: TopBarProps) {
  const strings = useKitStrings();
  const { setDrawerOpen } = useShell();
  return (
    <header {...rootProps(rest)} className={`${darkGround} ${topBar}`}>
      <IconButton aria-label={strings.menu} onPress={onMenuPress ?? (() => setDrawerOpen(true))}>
        <Menu aria-hidden />
      </IconButton>
      <span className={titleStyle}>{title}</span>
      {end}
    </header>
  );
}

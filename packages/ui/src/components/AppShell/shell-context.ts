/** Context of the shell: where the sidebar is, and how to open and close it. */
import { createContext, useContext } from 'react';

export interface Shell {
  /** Beside the content, or over it on small screens. */
  readonly placement: 'side' | 'drawer';
  readonly isCollapsed: boolean;
  readonly setCollapsed: (isCollapsed: boolean) => void;
  readonly setDrawerOpen: (isOpen: boolean) => void;
}

const stay = () => undefined;

export const ShellContext = createContext<Shell>({
  placement: 'side',
  isCollapsed: false,
  setCollapsed: stay,
  setDrawerOpen: stay,
});

export const useShell = (): Shell => useContext(ShellContext);

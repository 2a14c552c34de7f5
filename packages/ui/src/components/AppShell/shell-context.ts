/** What the parts of the shell know of each other: where the sidebar stands and how it opens and closes. */
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

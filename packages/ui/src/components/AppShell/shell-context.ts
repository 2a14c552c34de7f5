/** Context of the shell: the place of the sidebar, and the functions that open and close it. */
import { createContext, useContext } from 'react';

export interface Shell {
  /** Beside the content, or over it on small screens. */
  readonly placement: 'side' | 'drawer';
  readonly isCollapsed: boolean;
  readonly setCollapsed: (isCollapsed: boolean) => void;
  readonly setDrawerOpen: (isOpen: boolean) => void;
}

const stay = () => undefined;

const noShell: Shell = {
  placement: 'side',
  isCollapsed: false,
  setCollapsed: stay,
  setDrawerOpen: stay,
};

export const ShellContext = createContext(noShell);

/** True inside of a shell, which has the page's landmarks. */
export const useIsInShell = (): boolean => useContext(ShellContext) !== noShell;

export const useShell = (): Shell => useContext(ShellContext);

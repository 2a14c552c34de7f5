import { createContext, useContext } from 'react';

export interface Shell {
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

/** Inside a shell, other components must not repeat the page's landmarks. */
export const useIsInShell = (): boolean => useContext(ShellContext) !== noShell;

export const useShell = (): Shell => useContext(ShellContext);

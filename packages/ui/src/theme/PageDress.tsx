/** A provider that owns the page: it dresses `<html>`, so that everything on it is dressed. */
import type { ReactNode } from 'react';
import { useDress } from './dress.ts';
import type { KitTheme } from './kit-theme.ts';

export interface DressProps {
  theme: KitTheme | undefined;
  children: ReactNode;
}

export function PageDress({ theme, children }: DressProps) {
  useDress(typeof document === 'undefined' ? null : document.documentElement, theme);
  return children;
}

/** One place to go to, in the sidebar or the bottom bar. */
import type { ReactNode } from 'react';

export interface NavItem {
  readonly href: string;
  readonly label: string;
  /** A lucide icon. */
  readonly icon: ReactNode;
  /** Whether it is where one is. */
  readonly isCurrent: boolean;
}

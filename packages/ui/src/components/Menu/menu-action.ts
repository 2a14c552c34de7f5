/** One thing that can be done to something, in a menu or at the end of a row. */
import type { ReactNode } from 'react';

export interface MenuAction {
  readonly id: string;
  /** A verb: "Edit". */
  readonly label: string;
  /** A lucide icon. */
  readonly icon: ReactNode;
  readonly onPress: () => void;
  /** `critical` for what destroys. @default 'neutral' */
  readonly tone?: 'neutral' | 'critical';
  readonly isDisabled?: boolean;
}

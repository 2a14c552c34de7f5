/** The actions of a table row: up to two buttons, more in a menu. */
import { EllipsisVertical } from 'lucide-react';
import { Suspense } from 'react';
import { ErrorBoundary } from '../../loading/error-boundary.tsx';
import { lazyWithPreload } from '../../loading/lazy-with-preload.ts';
import { useKitStrings } from '../../theme/kit-context.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { MenuAction } from '../Menu/Menu.tsx';
import { row } from './RowActions.css.ts';

/** Most rows have no menu, and its code is more than that of the table. */
const Menu = lazyWithPreload(async () => (await import('../Menu/Menu.tsx')).Menu);

export interface RowActionsProps {
  /** The name of the row, part of each action's accessible name: "Delete, Bole". */
  rowName: string;
  /** Those this user may do; none draws nothing. */
  actions: readonly MenuAction[];
}

const BUTTONS_AT_MOST = 2;

/** At the end of a row: up to two acts as buttons, more of them in a `Menu`. */
export function RowActions({ rowName, actions }: RowActionsProps) {
  const strings = useKitStrings();
  if (actions.length > BUTTONS_AT_MOST) {
    const label = strings.moreActions(rowName);
    const notYet = (
      <IconButton size="small" aria-label={label} isDisabled>
        <EllipsisVertical aria-hidden />
      </IconButton>
    );
    return (
      <span className={row}>
        <ErrorBoundary fallback={notYet}>
          <Suspense fallback={notYet}>
            <Menu aria-label={label} items={actions} />
          </Suspense>
        </ErrorBoundary>
      </span>
    );
  }
  return (
    <span className={row}>
      {actions.map(({ id, label, icon, onPress, tone, isDisabled }) => (
        <IconButton
          key={id}
          size="small"
          tone={tone}
          aria-label={`${label}${strings.comma}${rowName}`}
          onPress={onPress}
          isDisabled={isDisabled}
        >
          {icon}
        </IconButton>
      ))}
    </span>
  );
}

/** The menu of a table row: a button until it is pressed, because most rows are never acted on and a menu costs more than the row. */
import { EllipsisVertical } from 'lucide-react';
import { Suspense, useState } from 'react';
import { ErrorBoundary } from '../../loading/error-boundary.tsx';
import { lazyWithPreload } from '../../loading/lazy-with-preload.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { MenuProps } from '../Menu/Menu.tsx';

const Menu = lazyWithPreload(async () => (await import('../Menu/Menu.tsx')).Menu);

/** What fails to load is asked for again when the button is pressed. */
const loadAhead = () => void Menu.preload().catch(() => undefined);

export function RowMenu(props: Pick<MenuProps, 'aria-label' | 'items'>) {
  const [isWanted, setWanted] = useState(false);
  const buttonThat = (open: () => void) => (
    <IconButton
      size="small"
      aria-label={props['aria-label']}
      aria-haspopup="menu"
      aria-expanded={false}
      onPress={open}
    >
      <EllipsisVertical aria-hidden />
    </IconButton>
  );
  if (!isWanted) {
    return (
      <span onPointerEnter={loadAhead} onFocus={loadAhead}>
        {buttonThat(() => setWanted(true))}
      </span>
    );
  }
  return (
    <ErrorBoundary fallback={buttonThat}>
      <Suspense fallback={buttonThat(() => undefined)}>
        <Menu {...props} autoOpen />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Search from every screen, by its button and by Ctrl K; its code comes when it is first wanted. SPEC: D137 */
import { IconButton, lazyWithPreload } from '@digis/ui';
import type { NavItem } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

const SearchPalette = lazyWithPreload(
  async () => (await import('./search-palette.tsx')).SearchPalette,
);

export function useSearch(screens: readonly NavItem[]): [button: ReactNode, palette: ReactNode] {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      // By the key's place, because an Amharic keyboard has another letter on it.
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);
  return [
    <IconButton key="search" size="small" aria-label={t`Search`} onPress={() => setOpen(true)}>
      <Search aria-hidden />
    </IconButton>,
    isOpen && (
      <Suspense>
        <SearchPalette screens={screens} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  ];
}

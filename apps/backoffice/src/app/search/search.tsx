/** Search from every screen, by button or Ctrl K. Its code is loaded at the first use. SPEC: D137 */
import { IconButton, useCommandKey } from '@digis/ui';
import { lazyFeature } from '../../i18n/lazy-feature.ts';
import type { NavItem } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';

const SearchPalette = lazyFeature(async () => (await import('./search-palette.tsx')).SearchPalette);

export function useSearch(screens: readonly NavItem[]): [button: ReactNode, palette: ReactNode] {
  const { t } = useLingui();
  const { key } = useLocation();
  // The step of the history that it was opened at: the way back or forward closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  if (openAt !== null && openAt !== key) setOpenAt(null);
  const open = () => setOpenAt(key);
  useCommandKey(true, open);
  return [
    <IconButton key="search" size="small" aria-label={t`Search`} onPress={open}>
      <Search aria-hidden />
    </IconButton>,
    openAt === key && (
      <Suspense>
        <SearchPalette screens={screens} onClose={() => setOpenAt(null)} />
      </Suspense>
    ),
  ];
}

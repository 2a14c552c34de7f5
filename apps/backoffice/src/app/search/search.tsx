/** Search from every screen, by its button and by Ctrl K; its code comes when it is first wanted. SPEC: D137 */
import { IconButton, useCommandKey } from '@digis/ui';
import { lazyFeature } from '../../i18n/lazy-feature.ts';
import type { NavItem } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';

const SearchPalette = lazyFeature(async () => (await import('./search-palette.tsx')).SearchPalette);

export function useSearch(screens: readonly NavItem[]): [button: ReactNode, palette: ReactNode] {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  useCommandKey(true, () => setOpen(true));
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

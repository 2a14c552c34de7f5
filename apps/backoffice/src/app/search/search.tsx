/** The search button, and the palette that loads on first use. D137 */
import { IconButton, useCommandKey } from '@digis/ui';
import { lazyFeature } from '../../i18n/lazy-feature.ts';
import type { NavItem } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { stepOfHistory, useOfAddress } from '../../navigation/place.ts';

const SearchPalette = lazyFeature(async () => (await import('./search-palette.tsx')).SearchPalette);

export function useSearch(screens: readonly NavItem[]): [button: ReactNode, palette: ReactNode] {
  const { t } = useLingui();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = () => setOpenAt(stepOfHistory());
  useCommandKey(true, open);
  return [
    <IconButton key="search" size="small" aria-label={t`Search`} onPress={open}>
      <Search aria-hidden />
    </IconButton>,
    openAt !== null && (
      <OpenPalette at={openAt} screens={screens} onClose={() => setOpenAt(null)} />
    ),
  ];
}

interface OpenPaletteProps {
  readonly at: string;
  readonly screens: readonly NavItem[];
  readonly onClose: () => void;
}

function OpenPalette({ at, screens, onClose }: OpenPaletteProps) {
  const isThere = useOfAddress(stepOfHistory) === at;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isThere) close();
  }, [isThere]);
  return (
    isThere && (
      <Suspense>
        <SearchPalette screens={screens} onClose={onClose} />
      </Suspense>
    )
  );
}

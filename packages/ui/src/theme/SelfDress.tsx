/** A provider inside another app: it dresses an element of its own, and the one its overlays are drawn in. */
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import { useDress } from './dress.ts';
import type { DressProps } from './PageDress.tsx';

export function SelfDress({ theme, children }: DressProps) {
  const [own, setOwn] = useState<HTMLElement | null>(null);
  // Overlays leave the provider's element for the end of the body: there they need a dressed element too.
  const [overlays, setOverlays] = useState<HTMLElement | null>(null);
  useDress(own, theme);
  useDress(overlays, theme);
  return (
    <div ref={setOwn} data-kit-scope="self">
      <UNSAFE_PortalProvider getContainer={() => overlays}>{children}</UNSAFE_PortalProvider>
      {own && createPortal(<div ref={setOverlays} data-kit-scope="overlays" />, document.body)}
    </div>
  );
}

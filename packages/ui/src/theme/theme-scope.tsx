/** Writes a provider's language, colour scheme and theme to `<html>` or to an element of its own, for the style sheet and assistive technology. */
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import { createPortal } from 'react-dom';
import { type Kit, useKit } from './kit-context.ts';
import type { KitTheme } from './kit-theme.ts';

/** Through the CSSOM, not a `<style>`: a strict content policy allows it. Returns a function that removes the theme. */
function writeSettings(element: HTMLElement, kit: Kit, theme: KitTheme): () => void {
  element.lang = kit.language;
  element.dataset['kitScheme'] = kit.colorScheme;
  element.dataset['kitDensity'] = kit.density;
  for (const [name, value] of Object.entries(theme)) element.style.setProperty(name, value);
  return () => {
    for (const name of Object.keys(theme)) element.style.removeProperty(name);
  };
}

const noTheme: KitTheme = {};

/** Keeps the provider's settings on an element; null until there is one. */
export function useWrittenSettings(element: HTMLElement | null, theme = noTheme): void {
  const kit = useKit();
  useLayoutEffect(
    () => (element ? writeSettings(element, kit, theme) : undefined),
    [element, kit, theme],
  );
}

export interface ThemeScopeProps {
  theme: KitTheme | undefined;
  children: ReactNode;
}

/** For a provider that owns the page: the settings are written to `<html>`. */
export function PageScope({ theme, children }: ThemeScopeProps) {
  useWrittenSettings(typeof document === 'undefined' ? null : document.documentElement, theme);
  return children;
}

/** For a provider inside another app: the settings are written to its own element and to the one that holds its overlays. */
export function ElementScope({ theme, children }: ThemeScopeProps) {
  const [own, setOwn] = useState<HTMLElement | null>(null);
  // Overlays leave the provider's element for the end of the body: there they need an element with the settings too.
  const [overlays, setOverlays] = useState<HTMLElement | null>(null);
  useWrittenSettings(own, theme);
  useWrittenSettings(overlays, theme);
  return (
    <div ref={setOwn} data-kit-scope="self">
      <UNSAFE_PortalProvider getContainer={() => overlays}>{children}</UNSAFE_PortalProvider>
      {own && createPortal(<div ref={setOverlays} data-kit-scope="overlays" />, document.body)}
    </div>
  );
}

/** Writes the provider's settings on an element, where the style sheet and assistive technology read them. */
import { type Kit, useKit } from './kit-context.ts';
import type { KitTheme } from './kit-theme.ts';
import { useLayoutEffect } from 'react';

/** Through the CSSOM, not a `<style>`: a strict content policy allows it. Returns how to take the theme off again. */
function dress(element: HTMLElement, kit: Kit, theme: KitTheme): () => void {
  element.lang = kit.locale;
  element.dataset['kitScheme'] = kit.colorScheme;
  element.dataset['kitDensity'] = kit.density;
  for (const [name, value] of Object.entries(theme)) element.style.setProperty(name, value);
  return () => {
    for (const name of Object.keys(theme)) element.style.removeProperty(name);
  };
}

const noTheme: KitTheme = {};

/** Keeps an element dressed in the surrounding provider's settings; null until there is one. */
export function useDress(element: HTMLElement | null, theme = noTheme): void {
  const kit = useKit();
  useLayoutEffect(() => (element ? dress(element, kit, theme) : undefined), [element, kit, theme]);
}

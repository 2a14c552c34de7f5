/**
 * Scrolls a focused element clear of the bar: WebKit's `focus()` ignores `scroll-padding`, and
 * Firefox scrolls only wholly hidden elements.
 * @returns a function that stops this
 */
export function keepClearOfFocus(bar: HTMLElement): () => void {
  const page = bar.ownerDocument;
  const uncover = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    // The browser scrolls only after this event.
    requestAnimationFrame(() => {
      if (covers(bar, target)) target.scrollIntoView({ block: 'nearest' });
    });
  };
  page.addEventListener('focusin', uncover);
  return () => page.removeEventListener('focusin', uncover);
}

function covers(bar: HTMLElement, target: Element): boolean {
  if (bar.contains(target)) return false;
  const { left, width, height, bottom } = target.getBoundingClientRect();
  const barArea = bar.getBoundingClientRect();
  // An element taller than the free area cannot be shown whole.
  if (bottom <= barArea.top || height > barArea.top) return false;
  // Ignores the bar while a dialog covers it.
  const seen = bar.ownerDocument.elementFromPoint(
    left + width / 2,
    Math.min(bottom, barArea.bottom) - 1,
  );
  return bar.contains(seen);
}

/**
 * WebKit's `focus()` ignores `scroll-padding`, and Firefox scrolls only wholly hidden elements.
 * @returns a function that stops it.
 */
export function keepClearOfFocus(bar: HTMLElement): () => void {
  const page = bar.ownerDocument;
  const uncover = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    // The browser scrolls after this event.
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
  // A taller element would only jump.
  if (bottom <= barArea.top || height > barArea.top) return false;
  // A dialog covers the bar.
  const seen = bar.ownerDocument.elementFromPoint(
    left + width / 2,
    Math.min(bottom, barArea.bottom) - 1,
  );
  return bar.contains(seen);
}

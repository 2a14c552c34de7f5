/** Scrolls the selected option to the middle of its list when it opens. */
export function centreChosen(list: HTMLElement | null): (() => void) | undefined {
  if (list === null || typeof ResizeObserver === 'undefined') return undefined;
  // The list has its height once its popover has found its place.
  const sized = new ResizeObserver(() => {
    const chosen = list.querySelector('[aria-selected="true"]');
    if (!chosen || list.clientHeight === 0) return;
    const { top, height } = chosen.getBoundingClientRect();
    const middle = list.getBoundingClientRect().top + list.clientHeight / 2;
    list.scrollTop += top + height / 2 - middle;
  });
  sized.observe(list);
  return () => sized.disconnect();
}

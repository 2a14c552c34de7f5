import { visuallyHidden } from '../../styles/text.css.ts';

let region: HTMLElement | undefined;

function liveRegion(): HTMLElement {
  if (region?.isConnected) return region;
  region = document.createElement('div');
  region.className = visuallyHidden;
  region.setAttribute('role', 'log');
  region.setAttribute('aria-live', 'polite');
  region.setAttribute('aria-relevant', 'additions');
  // React Aria hides the page behind a dialog, except elements with this attribute.
  region.dataset['liveAnnouncer'] = 'true';
  document.body.append(region);
  return region;
}

export function announce(message: string): void {
  const line = document.createElement('div');
  line.textContent = message;
  const log = liveRegion();
  log.append(line);
  while (log.childElementCount > 3) log.firstElementChild?.remove();
}

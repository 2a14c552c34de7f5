/** Keeps the browser's install prompt until the user asks for it. */
import { useEffect, useState } from 'react';

interface InstallPrompt extends Event {
  prompt(): void;
}

const isInstallPrompt = (event: Event): event is InstallPrompt =>
  'prompt' in event && typeof event.prompt === 'function';

/** Null where the browser offers nothing; it offers once a page. */
export function useInstallPrompt(): (() => void) | null {
  const [offer, setOffer] = useState<InstallPrompt | null>(null);
  useEffect(() => {
    const handleOffer = (event: Event) => {
      if (!isInstallPrompt(event)) return;
      event.preventDefault();
      setOffer(event);
    };
    globalThis.addEventListener('beforeinstallprompt', handleOffer);
    return () => globalThis.removeEventListener('beforeinstallprompt', handleOffer);
  }, []);
  if (!offer) return null;
  return () => {
    setOffer(null);
    offer.prompt();
  };
}

import { useEffect, useEffectEvent } from 'react';
import { useUnheardFaults } from './use-unheard-faults.ts';
import { imageSource } from '../../api/client.ts';
import { useUserInfo } from '../../api/queries/user-info.ts';

export function Watches() {
  useUnheardFaults();
  useLostImages();
  return null;
}

const A_MOMENT = 500;

/** Retries failed photos after reading the session, whose answer may set their cookie. */
function useLostImages() {
  const { retry } = useUserInfo();
  const ask = useEffectEvent(retry);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onError = ({ target }: Event) => {
      if (!(target instanceof HTMLImageElement) || !target.src.startsWith(imageSource(''))) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        ask();
      }, A_MOMENT);
    };
    // Captured, because error events of elements do not bubble.
    document.addEventListener('error', onError, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('error', onError, { capture: true });
    };
  }, []);
}

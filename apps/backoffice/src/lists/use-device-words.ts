/** A device in words: "Chrome on Android"; what is unknown as it calls itself. */
import { useLingui } from '@lingui/react/macro';
import { deviceOf } from '../i18n/device-words.ts';

export function useDeviceWords(): (userAgent: string) => string {
  const { t } = useLingui();
  return (userAgent) => {
    const device = deviceOf(userAgent);
    if (device === null) return userAgent;
    const { browser, platform } = device;
    return t`${browser} on ${platform}`;
  };
}

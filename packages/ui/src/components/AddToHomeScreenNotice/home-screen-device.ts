/** Detects the device; `other`, such as a desktop, cannot install the app. */
export type HomeScreenDevice = 'ios' | 'android' | 'in-app' | 'installed' | 'other';

const IN_APP = /\bwv\)|FBAN|FBAV|Instagram|Telegram|TikTok|Line\/|Snapchat/u;
const IOS = /iPhone|iPad|iPod/u;

export interface DeviceTraits {
  readonly userAgent: string;
  readonly isStandalone: boolean;
  /** Tells a real phone from one that a desktop browser emulates, which has a mouse. */
  readonly hasTouch: boolean;
}

// D8
export function homeScreenDevice(traits: DeviceTraits): HomeScreenDevice {
  const { userAgent, isStandalone, hasTouch } = traits;
  if (isStandalone) return 'installed';
  if (!hasTouch) return 'other';
  const isIos = IOS.test(userAgent);
  const isAndroid = userAgent.includes('Android');
  if (!isIos && !isAndroid) return 'other';
  if (IN_APP.test(userAgent) || (isIos && !userAgent.includes('Safari/'))) return 'in-app';
  return isIos ? 'ios' : 'android';
}

const isIosStandalone = () => 'standalone' in navigator && navigator.standalone === true;

export const thisDevice = (): HomeScreenDevice =>
  homeScreenDevice({
    userAgent: navigator.userAgent,
    isStandalone: matchMedia('(display-mode: standalone)').matches || isIosStandalone(),
    hasTouch: matchMedia('(pointer: coarse)').matches,
  });

/** True on a phone without the installed app; an app can load `AddToHomeScreenNotice` only then. */
export function isForHomeScreen(): boolean {
  const device = thisDevice();
  return device !== 'installed' && device !== 'other';
}

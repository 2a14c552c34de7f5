import { useLingui } from '@lingui/react/macro';

type Names = readonly (readonly [string, RegExp])[];

const browsers: Names = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//u],
  ['Opera', /\b(?:OPR|OPiOS|Opera)\//u],
  ['Samsung Internet', /\bSamsungBrowser\//u],
  ['Firefox', /\b(?:Firefox|FxiOS)\//u],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//u],
  ['Safari', /\bSafari\//u],
];

const platforms: Names = [
  ['iPhone', /\biPhone\b/u],
  ['iPad', /\biPad\b/u],
  ['Android', /\bAndroid\b/u],
  ['Windows', /\bWindows\b/u],
  ['ChromeOS', /\bCrOS\b/u],
  ['macOS', /\bMac OS X\b/u],
  ['Linux', /\bLinux\b/u],
];

const nameIn = (names: Names, text: string) => names.find(([, sign]) => sign.test(text))?.[0];

interface Device {
  readonly browser: string;
  readonly platform: string;
}

export function deviceOf(userAgent: string): Device | null {
  const browser = nameIn(browsers, userAgent);
  const platform = nameIn(platforms, userAgent);
  return browser === undefined || platform === undefined ? null : { browser, platform };
}

export function useDeviceWords(): (userAgent: string) => string {
  const { t } = useLingui();
  return (userAgent) => {
    const device = deviceOf(userAgent);
    if (device === null) return userAgent;
    const { browser, platform } = device;
    return t`${browser} on ${platform}`;
  };
}

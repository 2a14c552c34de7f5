/**
 * The oldest supported browsers, for builds, the page's notice, checks and READMEs. Windows 7 and 8
 * end at Chrome 109 and Firefox 115, the iPhone X at iOS 16.
 */
export const floor = { chrome: '109', edge: '109', firefox: '115', safari: '16.4' } as const;

export type Browser = keyof typeof floor;

/** Vite's form: `chrome109`. */
export const buildTargets: string[] = Object.entries(floor).map(
  ([browser, version]) => browser + version,
);

/** The form for a sentence: `Chrome 109, Edge 109, …`. */
export const namesOfFloor = Object.entries(floor)
  .map(([browser, version]) => `${browser.replace(/^./u, (sign) => sign.toUpperCase())} ${version}`)
  .join(', ');

/**
 * The oldest browsers that everything works in, written once: for the builds, the page's notice, the checks and the READMEs.
 * Windows 7 and 8 end at Chrome 109 and Firefox 115, the iPhone X at iOS 16.
 */
export const floor = { chrome: '109', edge: '109', firefox: '115', safari: '16.4' } as const;

export type Browser = keyof typeof floor;

/** As Vite takes them: `chrome109`. */
export const buildTargets: string[] = Object.entries(floor).map(
  ([browser, version]) => browser + version,
);

/** As a sentence names them: `Chrome 109, Edge 109, …`. */
export const namesOfFloor = Object.entries(floor)
  .map(([browser, version]) => `${browser.replace(/^./u, (sign) => sign.toUpperCase())} ${version}`)
  .join(', ');

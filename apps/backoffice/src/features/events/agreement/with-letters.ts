/**
 * A paper with the app's font, because a machine without letters for Amharic would print boxes. A page made of a blob resolves no
 * relative address, and to Firefox (153) `'self'` in its policy is not the origin that made it, so both are written out.
 */
export const withLetters = (html: string, origin: string, sheet: string): string =>
  html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/u, (policy) =>
      policy.replaceAll(/'self'|&#39;self&#39;/gu, origin),
    )
    .replace('</head>', `<link rel="stylesheet" href="${sheet}"></head>`);

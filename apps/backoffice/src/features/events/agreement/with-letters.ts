/** Adds the app's font to a paper, because some machines lack Amharic glyphs. Absolute addresses: blob pages resolve no relative ones, and Firefox (153) matches `'self'` to no origin there. */
export const withLetters = (html: string, origin: string, sheet: string): string =>
  html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/u, (policy) =>
      policy.replaceAll(/'self'|&#39;self&#39;/gu, origin),
    )
    .replace('</head>', `<link rel="stylesheet" href="${sheet}"></head>`);

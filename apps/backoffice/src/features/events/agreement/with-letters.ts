/**
 * Makes font addresses absolute: a blob page resolves no relative ones, and in Firefox (153)
 * `'self'` is not its origin.
 */
export const withLetters = (html: string, origin: string, sheet: string): string =>
  html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/u, (policy) =>
      policy.replaceAll(/'self'|&#39;self&#39;/gu, origin),
    )
    .replace('</head>', `<link rel="stylesheet" href="${sheet}"></head>`);

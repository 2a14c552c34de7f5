/** How far an upload is: exact for the eye, in quarters for the ear. */

/** `42.00%` */
export const exactPercent = (percent: number): string => `${percent.toFixed(2)}%`;

/** What is worth saying of it: five times at most in a whole upload. */
export const spokenPercent = (percent: number): number => Math.floor(percent / 25) * 25;

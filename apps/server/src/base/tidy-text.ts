/** Trims text that a user typed and collapses its spaces. */

export const tidyText = (text: string): string => text.trim().replace(/\s+/gu, ' ');

/** Text a person typed, without the spaces they did not mean. */

export const tidyText = (text: string): string => text.trim().replace(/\s+/gu, ' ');

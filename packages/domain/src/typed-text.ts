/** Text as a person typed or pasted it, read by what can be seen of it. */

/** Marks of direction, spaces of no width, byte order marks, soft hyphens: copied along with a text, and never meant. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * The text without the signs that are not seen.
 * @example withoutUnseen('\u202a0911\u200b') //=> '0911'
 */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '');

/** Three digits after each sign that groups them; one kind of sign or several. */
const GROUPED = /^\d{1,3}(?:[,\s'’]\d{3})+(?=\.|$)/u;

/**
 * The digits of a number without what groups them; other signs stay, as they may mean something else.
 * @example withoutGroups('1,200') //=> '1200'
 * @example withoutGroups('350,5') //=> '350,5'
 */
export function withoutGroups(typed: string): string {
  const text = withoutUnseen(typed).trim();
  return text.replace(GROUPED, (digits) => digits.replace(/\D/gu, ''));
}

/**
 * A code as it is compared: apps show it in two groups.
 * @example typedCode('123 456') //=> '123456'
 */
export const typedCode = (typed: string): string => withoutUnseen(typed).replace(/[\s-]/gu, '');

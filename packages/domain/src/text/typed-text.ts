/** Normalises text that a person typed or pasted to its visible characters. */

/** Marks of direction, spaces of no width, byte order marks, soft hyphens: copied along with a text, and never meant. */
export const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** Within a picture some of them join it: a cook is a woman and a pan. */
const PICTURE = /\p{ExtPict}\p{EMod}?\uFE0F?(?:\u200D\p{ExtPict}\p{EMod}?\uFE0F?)*/u;
const PICTURE_OR_UNSEEN = new RegExp(`(${PICTURE.source})|${UNSEEN.source}`, 'gu');

/**
 * The text without the signs that are not seen.
 * @example withoutUnseen('\u202a0911\u200b') //=> '0911'
 */
export const withoutUnseen = (text: string): string => text.replace(PICTURE_OR_UNSEEN, '$1');

/**
 * A code as it is compared: apps show it in two groups.
 * @example typedCode('123 456') //=> '123456'
 */
export const typedCode = (typed: string): string => withoutUnseen(typed).replace(/[\s-]/gu, '');

/**
 * Invisible characters that are copied with a text: direction marks, zero-width spaces, byte order
 * marks, soft hyphens.
 */
export const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** Keeps invisible characters that join emoji: a cook is a woman and a pan. */
const PICTURE = /\p{ExtPict}\p{EMod}?\uFE0F?(?:\u200D\p{ExtPict}\p{EMod}?\uFE0F?)*/u;
const PICTURE_OR_UNSEEN = new RegExp(`(${PICTURE.source})|${UNSEEN.source}`, 'gu');

/**
 * @example withoutUnseen('\u202a0911\u200b') //=> '0911'
 */
export const withoutUnseen = (text: string): string => text.replace(PICTURE_OR_UNSEEN, '$1');

/**
 * Removes the gap, because apps show a code in two groups.
 * @example typedCode('123 456') //=> '123456'
 */
export const typedCode = (typed: string): string => withoutUnseen(typed).replace(/[\s-]/gu, '');

/** Direction marks, zero-width spaces, byte order marks, soft hyphens: copied along unseen. */
export const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** Some of them join emoji: a cook is a woman and a pan. */
const PICTURE = /\p{ExtPict}\p{EMod}?\uFE0F?(?:\u200D\p{ExtPict}\p{EMod}?\uFE0F?)*/u;
const PICTURE_OR_UNSEEN = new RegExp(`(${PICTURE.source})|${UNSEEN.source}`, 'gu');

/**
 * @example withoutUnseen('\u202a0911\u200b') //=> '0911'
 */
export const withoutUnseen = (text: string): string => text.replace(PICTURE_OR_UNSEEN, '$1');

/**
 * Apps show a code in two groups.
 * @example typedCode('123 456') //=> '123456'
 */
export const typedCode = (typed: string): string => withoutUnseen(typed).replace(/[\s-]/gu, '');

/** One name in the spellings that files, components and calls use. */

const wordsOf = (name: string) => name.split('-');
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const isKebabCase = (name: string) => /^[a-z]+(?:-[a-z]+)*$/u.test(name);
/** guest-lists → GuestLists */
export const pascalOf = (name: string) => wordsOf(name).map(capital).join('');
/** guest-lists → guestLists */
export const camelOf = (name: string) => name.replaceAll(/-(.)/gu, (_, letter) => capital(letter));
/** guest-lists → Guest Lists */
export const titleOf = (name: string) => wordsOf(name).map(capital).join(' ');

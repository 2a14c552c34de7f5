/** Names of stories: tells examples from tests, and adds the other names that the search knows. */

const examples = new Set(['Playground', 'All States', 'Amharic']);

/** Readers get examples, and stories that need no `play`. The others are tests. */
export const isExample = (name: string, plays: boolean): boolean => examples.has(name) || !plays;

/** Between the name of a first example and what else its component is called: the search reads it, the tree leaves it out. */
export const ALSO = ' · also: ';

export const nameAlone = (name: string): string => name.split(ALSO)[0] ?? name;

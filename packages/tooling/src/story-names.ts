/** Names of stories: tells examples from tests, and adds the other names that the search knows. */

const examples = new Set(['Playground', 'All States', 'Amharic']);

/** Stories that a component's page shows beside each other, and no other place. */
const pair = new Set(['Do', 'Dont']);

/** Readers get examples, and stories that need no `play`. The others are tests. */
export const isExample = (name: string, plays: boolean): boolean =>
  examples.has(name) || (!plays && !pair.has(name));

/** Between the name of a component's page and what else the component is called: the search reads it, the tree leaves it out. */
export const ALSO = ' · also: ';

export const nameAlone = (name: string): string => name.split(ALSO)[0] ?? name;

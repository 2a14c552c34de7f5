const examples = new Set(['Playground', 'All States', 'Amharic']);

/** Stories shown only side by side, on the component's page. */
const pair = new Set(['Do', 'Dont']);

/** Examples, and stories without a `play`, are for readers; the others are tests. */
export const isExample = (name: string, plays: boolean): boolean =>
  examples.has(name) || (!plays && !pair.has(name));

/** Separates a page's name from search terms, which the tree omits. */
export const ALSO = ' · also: ';

export const nameAlone = (name: string): string => name.split(ALSO)[0] ?? name;

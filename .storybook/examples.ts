/** Which stories are read: the examples, and what needs no `play` to be seen. The others are tests. */

const examples = new Set(['Playground', 'All States', 'Amharic']);

export const isExample = (name: string, plays: boolean): boolean => examples.has(name) || !plays;

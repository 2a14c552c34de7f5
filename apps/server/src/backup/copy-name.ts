/** The name of a copy's file: a copy is encrypted with age, and its name says so, or no program would know what to open it with. */

/** @example `digis.tar.gz` is written as `digis.tar.gz.age`; a name that ends so stays. */
export const copyName = (name: string): string => (name.endsWith('.age') ? name : `${name}.age`);

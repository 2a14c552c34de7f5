/** The name of a token's CSS variable. */
const kebab = (name: string) => name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/** `['color', 'brandText']` gives `kit-color-brand-text`: stable, since tenants write it. */
export const kitVariable = (path: readonly string[]): string => `kit-${path.map(kebab).join('-')}`;

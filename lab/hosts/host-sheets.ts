import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const text = (path: string) => readFileSync(resolve(path), 'utf8');

/** Tailwind replaces these functions at build time; each names a default. */
const withDefaults = (css: string) =>
  css.replaceAll(/-{0,2}theme\(\s*[^,]+,\s*((?:[^()]|\([^()]*\))*)\)/gu, '$1');

const withoutLayers = `
  * { box-sizing: border-box; }
  body { font-family: serif; line-height: 2; }
  h1, h2, p, ul { margin: 2rem; }
  button, input, select, textarea { margin: 4px; font: 20px serif; }
  button { background: none; color: red; }`;

export interface Host {
  readonly name: string;
  readonly css: readonly string[];
}

/**
 * `kit` holds the kit's built style sheets; the first host, a page of the kit alone, is the
 * reference.
 */
export function hosts(kit: Readonly<Record<'reset' | 'styles' | 'unlayered', string>>): Host[] {
  const layersOfTailwind4 = '@layer theme, base, kit, components, utilities;';
  const tailwind4 = `@layer base {${withDefaults(text('tailwindcss/preflight.css'))}}`;
  return [
    { name: 'a page of its own', css: [kit.reset, kit.styles] },
    { name: 'no other sheet', css: [kit.styles] },
    { name: 'Tailwind 4', css: [layersOfTailwind4, kit.styles, tailwind4] },
    { name: 'a sheet without layers', css: [withoutLayers, kit.unlayered] },
  ];
}

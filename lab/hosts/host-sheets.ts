/** The style sheets of host pages, and how the kit is inserted into each of them. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const text = (path: string) => readFileSync(resolve(path), 'utf8');

/** Tailwind fills these in at build time; each names the value it has without a theme of its own. */
const withDefaults = (css: string) =>
  css.replaceAll(/-{0,2}theme\(\s*[^,]+,\s*((?:[^()]|\([^()]*\))*)\)/gu, '$1');

/** The usual effects of sheets without layers on every element of a page. */
const withoutLayers = `
  * { box-sizing: border-box; }
  body { font-family: serif; line-height: 2; }
  h1, h2, p, ul { margin: 2rem; }
  button, input, select, textarea { margin: 4px; font: 20px serif; }
  button { background: none; color: red; }`;

export interface Host {
  readonly name: string;
  /** The page's style sheet, and what it imports of the kit after it. */
  readonly css: readonly string[];
}

/** `kit` are the built sheets. The first host is the reference: a page of the kit alone. */
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

/** Checks the built files for what no other tool checks: client modules, layers, names. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outerRules } from './outer-rules.ts';

function modulesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
}

/** The entry, which would take all it leads to along, and functions that a server calls to fetch. */
const onServers = [
  'index.js',
  'theme/index.js',
  'components/MonthCalendar/calendar-window.js',
  'components/TierPricingEditor/tier-faults.js',
  'components/AddToHomeScreenNotice/home-screen-device.js',
];

function* faults(dist: string): Generator<string> {
  for (const file of modulesOf(dist)) {
    const code = readFileSync(join(dist, file), 'utf8');
    const isClient = code.startsWith('"use client";');
    if (code.includes('react/jsx-runtime') && !isClient)
      yield `${file} does not begin with "use client"`;
    if (onServers.includes(file) && isClient) yield `${file} cannot be used by a server`;
    if (file.includes('node_modules')) yield `${file} is another package`;
    if (/from "@(?:digis\/domain|vanilla-extract)/u.test(code))
      yield `${file} imports what is not published`;
    if (/import "[^"]+\.css"/u.test(code)) yield `${file} imports a style sheet`;
  }
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:js|d\.ts)$/u.test(file)) continue;
    const [rule] = /SPEC:|\bSpec \d/u.exec(readFileSync(join(dist, file), 'utf8')) ?? [];
    if (rule !== undefined) yield `${file} names a rule of the product: ${rule}`;
  }
  const css = readFileSync(join(dist, 'styles.css'), 'utf8');
  for (const rule of outerRules(css).filter((rule) => !rule.startsWith('@'))) {
    yield `styles.css has a rule outside of the layers: ${rule}`;
  }
  for (const [name] of css.matchAll(/--(?!kit[-_])[a-z][\w-]*(?=\s*:)/gu)) {
    yield `styles.css sets ${name}, which is not the kit's`;
  }
  if (readFileSync(join(dist, 'styles.unlayered.css'), 'utf8').includes('@layer'))
    yield 'styles.unlayered.css has a layer';
  const selectors = css.replaceAll(/@layer [^{;]*/gu, '');
  for (const [name] of selectors.matchAll(/\.(?!kit_)[a-z][\w-]*(?=[\s:{,>[.])/giu)) {
    yield `styles.css has the class ${name}, which is not the kit's`;
  }
}

export function checkDist(dist: string): void {
  const found = [...faults(dist)];
  if (found.length > 0) throw new Error(found.join('\n'));
}

/** The packages that the design card binds: each in a manifest, and imported or run by code of ours. */
import { report } from './report.ts';
import { readTracked } from './tracked-files.ts';

/** By the specifier that is looked for; the package of a manifest where that is another, and the command it is run by. */
const card: readonly { readonly name: string; readonly from?: string; readonly run?: string }[] = [
  { name: 'react' },
  { name: 'react-dom' },
  { name: 'vite' },
  { name: 'storybook', run: 'storybook' },
  { name: '@storybook/react-vite' },
  { name: 'storybook/test', from: 'storybook' },
  { name: 'react-aria-components' },
  { name: 'react-router-dom' },
  { name: 'swr' },
  { name: 'openapi-typescript' },
  { name: 'openapi-fetch' },
  { name: '@lingui/core' },
  { name: '@lingui/react' },
  { name: '@lingui/cli', run: 'lingui' },
  { name: '@lingui/vite-plugin' },
  { name: '@vanilla-extract/css' },
  { name: '@vanilla-extract/vite-plugin' },
  { name: 'chromatic', run: 'chromatic' },
  { name: 'vitest' },
  { name: 'playwright' },
];

export interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*['"](?<name>[^'"]+)['"]/gu;
/** What a script of ours spawns: `spawnSync('chromatic', …)`. */
const SPAWNED = /\bspawn(?:Sync)?\(\s*'(?<name>[\w-]+)'/gu;

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(({ groups }) => groups?.['name'] ?? '');

/** A sentence for each package of the card that is missing or lies unused. */
export function faultsOfCard(manifests: readonly Manifest[], sources: readonly string[]): string[] {
  const named = new Set(
    manifests.flatMap(({ dependencies, devDependencies, peerDependencies }) =>
      Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }),
    ),
  );
  const imported = sources.flatMap((text) => namesIn(text, SPECIFIER));
  const run = new Set([
    ...manifests.flatMap(({ scripts = {} }) => Object.values(scripts).join(' ').split(' ')),
    ...sources.flatMap((text) => namesIn(text, SPAWNED)),
  ]);
  const isUsed = (name: string) =>
    imported.some((specifier) => specifier === name || specifier.startsWith(`${name}/`));
  return card.flatMap(({ name, from = name, run: command }) => {
    if (!named.has(from)) return [`${from} is on the design card and in no package.json.`];
    if (isUsed(name) || (command !== undefined && run.has(command))) return [];
    return [`${name} is on the design card, and nothing imports or runs it.`];
  });
}

/** MUI's office, beside which ours is measured, is no code of the product. */
const OURS = /^(?!scripts\/perf\/mui\/).*(?:\.m?[jt]sx?|package\.json)$/u;

if (import.meta.main) {
  const files = [...readTracked(OURS)];
  const textsOf = (isManifest: boolean) =>
    files.filter(([file]) => file.endsWith('package.json') === isManifest).map(([, text]) => text);
  const manifests = textsOf(true).map((text): Manifest => JSON.parse(text));
  report(faultsOfCard(manifests, textsOf(false)), `${card.length} packages of the design card`);
}

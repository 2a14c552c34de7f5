import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { type Browser, floor } from '@digis/tooling/floor';

/** Not imported, because Vitest would turn 20 MB of JSON into code, which takes a minute. */
const bcd: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

const COMPAT = '__compat';

const browsers = Object.keys(floor).filter((name): name is Browser => name in floor);

/** Infinity for a feature that no version has. */
const numberOf = (version: unknown) =>
  typeof version === 'string' ? Number.parseFloat(version.replace('≤', '')) : Infinity;

/** Features behind a flag or under another name count as missing. */
const isLackedBy = (browser: Browser, { support }: CompatStatement) =>
  ![support[browser] ?? []]
    .flat()
    .some(
      ({ version_added, version_removed, flags, prefix, alternative_name }) =>
        numberOf(version_added) <= Number(floor[browser]) &&
        numberOf(version_removed ?? undefined) > Number(floor[browser]) &&
        !flags &&
        prefix === undefined &&
        alternative_name === undefined,
    );

const statementOf = (node: Identifier | undefined): CompatStatement | undefined => node?.[COMPAT];

export const isFeature = (node: Identifier | undefined) => statementOf(node) !== undefined;

export function isAbove(node: Identifier | undefined): boolean {
  const statement = statementOf(node);
  return statement !== undefined && browsers.some((browser) => isLackedBy(browser, statement));
}

export function featuresOf(node: Identifier | undefined): [string, Identifier][] {
  return Object.keys(node ?? {}).flatMap((name): [string, Identifier][] => {
    const feature = name === COMPAT ? undefined : node?.[name];
    return feature ? [[name, feature]] : [];
  });
}

const { builtins } = bcd.javascript;
export const classes = [
  ...featuresOf(builtins),
  ...featuresOf(builtins?.['Intl']),
  ...featuresOf(bcd.api),
];
export const { css } = bcd;

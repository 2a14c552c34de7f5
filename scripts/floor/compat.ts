/** The table that MDN keeps of features and browsers, and the features of it that the floor lacks. */
import bcd, {
  type CompatStatement,
  type Identifier,
} from '@mdn/browser-compat-data' with { type: 'json' };
import { type Browser, floor } from '@digis/tooling/floor';

const COMPAT = '__compat';

const browsers = Object.keys(floor).filter((name): name is Browser => name in floor);

/** Infinity for a feature that was never added. */
const numberOf = (version: unknown) =>
  typeof version === 'string' ? Number.parseFloat(version.replace('≤', '')) : Infinity;

/** A feature behind a switch or under another name counts as lacking. */
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

/** Undefined for a group of features, and for what the table does not know. */
const statementOf = (node: Identifier | undefined): CompatStatement | undefined => node?.[COMPAT];

export const isFeature = (node: Identifier | undefined) => statementOf(node) !== undefined;

/** Whether a browser of the floor lacks it. */
export function isAbove(node: Identifier | undefined): boolean {
  const statement = statementOf(node);
  return statement !== undefined && browsers.some((browser) => isLackedBy(browser, statement));
}

/** The features below one, by their names. */
export function featuresOf(node: Identifier | undefined): [string, Identifier][] {
  return Object.keys(node ?? {}).flatMap((name): [string, Identifier][] => {
    const feature = name === COMPAT ? undefined : node?.[name];
    return feature ? [[name, feature]] : [];
  });
}

const { builtins } = bcd.javascript;
/** Each class and object of the language and of the page. */
export const classes = [
  ...featuresOf(builtins),
  ...featuresOf(builtins?.['Intl']),
  ...featuresOf(bcd.api),
];
export const { css } = bcd;

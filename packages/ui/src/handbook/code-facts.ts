/** Facts of a component, which the build passes as `parameters.component`. */
import type { ComponentFacts } from '../../scripts/handbook/component-facts.ts';
import type { DeclaredProp } from '../../scripts/handbook/declared-props.ts';

export type { ComponentFacts, DeclaredProp };

/** Both are undefined in tests. */
export interface CodeFacts {
  readonly props?: readonly DeclaredProp[];
  readonly facts?: ComponentFacts;
}

export const codeOf = (parameters: { readonly component?: CodeFacts }): CodeFacts =>
  parameters.component ?? {};

/** Props from React Aria and HTML, which the table of props folds. */
const SHARED =
  /^(?:aria-.*|auto[CF].*|data|enterKeyHint|form|id|inputMode|on(?:Blur|Focus)|ref|slot|spellCheck)$/u;

export const isShared = (prop: string): boolean => SHARED.test(prop);

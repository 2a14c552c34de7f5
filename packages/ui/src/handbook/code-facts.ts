/** From the build, as `parameters.component`. */
import type { ComponentFacts } from '../../scripts/handbook/component-facts.ts';
import type { DeclaredProp } from '../../scripts/handbook/declared-props.ts';

export type { ComponentFacts, DeclaredProp };

/** Undefined in tests. */
export interface CodeFacts {
  readonly props?: readonly DeclaredProp[];
  readonly facts?: ComponentFacts;
}

export const codeOf = (parameters: { readonly component?: CodeFacts }): CodeFacts =>
  parameters.component ?? {};

/** From React Aria and HTML; folded. */
const SHARED =
  /^(?:aria-.*|auto[CF].*|data|enterKeyHint|form|id|inputMode|on(?:Blur|Focus)|ref|slot|spellCheck)$/u;

export const isShared = (prop: string): boolean => SHARED.test(prop);

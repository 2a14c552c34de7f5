/** Facts from the code, which the build of the Storybook gives to the stories of a component as `parameters.component`. */
import type { ComponentFacts } from '../../scripts/handbook/component-facts.ts';
import type { DeclaredProp } from '../../scripts/handbook/declared-props.ts';

export type { ComponentFacts, DeclaredProp };

/** Tests have none. */
export interface CodeFacts {
  readonly props?: readonly DeclaredProp[];
  readonly facts?: ComponentFacts;
}

export const codeOf = (parameters: { readonly component?: CodeFacts }): CodeFacts =>
  parameters.component ?? {};

/** Props that React Aria and HTML give to every control: readers know them, so they are folded. */
const SHARED =
  /^(?:aria-.*|auto[CF].*|data|enterKeyHint|form|id|inputMode|on(?:Blur|Focus)|ref|slot|spellCheck)$/u;

export const isShared = (prop: string): boolean => SHARED.test(prop);

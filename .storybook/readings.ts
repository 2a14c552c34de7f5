import type { Plugin } from 'vite';
import { componentFacts } from '../packages/ui/scripts/handbook/component-facts.ts';
import { declaredProps } from '../packages/ui/scripts/handbook/declared-props.ts';

/** Tests do not need the facts of components. */
const isTest = Boolean(process.env['VITEST']);

const once = <Value>(read: () => Value) => {
  let value: Value | undefined;
  return () => (value ??= read());
};
const facts = once(componentFacts);
const declared = once(declaredProps);

const PAGES = 'virtual:component-pages';
const COMPONENT = /^ {2}component: (\w+)/mu;

const pages = () =>
  Object.fromEntries(
    Object.entries(facts()).map(([name, { page, group, state }]) => [name, { page, group, state }]),
  );

export const readings: Plugin = {
  name: 'kit-readings',
  enforce: 'pre',
  resolveId: (id) => (id === PAGES ? `\0${PAGES}` : undefined),
  load: (id) =>
    id === `\0${PAGES}` ? `export default ${JSON.stringify(isTest ? {} : pages())}` : undefined,
  transform(code, id) {
    const name = id.endsWith('.stories.tsx') && COMPONENT.exec(code)?.[1];
    if (!name || isTest) return undefined;
    const own = { props: declared()[name], facts: facts()[name] };
    const given = `meta.parameters = { ...meta.parameters, component: ${JSON.stringify(own)} };`;
    return { code: `${code}\n${given}`, map: null };
  },
};

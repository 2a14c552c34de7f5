/** Types of the virtual modules that the build of the Storybook provides, see `main.ts`. */
/// <reference types="vite/client" />
declare module 'virtual:declared-props' {
  interface DeclaredProp {
    readonly name: string;
    readonly type: string;
    readonly isRequired: boolean;
    readonly description: string;
    readonly default: string;
  }
  const declared: Readonly<Record<string, readonly DeclaredProp[]>>;
  export default declared;
}

declare module 'virtual:component-facts' {
  // oxlint-disable-next-line consistent-type-imports -- an ambient module cannot import a file
  const facts: import('../../scripts/handbook/component-facts.ts').FactsByComponent;
  export default facts;
}

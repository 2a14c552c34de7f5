/// <reference types="vite/client" />
declare module 'virtual:component-pages' {
  // oxlint-disable-next-line consistent-type-imports -- an ambient module cannot import a file
  type Facts = import('../../scripts/handbook/component-facts.ts').ComponentFacts;
  const pages: Readonly<Record<string, Pick<Facts, 'page' | 'group' | 'state'>>>;
  export default pages;
}

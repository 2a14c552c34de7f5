/** Made by the build of the Storybook, see `main.ts`. */
declare module 'virtual:declared-props' {
  const declared: import('../scripts/stories/declared-props.ts').DeclaredProps;
  export default declared;
}

/** Made by the build of the Storybook, see `main.ts`. */
declare module 'virtual:declared-props' {
  import type { DeclaredProps } from '../scripts/stories/declared-props.ts';

  const declared: DeclaredProps;
  export default declared;
}

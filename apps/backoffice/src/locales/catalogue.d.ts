/** Type of a catalogue that the build compiles. */
declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

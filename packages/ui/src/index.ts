/** The kit's public surface, alphabetical. */
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { Inline, type InlineProps } from './components/Inline/Inline.tsx';
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner.tsx';
export { Stack, type StackProps } from './components/Stack/Stack.tsx';
export {
  type ColorScheme,
  type Density,
  type KitCalendar,
  type KitLocale,
  useKit,
  useNow,
} from './theme/kit-context.ts';
export { UiProvider, type UiProviderProps } from './theme/UiProvider.tsx';

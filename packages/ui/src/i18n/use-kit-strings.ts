/** The kit's words in the language of the surrounding provider, which alone carries the dictionaries. */
import { useKit } from '../theme/kit-context.ts';
import type { KitStrings } from './kit-strings.ts';

export const useKitStrings = (): KitStrings => useKit().strings;

/** The kit's words in the language of the surrounding provider. */
import { type KitLocale, useKit } from '../theme/kit-context.ts';
import { am } from './am.ts';
import { en } from './en.ts';
import type { KitStrings } from './kit-strings.ts';

const strings = { en, am } satisfies Record<KitLocale, KitStrings>;

export const useKitStrings = (): KitStrings => strings[useKit().locale];

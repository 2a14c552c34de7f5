/** Test library of the caller: Testing Library, `storybook/test` or Vitest. */
import { am } from '../i18n/am.ts';
import { en } from '../i18n/en.ts';
import type { WrittenLocale } from '../theme/kit-context.ts';
import type { KitStrings } from '../i18n/kit-strings.ts';

export interface Tester {
  readonly screen: {
    getByRole(role: string, options?: { name?: string | RegExp }): HTMLElement;
    findByRole(role: string, options?: { name?: string | RegExp }): Promise<HTMLElement>;
    queryByRole(role: string, options?: { name?: string | RegExp }): HTMLElement | null;
  };
  readonly user: {
    click(element: Element): Promise<void>;
    /** Needed for the native lists of a date picker. */
    selectOptions?(element: Element, value: string): Promise<void>;
  };
  /** @default 'en' */
  readonly locale?: WrittenLocale;
}

export const wordsOf = ({ locale = 'en' }: Tester): KitStrings => (locale === 'am' ? am : en);

export const containing = (words: string): RegExp =>
  new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`), 'u');

/** What the last run measured of each component: `node packages/ui/scripts/handbook/measure.ts` writes `measured.json`. */
import written from './measured.json' with { type: 'json' };

export interface Measured {
  /** Stories that passed, of those that ran. */
  readonly passed: number;
  readonly stories: number;
  /** Rules of axe that had something to look at, and how many of them were violated. */
  readonly axeRules: number;
  readonly axeViolations: number;
  /** Stories that press keys and passed. */
  readonly byKeyboard: number;
  /** With forced colours: controls looked at, those that cannot be seen, those whose focus cannot. */
  readonly controls: number;
  readonly unseen: readonly string[];
  readonly withoutFocus: readonly string[];
  readonly roles: readonly string[];
  /** What a screen reader is told, in the order of reading. */
  readonly spoken: { readonly en: readonly string[]; readonly am: readonly string[] };
}

export interface MeasuredKit {
  readonly chromium: string;
  readonly axe: string;
  readonly components: Readonly<Record<string, Measured>>;
}

export const measured: MeasuredKit = written;

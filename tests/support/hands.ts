/** A person at the desk whose presses and keys are counted. */
import type { Locator, Page } from '@playwright/test';

export interface Presses {
  readonly clicks: number;
  /** Each held key is one of its own: Ctrl K are two. */
  readonly keys: number;
}

export interface Hands {
  click(target: Locator): Promise<void>;
  /** Into what has the focus. */
  type(text: string): Promise<void>;
  press(chord: string): Promise<void>;
  presses(): Presses;
}

export function handsOf({ keyboard }: Page): Hands {
  const presses = { clicks: 0, keys: 0 };
  return {
    click: async (target) => {
      presses.clicks += 1;
      await target.click();
    },
    type: async (text) => {
      presses.keys += text.length;
      await keyboard.type(text);
    },
    press: async (chord) => {
      presses.keys += chord.split('+').length;
      await keyboard.press(chord);
    },
    presses: () => presses,
  };
}

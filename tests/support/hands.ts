import type { Locator, Page } from '@playwright/test';

export interface Presses {
  readonly clicks: number;
  /** Each key of a combination counts: Ctrl K is two. */
  readonly keys: number;
  readonly acts: number;
  readonly typed: number;
}

export interface Hands {
  click(target: Locator): Promise<void>;
  type(text: string): Promise<void>;
  press(chord: string): Promise<void>;
  presses(): Presses;
}

export function handsOf({ keyboard }: Page): Hands {
  const presses = { clicks: 0, keys: 0, acts: 0, typed: 0 };
  return {
    click: async (target) => {
      presses.clicks += 1;
      presses.acts += 1;
      await target.click();
    },
    type: async (text) => {
      presses.keys += text.length;
      presses.typed += text.length;
      await keyboard.type(text);
    },
    press: async (chord) => {
      presses.keys += chord.split('+').length;
      presses.acts += 1;
      await keyboard.press(chord);
    },
    presses: () => presses,
  };
}

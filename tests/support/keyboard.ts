import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import type { Desk } from './desk.ts';

const MOST_STOPS = 120;

export interface Keyboard {
  press(key: string): Promise<void>;
  tabTo(target: Locator): Promise<void>;
  arrowTo(target: Locator, key?: 'ArrowDown' | 'ArrowRight'): Promise<void>;
  enter(target: Locator): Promise<void>;
  tick(box: Locator): Promise<void>;
  fill(field: Locator, text: string): Promise<void>;
  choose(select: Locator, option: string | RegExp): Promise<void>;
  expectFocus(target: Locator): Promise<void>;
}

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

function lookAtFocus(): string {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return 'on nothing';
  // Dialogs and headings may have the focus without a visible ring.
  if (focused.matches('[tabindex="-1"]')) return 'seen';
  const around = [focused, focused.parentElement, focused.parentElement?.parentElement];
  const boxes = focused.closest('label')?.querySelectorAll('*') ?? [];
  const isRinged = [...around, ...boxes].some(
    (element) => element && getComputedStyle(element).outlineStyle !== 'none',
  );
  return isRinged ? 'seen' : `without a ring: ${focused.outerHTML.slice(0, 160)}`;
}

export function keyboardOf({ page }: Desk): Keyboard {
  const expectSeen = () => expect.poll(() => page.evaluate(lookAtFocus)).toBe('seen');
  const press = async (key: string) => {
    await page.keyboard.press(key);
    await expectSeen();
  };
  const goTo = async (target: Locator, key: string) => {
    await expect(target).toBeAttached();
    for (let stops = 0; stops < MOST_STOPS && !(await isFocused(target)); stops += 1) {
      await press(key);
    }
    await expect(target).toBeFocused();
  };
  const tabTo = (target: Locator) => goTo(target, 'Tab');
  const enter = async (target: Locator) => {
    await tabTo(target);
    await page.keyboard.press('Enter');
  };
  return {
    press,
    tabTo,
    arrowTo: (target, key = 'ArrowRight') => goTo(target, key),
    enter,
    tick: async (box) => {
      await tabTo(box);
      await press('Space');
      await expect(box).toBeChecked();
    },
    fill: async (field, text) => {
      await tabTo(field);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    choose: async (select, option) => {
      await enter(select);
      const choice = page.getByRole('listbox').getByRole('option', { name: option });
      await expect(choice).toBeVisible();
      await goTo(choice, 'ArrowDown');
      await press('Enter');
      await expect(page.getByRole('listbox')).toHaveCount(0);
    },
    expectFocus: async (target) => {
      await expect(target)
        .toBeFocused()
        .catch(async (error: unknown) => {
          const instead = await page.evaluate(() =>
            document.activeElement?.outerHTML.slice(0, 300),
          );
          throw new Error(`the focus is on ${instead ?? 'nothing'}`, { cause: error });
        });
      await expectSeen();
    },
  };
}

/** A figure as a person enters it: one press somewhere in its field, then the keys. */
import type { Locator } from '@playwright/test';

export interface Press {
  /** How far into the field, from 0 to 1. */
  readonly share?: number;
  readonly isTouch?: boolean;
}

/** Whatever was in the field is replaced, wherever the press hits it. */
export async function typeAmount(field: Locator, figures: string, press: Press = {}) {
  const { share = 0.5, isTouch = false } = press;
  await field.scrollIntoViewIfNeeded();
  const box = await field.boundingBox();
  if (box === null) throw new Error('the field has no box to press in');
  const position = { x: box.width * share, y: box.height / 2 };
  await (isTouch ? field.tap({ position }) : field.click({ position }));
  await field.page().keyboard.type(figures);
}

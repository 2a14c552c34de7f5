/** Finding a row of the checklist where it should stand, in the language of the run. */
import { type Locator, expect } from '@playwright/test';
import type { Say } from '../support/catalogue.ts';
import type { Desk } from '../support/desk.ts';
import type { SeenRow } from './seen.ts';

/** An apostrophe would end Playwright's selector. */
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&').replaceAll("'", '.');

/** A name goes on with what it is about, and with a star where it has to be filled in. */
function patternOf({ name, role }: SeenRow, say: Say): RegExp {
  if (name instanceof RegExp) return name;
  const words = escaped(typeof name === 'string' ? say(name) : say(...name));
  if (role === 'select') return new RegExp(`(?:^| )${words}(?: \\*)?$`, 'u');
  return new RegExp(`^${words}(?: \\*)?(?:[,፣:·].*)?$`, 'u');
}

export function find(root: Locator, row: SeenRow, say: Say): Locator {
  const pattern = patternOf(row, say);
  const { role } = row;
  if (role === 'text') return root.getByText(pattern);
  if (role === 'fact') return root.getByRole('term').filter({ hasText: pattern });
  return root.getByRole(role === 'select' ? 'button' : role, { name: pattern });
}

export async function expectRows({ root, say }: Desk, rows: readonly SeenRow[]) {
  for (const row of rows) {
    const found = find(root, row, say).filter({ visible: true });
    const what = `${row.spec}: ${row.what}`;
    if (row.isAbsent) await expect.soft(found, what).toHaveCount(0);
    else await expect.soft(found.first(), what).toBeVisible({ timeout: 3_000 });
  }
}

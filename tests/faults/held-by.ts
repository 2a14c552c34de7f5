/** What the fields of a form hold, as they show it. */
import type { Desk } from '../support/desk.ts';

/** A field that is left writes its value as people read it, so the form is left first. */
export async function heldBy({ page, root }: Desk): Promise<readonly (string | null)[]> {
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  return root
    .locator('input:not([type=file]), textarea, [aria-haspopup=listbox]')
    .evaluateAll((fields) =>
      fields.map((field) => {
        if (field instanceof HTMLTextAreaElement) return field.value;
        if (!(field instanceof HTMLInputElement)) return field.textContent;
        return /checkbox|radio/u.test(field.type) ? String(field.checked) : field.value;
      }),
    );
}

import { dialogs } from '../states/dialogs/dialogs.ts';
import type { DialogCase, FormCase } from '../states/dialogs/dialog-case.ts';
import type { Desk } from '../support/desk.ts';

/** Leaves the field first, so that it shows its formatted value. */
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

const isRecord = (dialog: DialogCase): dialog is FormCase =>
  dialog.kind === 'form' && dialog.isSecret !== true;

/** Titles of one form of each kind: event, money, person, plain. */
const SAMPLE: readonly string[] = ['Schedule Event', 'Cash In', 'Add Client', 'Add Item'];

export const forms = dialogs.filter(isRecord).map((form) => ({
  form,
  tag: SAMPLE.includes(form.name) ? [] : ['@long'],
}));

/** The forms that every fault of a form is tried on: all that make a record, and the few that stand for the rest. */
import { dialogs } from '../states/dialogs/dialogs.ts';
import type { DialogCase, FormCase } from '../states/dialogs/dialog-case.ts';

const isRecord = (dialog: DialogCase): dialog is FormCase =>
  dialog.kind === 'form' && dialog.isSecret !== true;

/** An event, money, a person with a phone, and the plainest one. */
const SAMPLE: readonly string[] = ['Schedule Event', 'Cash In', 'Add Client', 'Add Item'];

export const forms = dialogs.filter(isRecord).map((form) => ({
  form,
  /** The whole table is for `E2E=all pnpm e2e`. */
  tag: SAMPLE.includes(form.name) ? [] : ['@long'],
}));

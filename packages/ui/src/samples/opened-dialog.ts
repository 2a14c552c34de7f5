/** Waits until a dialog is visible, because its opening is animated. */
import { expect, screen, waitFor } from 'storybook/test';

export async function openedDialog(name?: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', name === undefined ? {} : { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}

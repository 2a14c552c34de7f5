/** The dialog that a press has opened, once it is in sight: it grows out of nothing, and what is in it is not seen before. */
import { expect, screen, waitFor } from 'storybook/test';

export async function openedDialog(name?: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', name === undefined ? {} : { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}

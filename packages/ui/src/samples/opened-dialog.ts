/** An opening dialog grows from nothing. */
import { expect, screen, waitFor } from 'storybook/test';

export async function openedDialog(name?: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', name === undefined ? {} : { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}

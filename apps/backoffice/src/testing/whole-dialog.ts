/** Waits for the loaded dialog, which replaces a loading dialog with the same title. */
import { screen, waitFor, within } from '@testing-library/react';

export function wholeDialog(title: string | RegExp) {
  return waitFor(() => {
    const inside = within(screen.getByRole('dialog', { name: title }));
    if (inside.queryByText('Loading event')) throw new Error(`${String(title)} is still read`);
    return inside;
  });
}

import { screen, waitFor, within } from '@testing-library/react';

/** The dialog itself: until its event and its code are read, a frame with the same title stands in its place. */
export function wholeDialog(title: string | RegExp) {
  return waitFor(() => {
    const inside = within(screen.getByRole('dialog', { name: title }));
    if (inside.queryByText('Loading event')) throw new Error(`${String(title)} is still read`);
    return inside;
  });
}

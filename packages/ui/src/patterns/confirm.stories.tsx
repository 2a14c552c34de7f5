import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog/ConfirmDialog.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { toasts } from '../components/ToastRegion/toast-queue.ts';
import { ToastRegion } from '../components/ToastRegion/ToastRegion.tsx';

/**
 * Ask only before an action that cannot be undone, and name its object. A destructive answer is
 * never focused first; errors are shown in the dialog.
 */
const meta = { title: 'Patterns/Confirm', tags: ['!visual'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function DeleteBranch() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack align="start">
      <Button tone="critical" variant="soft" onPress={() => setIsOpen(true)}>
        Delete
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        message="Delete branch Bole?"
        onConfirm={() => {
          toasts.success('Branch deleted');
        }}
      />
      <ToastRegion />
    </Stack>
  );
}

export const AsksNamesAndReports: Story = {
  beforeEach: () => toasts.clear,
  render: () => <DeleteBranch />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Delete' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveAccessibleDescription('Delete branch Bole?');
    await waitFor(() => expect(screen.getByRole('button', { name: 'No' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.getByText('Branch deleted')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

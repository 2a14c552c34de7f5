import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Printer, Trash2 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { RowActions } from './RowActions.tsx';

const onDelete = fn();
const edit = { id: 'edit', label: 'Edit', icon: <Pencil aria-hidden />, onPress: fn() };
const remove = {
  id: 'delete',
  label: 'Delete',
  icon: <Trash2 aria-hidden />,
  onPress: onDelete,
  tone: 'critical',
} as const;
const print = { id: 'print', label: 'Print', icon: <Printer aria-hidden />, onPress: fn() };

const meta = {
  title: 'Actions/RowActions',
  component: RowActions,
  args: { rowName: 'Bole', actions: [edit, remove] },
  parameters: {
    handbook: {
      when: ['Rows of a `DataTable` that can be acted on.'],
      anatomy: {
        Primary: 'a button in words, for what most rows are looked for; the others are then a menu',
        Buttons: 'up to two, as icons',
        Menu: 'for the rest',
      },
      announces: ['Each name has that of the row: “Delete, Bole”.'],
      search: ['row menu', 'actions', 'kebab'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof RowActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const SaysWhichRowItActsOn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit, Bole' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(edit.onPress).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Actions, Bole' })).toHaveFocus();
  },
};

export const DeletesFromTheMenuAlone: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /Delete/u })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions, Bole' }));
    // The menu is invisible until it is positioned.
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toBeVisible());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(onDelete).toHaveBeenCalledOnce();
  },
};

export const IsOneButtonWhereThereIsOneAct: Story = {
  args: { actions: [edit] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Edit, Bole');
  },
};

export const IsAMenuWhenThereAreThree: Story = {
  args: { actions: [edit, print, remove] },
  play: async ({ canvas, userEvent }) => {
    const button = () => canvas.getByRole('button', { name: 'Actions, Bole' });
    await expect(button()).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button()).toHaveFocus());
    await userEvent.click(button());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(onDelete).toHaveBeenCalledOnce();
    await waitFor(() => expect(button()).toHaveFocus());
  },
};

export const SaysInWordsWhatMostRowsAreLookedFor: Story = {
  args: { primary: <Button size="small">Take payment</Button>, actions: [edit] },
  play: async ({ canvas, userEvent }) => {
    const pay = canvas.getByRole('button', { name: 'Take payment' });
    const more = canvas.getByRole('button', { name: 'Actions, Bole' });
    await expect(more.offsetTop).toBeLessThan(pay.offsetTop + pay.offsetHeight);
    await userEvent.click(more);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toBeVisible());
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack align="start">
      <RowActions {...args} actions={[edit]} />
      <RowActions {...args} actions={[{ ...edit, isDisabled: true }, remove]} />
      <RowActions {...args} actions={[edit, print, remove]} />
      <RowActions
        {...args}
        primary={
          <Button size="small" variant="soft">
            Take payment
          </Button>
        }
        actions={[edit]}
      />
    </Stack>
  ),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { rowName: 'ቦሌ', actions: [{ ...edit, label: 'አስተካክል' }] },
  play: ({ canvas }) => expect(canvas.getByRole('button')).toHaveAccessibleName('አስተካክል፣ ቦሌ'),
};

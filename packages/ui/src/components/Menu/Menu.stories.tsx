import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Printer, Trash2 } from 'lucide-react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Menu } from './Menu.tsx';

const onEdit = fn();

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  args: {
    'aria-label': 'Actions, Bole',
    items: [
      { id: 'edit', label: 'Edit', icon: <Pencil aria-hidden />, onPress: onEdit },
      {
        id: 'print',
        label: 'Print',
        icon: <Printer aria-hidden />,
        onPress: fn(),
        isDisabled: true,
      },
      {
        id: 'delete',
        label: 'Delete',
        icon: <Trash2 aria-hidden />,
        onPress: fn(),
        tone: 'critical',
      },
    ],
  },
  parameters: {
    handbook: {
      when: ['Three or more acts on one record.'],
      anatomy: {
        Trigger: 'a button with dots or words',
        Acts: 'words each, an icon and the keys that do the same; what destroys comes last and is red',
        Sections: 'acts that belong together, below a heading',
      },
      keys: {
        'Enter, Space, Arrow Down': 'open it',
        'Arrow keys, letters': 'move within',
        Escape: 'closes; the focus returns to the button',
      },
      words: ['An act begins with a verb. Its record is in the name of the trigger.'],
      search: ['dropdown', 'context menu', 'overflow', 'kebab', 'more', 'shortcut', 'sections'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ActsByKeyboardAndGivesFocusBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onEdit).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('button', { name: 'Actions, Bole' })).toHaveFocus();
  },
};

export const HasSectionsAndSaysTheKeys: Story = {
  // The shortcut must not become part of the accessible name.
  parameters: {
    a11y: { options: { rules: { 'label-content-name-mismatch': { enabled: false } } } },
  },
  args: {
    items: [
      { id: 'edit', label: 'Edit', icon: <Pencil aria-hidden />, onPress: onEdit, shortcut: 'E' },
      {
        label: 'Papers',
        items: [
          { id: 'agreement', label: 'Agreement', onPress: fn() },
          {
            id: 'print',
            label: 'Print',
            icon: <Printer aria-hidden />,
            onPress: fn(),
            shortcut: 'Ctrl+P',
          },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const papers = await screen.findByRole('group', { name: 'Papers' });
    await userEvent.keyboard('{End}');
    const print = within(papers).getByRole('menuitem', { name: 'Print' });
    await waitFor(() => expect(print).toHaveFocus());
    await expect(print).toHaveAccessibleDescription('Ctrl+P');
    await userEvent.keyboard('{ArrowUp}');
    await expect(within(papers).getByRole('menuitem', { name: 'Agreement' })).toHaveFocus();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Inline>
      <Menu {...args} />
      <Menu {...args} aria-label="Actions, Piassa" isDisabled />
    </Inline>
  ),
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(3);
  },
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    'aria-label': 'ተግባሮች፣ ቦሌ',
    items: [{ id: 'edit', label: 'አስተካክል', icon: <Pencil aria-hidden />, onPress: fn() }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ተግባሮች፣ ቦሌ' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'አስተካክል' })).toBeVisible());
  },
};

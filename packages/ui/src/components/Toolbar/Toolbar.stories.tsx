import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Printer, Trash2 } from 'lucide-react';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Button } from '../Button/Button.tsx';
import { Divider } from '../Divider/Divider.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Toolbar } from './Toolbar.tsx';

const meta = {
  title: 'Actions/Toolbar',
  component: Toolbar,
  args: {
    'aria-label': 'Selected events',
    children: (
      <>
        <IconButton aria-label="Edit">
          <Pencil aria-hidden />
        </IconButton>
        <IconButton aria-label="Print">
          <Printer aria-hidden />
        </IconButton>
        <Divider orientation="vertical" />
        <Button size="small" tone="critical" variant="soft" icon={<Trash2 aria-hidden />}>
          Delete
        </Button>
      </>
    ),
  },
  parameters: {
    handbook: {
      when: ['Four or more acts on what is selected or shown: zoom, rotate, print.'],
      anatomy: {
        Name: '`aria-label`, what it acts on',
        Buttons: 'with `Divider`s between groups',
      },
      keys: {
        'Arrow keys': 'move within',
        Tab: 'leaves it; coming back it is where it was',
      },
      search: ['actions', 'button bar', 'bulk actions'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const HasOneTabStopAndMovesByArrows: Story = {
  render: (args) => (
    <>
      <Toolbar {...args} />
      <Button>After</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack>
      <Toolbar {...args} />
      <Toolbar {...args} aria-label="Raised" isRaised />
      <Toolbar aria-label="Upright" orientation="vertical" isRaised>
        <IconButton aria-label="Edit">
          <Pencil aria-hidden />
        </IconButton>
        <Divider />
        <IconButton aria-label="Print">
          <Printer aria-hidden />
        </IconButton>
      </Toolbar>
    </Stack>
  ),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    'aria-label': 'የተመረጡ ዝግጅቶች',
    children: <Button size="small">አትም</Button>,
  },
};

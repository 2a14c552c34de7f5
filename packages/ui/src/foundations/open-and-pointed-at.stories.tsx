import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { ComboBox } from '../components/ComboBox/ComboBox.tsx';
import { DataTable } from '../components/DataTable/DataTable.tsx';
import { Dialog } from '../components/Dialog/Dialog.tsx';
import { EthiopianDatePicker } from '../components/EthiopianDatePicker/EthiopianDatePicker.tsx';
import { EthiopianTimePicker } from '../components/EthiopianTimePicker/EthiopianTimePicker.tsx';
import { Menu } from '../components/Menu/Menu.tsx';
import { MultiSelect } from '../components/MultiSelect/MultiSelect.tsx';
import { Popover } from '../components/Popover/Popover.tsx';
import { Select } from '../components/Select/Select.tsx';
import { Text } from '../components/Text/Text.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { ToastRegion } from '../components/ToastRegion/ToastRegion.tsx';
import { toasts } from '../components/ToastRegion/toast-queue.ts';
import { Tooltip } from '../components/Tooltip/Tooltip.tsx';
import { branchArgs } from '../samples/branch-samples.tsx';

/** Plays expect no language, because `pnpm visual` takes screenshots in all modes. */
const meta = {
  title: 'Foundations/Open and pointed at',
  tags: ['!autodocs', 'pictured'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const items = ['Bole', 'Kazanchis', 'Megenagna'].map((label, id) => ({ id, label }));

const opens =
  (role: string, keys = '{Enter}'): Play =>
  async ({ userEvent }) => {
    await userEvent.tab();
    if (keys !== '') await userEvent.keyboard(keys);
    await waitFor(() => expect(screen.getAllByRole(role)[0]).toBeVisible());
  };

/** The screenshot tool moves its pointer to this element. */
const pointAt = (element: Element) => element.setAttribute('data-pointed', '');

export const SelectOpen: Story = {
  render: () => <Select label="Branch" items={items} defaultValue={1} />,
  play: opens('option'),
};

export const MultiSelectOpen: Story = {
  render: () => <MultiSelect label="Branches" items={items} defaultValue={[1]} />,
  play: opens('option'),
};

export const ComboBoxOpen: Story = {
  render: () => <ComboBox label="Branch" items={items} />,
  play: opens('option', '{ArrowDown}'),
};

export const MenuOpen: Story = {
  render: () => (
    <Menu
      aria-label="Actions"
      items={items.map((item) => ({
        ...item,
        id: item.label,
        icon: <Pencil aria-hidden />,
        onPress: () => undefined,
      }))}
    />
  ),
  play: opens('menuitem'),
};

export const DatePickerOpen: Story = {
  render: () => <EthiopianDatePicker label="Date" defaultValue="2026-10-01" />,
  play: opens('dialog'),
};

export const CalendarOpen: Story = {
  render: () => <EthiopianDatePicker label="Date" defaultValue="2026-10-01" variant="calendar" />,
  play: opens('dialog'),
};

export const TimePickerOpen: Story = {
  render: () => <EthiopianTimePicker label="Time" defaultValue="15:00" />,
  play: opens('dialog'),
};

export const PopoverOpen: Story = {
  render: () => (
    <Popover title="Left to pay" trigger={<Button>How it is computed</Button>}>
      <Text>The price, less what the cashier received.</Text>
    </Popover>
  ),
  play: opens('dialog'),
};

export const DialogOpen: Story = {
  render: () => (
    <Dialog title="Add Branch" trigger={<Button>Add Branch</Button>} footer={<Button>Save</Button>}>
      <TextField label="Name" />
    </Dialog>
  ),
  play: opens('dialog'),
};

export const TooltipOpen: Story = {
  render: () => (
    <Tooltip content="Computed from the advance.">
      <Button>Left to pay</Button>
    </Tooltip>
  ),
  play: opens('tooltip', ''),
};

export const ToastShown: Story = {
  render: () => <ToastRegion />,
  beforeEach: () => {
    toasts.clear();
    return toasts.clear;
  },
  play: async () => {
    toasts.success('Branch successfully added!');
    toasts.error('The branch could not be saved', { detail: 'You are offline.' });
    await waitFor(() => expect(screen.getByText('You are offline.')).toBeVisible());
  },
};

export const ButtonPointedAt: Story = {
  render: () => <Button>Schedule event</Button>,
  play: ({ canvas }) => pointAt(canvas.getByRole('button')),
};

export const ButtonFocused: Story = {
  render: () => <Button>Schedule event</Button>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

const rows = { ...branchArgs, onRowPress: () => undefined };

const nameOfRow = () => screen.findByRole('button', { name: 'Bole 1' });

export const RowPointedAt: Story = {
  render: () => <DataTable {...rows} />,
  play: async () => pointAt(await nameOfRow()),
};

export const RowFocused: Story = {
  render: () => <DataTable {...rows} />,
  play: async ({ userEvent }) => {
    const name = await nameOfRow();
    await userEvent.keyboard('{Shift}');
    name.focus();
    await expect(name).toHaveFocus();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PermissionChecklist } from './PermissionChecklist.tsx';

const groups = [
  {
    id: 'events',
    label: 'Events',
    items: [
      { id: 'VIEW_EVENTS', label: 'View Events' },
      { id: 'CREATE_EVENT', label: 'Create Event', requires: ['VIEW_EVENTS'] },
      { id: 'DELETE_EVENT', label: 'Delete Event', description: 'Cannot be undone.' },
    ],
  },
  { id: 'vendors', label: 'Vendors', items: [{ id: 'VENDORS', label: 'Vendors' }] },
];

const meta = {
  title: 'Fields/PermissionChecklist',
  component: PermissionChecklist,
  args: { groups, defaultValue: [], onChange: fn() },
} satisfies Meta<typeof PermissionChecklist>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AddsWhatAPermissionNeedsAndSaysSo: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Create Event' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['CREATE_EVENT', 'VIEW_EVENTS']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Also added: View Events');
  },
};

export const SearchKeepsWhatIsTicked: Story = {
  args: { defaultValue: ['VENDORS'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'delete');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Delete Event' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['VENDORS', 'DELETE_EVENT']);
  },
};

export const KeepsAPermissionItDoesNotKnow: Story = {
  args: { defaultValue: ['Generate Aggrement'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Generate Aggrement' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Vendors' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Generate Aggrement', 'VENDORS']);
  },
};

export const AllStates: Story = {
  args: { defaultValue: ['VIEW_EVENTS', 'VENDORS'], savedValue: ['VIEW_EVENTS', 'DELETE_EVENT'] },
  play: ({ canvas }) => expect(canvas.getByText('1 added, 1 removed')).toBeVisible(),
};

export const ReadOnly: Story = { args: { defaultValue: ['VENDORS'], isReadOnly: true } };

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    groups: [{ id: 'events', label: 'ዝግጅቶች', items: [{ id: 'VIEW_EVENTS', label: 'ዝግጅቶችን ማየት' }] }],
  },
  play: ({ canvas }) => expect(canvas.getByRole('checkbox', { name: 'ሁሉንም ምረጥ' })).toBeVisible(),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
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
  parameters: {
    handbook: {
      when: ['An administrator says what a user may do.'],
      instead: ['Other lists of boxes are `Checkbox`es in a `FieldGroup`, or an `ItemPicker`.'],
      anatomy: {
        Group: 'a heading with how many are ticked, and a box for all',
        Permission: 'words, and what it needs',
        Change: 'how many were added and removed since it was saved',
      },
      announces: ['“Also added” and what, where a permission needs another.'],
      words: ['A permission is what the user may do: “Cancel events”.'],
      search: ['roles', 'access', 'rights', 'authorisation', 'checkbox tree'],
    } satisfies Handbook,
  },
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
  // Expects no language, because screenshots are taken in both.
  play: ({ canvas }) =>
    expect(canvas.getByText(/^1 (?:added, 1 removed|ተጨምረዋል፣ 1 ተወግደዋል)$/u)).toBeVisible(),
};

export const ReadOnly: Story = { args: { defaultValue: ['VENDORS'], isReadOnly: true } };

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    groups: [{ id: 'events', label: 'ዝግጅቶች', items: [{ id: 'VIEW_EVENTS', label: 'ዝግጅቶችን ማየት' }] }],
  },
  play: ({ canvas }) => expect(canvas.getByRole('checkbox', { name: 'ሁሉንም ምረጥ' })).toBeVisible(),
};

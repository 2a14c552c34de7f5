import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { FieldMatrix } from '../private/field-matrix.tsx';
import { ComboBox } from './ComboBox.tsx';

const items = [
  { id: 1, label: 'Bole' },
  { id: 2, label: 'Kazanchis' },
  { id: 3, label: 'Megenagna', isDisabled: true },
];

const meta = {
  title: 'Fields/ComboBox',
  component: ComboBox<number>,
  args: { label: 'Branch', name: 'branch_id', items, onChange: fn() },
} satisfies Meta<typeof ComboBox<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const IsFoundByTypingAndChosenByKeyboard: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Branch' });
    await userEvent.type(box, 'kaz');
    await expect(await screen.findByRole('option', { name: 'Kazanchis' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(2));
    await expect(box).toHaveDisplayValue('Kazanchis');
    await expect(canvasElement.querySelector('input[name="branch_id"]')).toHaveValue('2');
  },
};

export const AllStates: Story = {
  render: (args) => (
    <FieldMatrix>{(state) => <ComboBox {...args} {...state} defaultValue={1} />}</FieldMatrix>
  ),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { label: 'ቅርንጫፍ', items: [{ id: 1, label: 'ሃያ ሁለት' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'ቅርንጫፍ' }), 'ሐያ');
    await expect(await screen.findByRole('option', { name: 'ሃያ ሁለት' })).toBeVisible();
  },
};

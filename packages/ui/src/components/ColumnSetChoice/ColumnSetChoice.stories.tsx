import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { ColumnSetChoice } from './ColumnSetChoice.tsx';

const meta = {
  title: 'Data/ColumnSetChoice',
  component: ColumnSetChoice,
  args: {
    sets: {
      items: [
        { id: 'desk', label: 'Desk' },
        { id: 'all', label: 'All columns' },
      ],
      chosen: 'desk',
      onChoose: fn(),
    },
  },
  parameters: {
    handbook: {
      when: ['A table has sets of columns, and its filters stand in one line above it.'],
      instead: ['Without such a line, `DataTable` shows the same control above its end.'],
      anatomy: { Sets: 'one for each, the chosen one pressed' },
      keys: { 'Arrow keys': 'choose another set' },
      announces: ['Each set is a radio button of the group “Columns”.'],
      words: ['A set is called by who reads it or what it has: “Desk”, “All columns”.'],
      search: ['columns', 'view', 'density', 'column picker'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof ColumnSetChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'All columns' }));
    await expect(args.sets.onChoose).toHaveBeenCalledWith('all');
  },
};

export const IsChosenByArrows: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Desk' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'All columns' })).toHaveFocus();
    await expect(args.sets.onChoose).toHaveBeenLastCalledWith('all');
  },
};

export const AllStates: Story = { args: { sets: { ...meta.args.sets, chosen: 'all' } } };

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    sets: {
      items: [
        { id: 'desk', label: 'ጠረጴዛ' },
        { id: 'all', label: 'ሁሉም ዓምዶች' },
      ],
      chosen: 'all',
      onChoose: fn(),
    },
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Stack } from '../Stack/Stack.tsx';
import { FilterChips, type FilterChipsProps } from './FilterChips.tsx';

const Filtering = (props: FilterChipsProps) => {
  const [value, setValue] = useState(props.value);
  const [applied, setApplied] = useState(props.applied ?? []);
  return (
    <FilterChips
      {...props}
      value={value}
      onChange={setValue}
      applied={applied}
      onRemove={(ids) => setApplied(applied.filter(({ id }) => !ids.includes(id)))}
    />
  );
};

const meta = {
  title: 'Actions/FilterChips',
  component: FilterChips,
  args: {
    'aria-label': 'Filters of events',
    items: [
      { id: 'waiting', label: 'Waiting', count: 12 },
      { id: 'approved', label: 'Approved', count: 140 },
      { id: 'rejected', label: 'Rejected', count: 0, isDisabled: true },
    ],
    value: [],
    onChange: () => undefined,
  },
  render: (args) => <Filtering {...args} />,
  parameters: {
    handbook: {
      when: [
        'A list has a few filters that are switched on and off while one looks at it.',
        'A list has a few views, of which one is always on: with `isSingle`.',
      ],
      anatomy: {
        Chips: 'pressed or not',
        Applied: 'filters that were set elsewhere, each with a cross',
      },
      keys: {
        'Arrow keys': 'move along the chips',
        Space: 'switches one',
        Delete: 'removes one that is applied',
      },
      announces: ['A pressed chip is “pressed”; the list announces what is left.'],
      words: ['A chip is the value: “Unpaid”. Its group has the question: “Payment”.'],
      search: ['filter', 'facet', 'toggle', 'chip', 'tag'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const SwitchesOnAndOffByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight} ');
    const approved = canvas.getByRole('button', { name: 'Approved 140' });
    await expect(approved).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(approved).toHaveAttribute('aria-pressed', 'false');
  },
};

export const OneIsAlwaysOn: Story = {
  args: { isSingle: true, value: ['waiting'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Approved 140' }));
    await expect(canvas.getByRole('radio', { name: 'Approved 140' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Approved 140' }));
    await expect(canvas.getByRole('radio', { name: 'Approved 140' })).toBeChecked();
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  },
};

const applied = [
  { id: 'branch', label: 'Bole' },
  { id: 'month', label: 'This month' },
];

export const ClearsAllAtOnce: Story = {
  args: { value: ['waiting'], applied },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(canvas.getByRole('button', { name: 'Waiting 12' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await expect(canvas.queryByText('Bole')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  },
};

export const ClearsFiltersNotTheView: Story = {
  args: { isSingle: true, value: ['waiting'], applied },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(canvas.queryByText('Bole')).toBeNull();
    await expect(canvas.getByRole('radio', { name: 'Waiting 12' })).toBeChecked();
  },
};

export const RemovesOneThatWasSetElsewhere: Story = {
  args: { applied },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('row', { name: 'Bole' }));
    await userEvent.keyboard('{Delete}');
    await expect(canvas.queryByText('Bole')).toBeNull();
    await expect(canvas.getByText('This month')).toBeVisible();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack>
      <Filtering {...args} />
      <Filtering {...args} aria-label="Some on" value={['waiting']} />
      <Filtering {...args} aria-label="With others" value={['approved']} applied={applied} />
    </Stack>
  ),
};

export const Mobile: Story = { ...AllStates, globals: { viewport: { value: 'small' } } };

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    'aria-label': 'የዝግጅቶች ማጣሪያ',
    items: [
      { id: 'waiting', label: 'የሚጠብቁ', count: 12 },
      { id: 'approved', label: 'የጸደቁ', count: 140 },
    ],
    value: ['waiting'],
    applied: [{ id: 'branch', label: 'ቦሌ' }],
  },
};

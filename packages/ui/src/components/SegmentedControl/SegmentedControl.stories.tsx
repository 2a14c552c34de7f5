import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

const Chooser = (props: SegmentedControlProps<string>) => {
  const [value, setValue] = useState(props.value);
  return <SegmentedControl {...props} value={value} onChange={setValue} />;
};

const items = [
  { id: 'approved', label: 'Approved' },
  { id: 'pending', label: 'Pending' },
  { id: 'rejected', label: 'Rejected' },
];

const meta = {
  title: 'Actions/SegmentedControl',
  component: SegmentedControl<string>,
  args: { 'aria-label': 'Status', items, value: 'approved', onChange: () => undefined },
  render: (args) => <Chooser {...args} />,
  parameters: {
    handbook: {
      when: ['Which of a few views or states a list shows.'],
      instead: ['Several at once are `FilterChips`; parts of a record `Tabs`.'],
      anatomy: {
        Track: 'holds the segments',
        Segment: 'one is always chosen',
        Label: 'above, in a form',
      },
      keys: {
        'Arrow keys': 'move; Space or Enter chooses',
      },
      announces: ['A group of radio buttons with its name.'],
      words: ['One word each, of one kind: “Approved, Pending, Rejected”.'],
      search: ['toggle', 'button group', 'switcher', 'radio', 'tabs'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof SegmentedControl<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const MovesByArrowsAndNeverEmpties: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight} ');
    const pending = canvas.getByRole('radio', { name: 'Pending' });
    await expect(pending).toBeChecked();
    await userEvent.click(pending);
    await expect(pending).toBeChecked();
  },
};

function Reached(props: SegmentedControlProps<string>) {
  const ref = useRef<HTMLInputElement>(null);
  return (
    <Stack align="start">
      <SegmentedControl {...props} ref={ref} />
      <Button onPress={() => ref.current?.focus()}>Go to the status</Button>
    </Stack>
  );
}

export const GivesTheChosenOptionToItsRef: Story = {
  args: { value: 'pending' },
  render: (args) => <Reached {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the status' }));
    await expect(canvas.getByRole('radio', { name: 'Pending' })).toHaveFocus();
  },
};

export const KeepsItsOwnChoice: Story = {
  render: () => <SegmentedControl aria-label="Status" items={items} defaultValue="pending" />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Pending' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Approved' }));
    await expect(canvas.getByRole('radio', { name: 'Approved' })).toBeChecked();
  },
};

export const HasALabelInAForm: Story = {
  args: { 'aria-label': undefined, label: 'When a person is booked already' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('When a person is booked already')).toBeVisible();
    await expect(
      canvas.getByRole('radiogroup', { name: 'When a person is booked already' }),
    ).toBeVisible();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack align="start">
      <Chooser {...args} />
      <Chooser {...args} items={items.slice(0, 2)} />
      <Chooser {...args} isDisabled />
    </Stack>
  ),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    'aria-label': 'ሁኔታ',
    items: [
      { id: 'approved', label: 'የጸደቁ' },
      { id: 'pending', label: 'በመጠባበቅ ላይ ያሉ' },
    ],
  },
};

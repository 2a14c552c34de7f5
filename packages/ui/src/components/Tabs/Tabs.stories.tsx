import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Tabs } from './Tabs.tsx';

const items = [
  { id: 'approved', label: 'Approved', count: 12 },
  { id: 'pending', label: 'Pending', count: 3 },
  { id: 'rejected', label: 'Rejected' },
];

const meta = {
  title: 'Data/Tabs',
  component: Tabs<string>,
  args: {
    'aria-label': 'Payments by state',
    items,
    onChange: fn(),
    children: (id) => <Text>{`Payments: ${id}`}</Text>,
  },
  parameters: {
    handbook: {
      when: ['Parts of one record that are looked at one at a time, in any order.'],
      instead: [
        'Steps in an order are a `Stepper`, parts to open below one another a `DisclosureGroup`.',
      ],
      anatomy: {
        'Tab list': 'scrolls sideways where it is long',
        Count: 'of what waits in a tab, part of its name',
        Panel: 'of the chosen tab',
      },
      keys: {
        'Arrow keys, Home, End':
          'move along the tabs; they choose at once, with `isManual` Enter does',
      },
      words: ['One word each, of one kind, the usual one first.'],
      search: ['tab bar', 'views', 'sections'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Tabs<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const SaysTheCountWithTheName: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Pending, 3' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Rejected' })).toBeVisible();
  },
};

/** The first tab becomes focusable only after rendering. */
const readyForKeys = () =>
  waitFor(() =>
    expect(screen.getByRole('tab', { name: 'Approved, 12' })).toHaveAttribute('tabindex', '0'),
  );

export const ShowsAPanelAsArrowsMove: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await readyForKeys();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('pending');
    await expect(canvas.getByRole('tabpanel', { name: 'Pending, 3' })).toHaveTextContent(
      'Payments: pending',
    );
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Rejected', selected: true })).toHaveFocus();
  },
};

export const WaitsForEnterWhenAPanelIsFetched: Story = {
  args: { isManual: true },
  play: async ({ args, canvas, userEvent }) => {
    await readyForKeys();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Pending, 3' })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('pending');
  },
};

const branches = Array.from({ length: 12 }, (_, index) => ({
  id: `branch-${index + 1}`,
  label: `Bole branch ${index + 1}`,
}));

export const ShowsTheFirstForATabThatIsNotThere: Story = {
  args: { value: 'drafts' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('tabpanel')).toHaveTextContent('Payments: approved');
    await readyForKeys();
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Approved, 12', selected: true })).toHaveFocus();
  },
};

export const ScrollsToTheChosenOfTwelveBranches: Story = {
  args: { 'aria-label': 'Branches', items: branches, defaultValue: 'branch-12' },
  decorators: [
    (Story) => (
      <div style={{ width: '320px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist');
    await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(100));
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
  },
};

function CountsThatArrive(args: Parameters<typeof Tabs<string>>[0]) {
  const [count, setCount] = useState<number>();
  return (
    <div style={{ width: '320px' }}>
      <Tabs {...args} items={args.items.map((item) => ({ ...item, count }))} />
      <Button onPress={() => setCount(1000)}>Count</Button>
    </div>
  );
}

export const KeepsTheChosenInSightAsCountsArrive: Story = {
  args: { items: [...items, { id: 'petty', label: 'Petty Cash' }], defaultValue: 'petty' },
  render: (args) => <CountsThatArrive {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Count' }));
    const chosen = canvas.getByRole('tab', { name: 'Petty Cash, 1000' });
    const edge = canvas.getByRole('tablist').getBoundingClientRect().right;
    await waitFor(() => expect(chosen.getBoundingClientRect().right).toBeLessThanOrEqual(edge));
  },
};

export const KeepsWhatWasTypedInAnotherTab: Story = {
  args: { keepsPanels: true },
  render: (args) => <Tabs {...args}>{(id) => <TextField label={`Note of ${id}`} />}</Tabs>,
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('tab');
    if (!first || !second) throw new Error('there are no two tabs');
    await userEvent.type(canvas.getByRole('textbox'), 'typed');
    await userEvent.click(second);
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await userEvent.click(first);
    await expect(canvas.getByRole('textbox')).toHaveValue('typed');
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack space="xlarge">
      <Tabs {...args} defaultValue="pending" />
      <Tabs
        {...args}
        aria-label="With icons"
        items={[
          { id: 'week', label: 'This week', icon: <CalendarDays aria-hidden /> },
          { id: 'month', label: 'This month' },
          { id: 'year', label: 'This year', isDisabled: true },
        ]}
      />
      <Tabs {...args} aria-label="Branches" items={branches} />
    </Stack>
  ),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    'aria-label': 'ክፍያዎች በሁኔታ',
    items: [
      { id: 'approved', label: 'የጸደቁ', count: 12 },
      { id: 'pending', label: 'በመጠባበቅ ላይ ያሉ', count: 3 },
    ],
    children: () => <Text>ክፍያዎች</Text>,
  },
  play: ({ canvas }) => expect(canvas.getByRole('tab', { name: 'የጸደቁ፣ 12' })).toBeVisible(),
};

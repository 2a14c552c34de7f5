// D107, spec:2.5, spec:9
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Birr } from '../Birr/Birr.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import type { ListStatus } from './data-column.ts';
import {
  type Branch,
  branchArgs,
  branches,
  BranchPages,
  columns,
  SelectableBranches,
} from '../../samples/branch-samples.tsx';
import { DataTable } from './DataTable.tsx';

const meta = {
  title: 'Data/DataTable',
  component: DataTable<Branch>,
  args: branchArgs,
  parameters: {
    handbook: {
      when: ['Records that are compared, sorted, selected or acted on.'],
      anatomy: {
        Head: 'stays at the top; a column that sorts is a button',
        'Row header': 'the name of the record; the rest of the row belongs to it',
        Facts: 'numbers end at one line',
        'Row actions': 'up to two buttons, then a menu',
        Foot: 'how many are loaded, failure with Try again, and the end',
        Cards:
          'the same rows on a phone, each with two facts: those with `isFact`, else the sum (of the columns with `align: end` the one with a total, or the last) and the first after the title; the rest under “More”',
      },
      keys: {
        Tab: 'a link leads past a long table, then row by row',
        Enter: 'opens the row from its name',
      },
      announces: [
        'How many rows came and how many there are; the order after sorting; how many are selected.',
      ],
      words: [
        'Heads are nouns without articles. “No Data.” is for an empty list, “Nothing matches” for a search without a find.',
      ],
      search: ['grid', 'list', 'rows', 'sort', 'infinite scroll', 'pagination', 'selection'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof DataTable<Branch>>;
export default meta;
type Story = StoryObj<typeof meta>;

const example = `<DataTable
  aria-label="Branches"
  columns={[
    { id: 'name', header: 'Name', cell: ({ name }) => name },
    { id: 'balance', header: 'Balance', align: 'end', cell: ({ balance }) => <Birr value={balance} /> },
  ]}
  rows={[{ id: 1, name: 'Bole', balance: 12500 }]}
  getRowId={({ id }) => id}
  getRowName={({ name }) => name}
/>`;

export const Playground: Story = {
  args: { hasMore: false },
  parameters: { docs: { source: { code: example } } },
};

export const LoadsPageAfterPageToTheEnd: Story = {
  render: (args) => <BranchPages {...args} pages={4} />,
  play: async ({ args, canvas }) => {
    for (const total of [20, 30, 40]) {
      (await canvas.findAllByRole('row')).at(-1)?.scrollIntoView();
      await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(total));
    }
    canvas.getAllByRole('row').at(-1)?.scrollIntoView();
    await waitFor(() => expect(canvas.getByText('No more data to load.')).toBeVisible());
    await expect(canvas.getAllByText('No more data to load.')).toHaveLength(1);
    await expect(args.onLoadMore).toHaveBeenCalledTimes(4);
    await expect(canvas.getByRole('status')).toHaveTextContent('10 more rows loaded, 40 in total');
  },
};

export const OffersAButtonAfterThreePages: Story = {
  args: { autoLoadPages: 3 },
  render: (args) => <BranchPages {...args} pages={6} />,
  play: async ({ canvas, userEvent }) => {
    for (const total of [20, 30]) {
      canvas.getAllByRole('row').at(-1)?.scrollIntoView();
      await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(total));
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(41));
    await expect(canvas.getByRole('button', { name: 'Load more' })).toHaveFocus();
  },
};

export const KeepsRowsAndRetriesWhenAPageFails: Story = {
  args: { status: 'error-more', hasMore: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};

export const ShowsARowOnceWhenTwoPagesBringIt: Story = {
  args: { rows: [...branches(3), ...branches(3, 2)] },
  play: ({ canvas }) => expect(canvas.getAllByRole('rowheader')).toHaveLength(5),
};

export const OpensARowByKeyboard: Story = {
  args: { onRowPress: fn() },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Bole 1' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowPress).toHaveBeenLastCalledWith(args.rows[0]);
  },
};

export const TurnsTheOrderRound: Story = {
  args: { sort: { columnId: 'name', direction: 'ascending' }, onSort: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('columnheader', { name: 'Name' });
    await expect(name).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(args.onSort).toHaveBeenCalledWith({ columnId: 'name', direction: 'descending' });
  },
};

export const IsCardsWithMoreOnAPhone: Story = {
  args: { onRowPress: fn() },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Address');
    await expect(first).toHaveTextContent('12,500 Br');
    await expect(first).not.toHaveTextContent('Phone');
    await userEvent.click(canvas.getByRole('button', { name: 'More, Bole 1' }));
    await expect(first).toHaveTextContent('Phone');
  },
};

export const ButtonsInARowStandUnderTheirHead: Story = {
  args: {
    columns: [
      ...columns,
      {
        id: 'menu',
        header: 'Menu',
        width: '90px',
        cell: () => (
          <Button variant="quiet" size="small">
            Wedding Gold of many words
          </Button>
        ),
      },
    ],
  },
  play: async ({ canvas }) => {
    const startOf = (element: HTMLElement) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return Math.round(text.getBoundingClientRect().left);
    };
    const [button] = canvas.getAllByRole('button', { name: /Wedding Gold/u });
    await expect(button && startOf(button)).toBe(
      startOf(canvas.getByRole('columnheader', { name: 'Menu' })),
    );
    await expect(button).toHaveStyle({ textAlign: 'start' });
  },
};

export const IsPassedByKeyboard: Story = {
  args: { rows: branches(12), onRowPress: fn(), hasMore: true, autoLoadPages: 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip past Branches' });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Load more' })).toHaveFocus();
  },
};

export const TicksOneRowOrAll: Story = {
  args: { rowActions: (branch) => <a href={`#${branch.id}`}>Open</a> },
  render: (args) => <SelectableBranches {...args} />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Kazanchis 2' }));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(5);
    await userEvent.click(all);
    await expect(canvas.queryByRole('checkbox', { checked: true })).toBeNull();
  },
};

const statuses: ListStatus[] = ['loading', 'ready', 'loading-more', 'error-more', 'error'];

const twoLines = ({ name, address, balance }: Branch) => (
  <Stack space="xsmall">
    <Inline justify="between">
      <Text as="span" isStrong>
        {name}
      </Text>
      <Birr value={balance} />
    </Inline>
    <Text size="small" tone="muted">
      {address}
    </Text>
  </Stack>
);

export const CardsOfTheAppAreOfSixtyFourPixels: Story = {
  args: { renderCard: twoLines, onRowPress: fn(), hasMore: false },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ args, canvas, userEvent }) => {
    const cards = await canvas.findAllByRole('listitem');
    await expect(cards.map((card) => card.getBoundingClientRect().height)).toEqual([
      64, 64, 64, 64,
    ]);
    await expect(canvas.queryByRole('button', { name: /More/u })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Bole 1' }));
    await expect(args.onRowPress).toHaveBeenCalledWith(args.rows[0]);
  },
};

export const AllStates: Story = {
  args: { rows: branches(2), hasMore: true },
  render: (args) => (
    <Stack space="xlarge">
      <DataTable {...args} aria-label="First load" rows={[]} status="loading" />
      <DataTable {...args} aria-label="No branches" rows={[]} />
      {statuses.map((status) => (
        <DataTable
          key={status}
          {...args}
          aria-label={`Branches, ${status}`}
          status={status}
          autoLoadPages={1}
        />
      ))}
      <DataTable {...args} aria-label="The end" hasMore={false} onRowPress={fn()} />
    </Stack>
  ),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    'aria-label': 'ቅርንጫፎች',
    hasMore: false,
    columns: [
      { id: 'name', header: 'የቅርንጫፉ ስም', cell: () => 'ቦሌ መድኃኔዓለም ዋና ቅርንጫፍ' },
      { id: 'address', header: 'አድራሻ', cell: () => 'ከስታዲየም ጀርባ' },
      {
        id: 'balance',
        header: 'ቀሪ',
        align: 'end',
        cell: ({ balance }) => <Birr value={balance} />,
      },
    ],
  },
};

/** Each row has a name, and sums at the end of a column are easy to compare. */
export const Do: Story = {
  args: { columns: columns.filter(({ id }) => id === 'name' || id === 'balance') },
};

/** A database id names the row, and figures are at the start of the column. */
export const Dont: Story = {
  args: {
    columns: [
      { id: 'id', header: 'ID', cell: ({ id }) => id },
      { id: 'name', header: 'Branch name', cell: ({ name }) => name },
      { id: 'balance', header: 'Balance', cell: ({ balance }) => balance },
    ],
    getRowName: ({ id }) => String(id),
  },
};

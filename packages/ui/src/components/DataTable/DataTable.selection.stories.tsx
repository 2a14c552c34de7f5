import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { type Branch, branchArgs, branches, columns } from '../../samples/branch-samples.tsx';
import { Button } from '../Button/Button.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import type { DataTableHandle } from './window/use-revealed-row.ts';

const remove = fn();

const meta = {
  title: 'Data/DataTable/Selection and order',
  component: DataTable<Branch>,
  args: {
    ...branchArgs,
    columns: columns.map((column) =>
      column.id === 'balance'
        ? { ...column, isSortable: true, sortValue: ({ balance }: Branch) => balance }
        : column,
    ),
    defaultSelection: new Set([1]),
    onSelectionChange: fn(),
    selectionActions: (selected, clear) => (
      <Button
        size="small"
        onPress={() => {
          remove([...selected]);
          clear();
        }}
      >
        Archive
      </Button>
    ),
  },
} satisfies Meta<typeof DataTable<Branch>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ActsOnItsOwnSelectionByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('checkbox', { name: 'Select Megenagna 3' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set([1, 2]));
    const bar = within(canvas.getByRole('group', { name: '2 selected' }));
    bar.getByRole('button', { name: 'Archive' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(remove).toHaveBeenLastCalledWith([1, 2]);
    await expect(canvas.queryByRole('group', { name: /selected/u })).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toHaveFocus();
  },
};

const drawn = fn(({ name }: Branch) => name);

export const DrawsOnlyTheRowThatChanges: Story = {
  args: {
    rows: branches(60),
    columns: [{ id: 'name', header: 'Name', cell: drawn }],
    selectionActions: undefined,
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Select Megenagna 3' });
    drawn.mockClear();
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(drawn.mock.calls.map(([{ name }]) => name)).toEqual(['Megenagna 3']);
  },
};

export const TheBarStaysInSight: Story = {
  args: { rows: branches(60) },
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('group', { name: '1 selected' });
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await userEvent.click(within(bar).getByRole('button', { name: 'Clear selection' }));
    await expect(bar).not.toBeInTheDocument();
  },
};

export const TheBarOnAPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: { rows: branches(20) },
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('group', { name: '1 selected' });
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const SortsItsRows: Story = {
  args: { defaultSort: { columnId: 'balance', direction: 'descending' }, onSort: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('rowheader').map((name) => name.textContent);
    await expect(names()).toEqual(['Piassa 4', 'Megenagna 3', 'Kazanchis 2', 'Bole 1']);
    await userEvent.click(canvas.getByRole('button', { name: 'Balance' }));
    await waitFor(() => expect(names()[0]).toBe('Bole 1'));
    await expect(args.onSort).toHaveBeenLastCalledWith({
      columnId: 'balance',
      direction: 'ascending',
    });
    await expect(canvas.getByRole('columnheader', { name: 'Balance' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
};

function WithJump(props: DataTableProps<Branch>) {
  const table = useRef<DataTableHandle>(null);
  return (
    <>
      <Button onPress={() => table.current?.scrollToRow(700)}>To Bole 701</Button>
      <DataTable {...props} ref={table} />
    </>
  );
}

const isInSight = (element: HTMLElement) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

const jumps: Story['play'] = async ({ canvas, userEvent }) => {
  await expect(canvas.queryByText('Bole 701')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'To Bole 701' }));
  await waitFor(() => expect(isInSight(canvas.getByText('Bole 701'))).toBe(true));
};

export const ScrollsToARowThatWasNotDrawn: Story = {
  args: { rows: branches(1000), selectionActions: undefined },
  parameters: { a11y: { options: { rules: { 'target-size': { enabled: false } } } } },
  render: (args) => <WithJump {...args} />,
  play: jumps,
};

export const ScrollsToACardThatWasNotDrawn: Story = {
  ...ScrollsToARowThatWasNotDrawn,
  globals: { viewport: { value: 'small' } },
};

export const Amharic: Story = { globals: { locale: 'am' } };

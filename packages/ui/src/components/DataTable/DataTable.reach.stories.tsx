import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { type Branch, branchArgs, columns } from '../../samples/branch-samples.tsx';
import { Link } from '../Link/Link.tsx';
import { RowActions } from '../RowActions/RowActions.tsx';
import { DataTable } from './DataTable.tsx';

const meta = {
  title: 'Data/DataTable and its rows',
  tags: ['!autodocs'],
  component: DataTable<Branch>,
  args: branchArgs,
} satisfies Meta<typeof DataTable<Branch>>;
export default meta;
type Story = StoryObj<typeof meta>;

const onEdit = fn();

const wide = Array.from({ length: 8 }, (_, index) => ({
  id: `wide-${index}`,
  header: `Column ${index + 1}`,
  width: '240px',
  cell: ({ address }: Branch) => <span style={{ whiteSpace: 'nowrap' }}>{address} again</span>,
}));

export const OpensARowByAPressAnywhereButOnItsButtons: Story = {
  args: {
    onRowPress: fn(),
    rowActions: ({ name }) => (
      <RowActions
        rowName={name}
        actions={['Edit', 'Print', 'Delete'].map((label) => ({
          id: label,
          label,
          icon: <Pencil aria-hidden />,
          onPress: onEdit,
        }))}
      />
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions, Kazanchis 2' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Print' }));
    await expect(onEdit).toHaveBeenCalledOnce();
    await expect(args.onRowPress).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    const address = canvas.getAllByText('Behind the stadium')[1];
    await userEvent.click(address ?? canvas.getByRole('table'));
    await expect(args.onRowPress).toHaveBeenCalledOnce();
    await expect(args.onRowPress).toHaveBeenLastCalledWith(args.rows[1]);
  },
};

const noted = columns.map((column) =>
  column.id === 'name'
    ? {
        ...column,
        isRowHeader: true,
        note: ({ name }: Branch) => <Link href="#old">{`Before, ${name} was Arada`}</Link>,
      }
    : column,
);

export const ANoteBelowItsNameIsPressedByItself: Story = {
  args: { columns: noted, onRowPress: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Before, Kazanchis 2 / }));
    await expect(args.onRowPress).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Kazanchis 2' }));
    await expect(args.onRowPress).toHaveBeenCalledOnce();
  },
};

export const KeepsAColumnInSight: Story = {
  args: {
    columns: [
      { id: 'id', header: 'Number', cell: ({ id }) => id },
      ...columns.map((column) =>
        column.id === 'name' ? { ...column, isRowHeader: true, isSticky: true } : column,
      ),
      ...wide,
    ],
    density: 'compact',
    onRowPress: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const box = await canvas.findByRole('region', { name: 'Branches' });
    const [name] = canvas.getAllByRole('rowheader');
    box.scrollLeft = 400;
    await waitFor(() => expect(box.scrollLeft).toBe(400));
    await expect(name?.getBoundingClientRect().left).toBeCloseTo(
      box.getBoundingClientRect().left + 1,
      0,
    );
    const [seen] = canvas.getAllByText('Behind the stadium again');
    await userEvent.click(seen ?? box);
    await expect(args.onRowPress).toHaveBeenCalledWith(args.rows[0]);
  },
};

export const CutsALongTitleWithAnEllipsis: Story = {
  args: {
    columns: [
      {
        id: 'name',
        header: 'Name',
        width: '96px',
        isOneLine: true,
        cell: ({ name, address }) => `${name}, ${address}, beside the bakery, first floor`,
      },
      ...wide,
    ],
    onRowPress: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const [title] = await canvas.findAllByRole('button', { name: /^Bole 1, Behind/u });
    if (!title) throw new Error('no title');
    await expect(title.scrollWidth).toBeGreaterThan(title.clientWidth);
    await expect(getComputedStyle(title).textOverflow).toBe('ellipsis');
    await userEvent.click(title);
    await expect(args.onRowPress).toHaveBeenCalledWith(args.rows[0]);
  },
};

export const KeepsTheActsInSight: Story = {
  args: {
    columns: [...columns, ...wide],
    rowActions: ({ name }) => (
      <RowActions
        rowName={name}
        actions={[{ id: 'edit', label: 'Edit', icon: <Pencil aria-hidden />, onPress: onEdit }]}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('region', { name: 'Branches' });
    const edit = canvas.getByRole('button', { name: 'Edit, Bole 1' });
    const isOnTop = () => {
      const { left, top, width, height } = edit.getBoundingClientRect();
      return edit.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    await waitFor(() => expect(isOnTop()).toBe(true));
    await userEvent.click(edit);
    await expect(onEdit).toHaveBeenCalledOnce();
    box.scrollLeft = 400;
    await waitFor(() => expect(box.scrollLeft).toBe(400));
    await expect(isOnTop()).toBe(true);
  },
};

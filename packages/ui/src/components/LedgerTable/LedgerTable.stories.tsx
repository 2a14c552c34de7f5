// spec:9
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { IsoDate } from '@digis/ethio-date';
import { expect, fn, within } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Birr } from '../Birr/Birr.tsx';
import type { DataColumn } from '../DataTable/data-column.ts';
import { DateText } from '../DateText/DateText.tsx';
import { facePhoto } from '../../samples/media-samples.ts';
import { cutSums, largeSums, phoneRooms } from '../../samples/whole-sums.ts';
import { Stack } from '../Stack/Stack.tsx';
import type { Direction } from '../LedgerDirection/LedgerDirection.tsx';
import { LedgerTable, type LedgerTableProps } from './LedgerTable.tsx';

interface Entry {
  id: number;
  day: IsoDate;
  in_out: Direction;
  reason: string;
  amount: number;
}

const rows: Entry[] = [
  { id: 1, day: '2026-09-14', in_out: 'in', reason: 'Advance', amount: 40_000 },
  { id: 2, day: '2026-09-16', in_out: 'out', reason: 'Butter', amount: 12_350.5 },
  { id: 3, day: '2026-09-18', in_out: 'out', reason: 'Transport', amount: 1_800 },
];

const columns: DataColumn<Entry>[] = [
  { id: 'day', header: 'Date', total: 'Total', cell: ({ day }) => <DateText value={day} /> },
  { id: 'reason', header: 'Reason', cell: ({ reason }) => reason },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    isFact: true,
    cell: ({ amount }) => <Birr value={amount} />,
    total: <Birr value={25_849.5} />,
  },
];

const meta = {
  title: 'Data/LedgerTable',
  component: LedgerTable<Entry>,
  args: {
    'aria-label': 'Ledger of Abebe',
    columns,
    rows,
    hasMore: false,
    getRowId: (entry) => entry.id,
    getRowName: (entry) => entry.reason,
    getDirection: (entry) => entry.in_out,
  },
  parameters: {
    handbook: {
      when: ['The cashbook of a branch, what a vendor or an employee was paid.'],
      instead: ['Records without money are a `DataTable`.'],
      anatomy: {
        Direction: 'in or out, by arrow and word',
        Amount: 'also on the card of a phone',
        Balance: 'after each line, where it is known',
        Receipt: 'a picture that opens',
        Totals: 'below the columns that have one',
      },
      announces: ['As `DataTable` does.'],
      words: ['Name the column by what is summed: “Received”, not “Amount 1”.'],
      search: ['cashbook', 'accounting', 'payments', 'transactions', 'statement'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof LedgerTable<Entry>>;
export default meta;
type Story = StoryObj<typeof meta>;

const example = `<LedgerTable
  aria-label="Cashbook"
  columns={[
    { id: 'name', header: 'Name', cell: ({ name }) => name },
    { id: 'balance', header: 'Balance', align: 'end', cell: ({ balance }) => <Birr value={balance} /> },
  ]}
  rows={[{ id: 1, name: 'Bole', balance: 12500 }]}
  getRowId={({ id }) => id}
  getRowName={({ name }) => name}
  getDirection={({ balance }) => (balance < 0 ? 'out' : 'in')}
/>`;

export const Playground: Story = { parameters: { docs: { source: { code: example } } } };

export const SaysInAndOutInWords: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Advance/u })).toHaveTextContent('In');
    await expect(canvas.getByRole('row', { name: /Butter/u })).toHaveTextContent('Out');
  },
};

export const TurnsTonesRoundForAVendor: Story = {
  args: { tones: { in: 'critical', out: 'positive' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In')).toHaveAttribute('data-tone', 'critical');
    await expect(canvas.getAllByText('Out')[0]).toHaveAttribute('data-tone', 'positive');
  },
};

export const SumsUpBelowTheColumn: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('row', { name: /Total/u })).toHaveTextContent('25,849.50 Br'),
};

const openReceipt = fn();
const told: Pick<LedgerTableProps<Entry>, 'getBalance' | 'getReceipt' | 'getRemark'> = {
  getBalance: ({ id }) => [40_000, 27_649.5, 25_849.5][id - 1] ?? 0,
  getReceipt: ({ in_out }) => (in_out === 'out' ? { src: facePhoto, onOpen: openReceipt } : null),
  getRemark: ({ id }) => (id === 2 ? 'Twenty kilos from the market at Merkato.' : null),
};

export const TellsWhatWasLeftAndShowsThePaper: Story = {
  args: told,
  play: async ({ canvas, userEvent }) => {
    const butter = canvas.getByRole('row', { name: /Butter/u });
    await expect(butter).toHaveTextContent('27,649.50 Br');
    await userEvent.click(canvas.getByText('Remark', { selector: 'summary' }));
    await expect(canvas.getByText(/Twenty kilos/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge Receipt, Butter' }));
    await expect(openReceipt).toHaveBeenCalledOnce();
  },
};

const plainColumns: DataColumn<Entry>[] = [
  { id: 'day', header: 'Date', cell: ({ day }) => <DateText value={day} />, isFact: true },
  { id: 'reason', header: 'Reason', isRowHeader: true, cell: ({ reason }) => reason },
  { id: 'pieces', header: 'Pieces', align: 'end', cell: ({ id }) => id },
  { id: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => <Birr value={amount} /> },
];

export const ACardHasTheAmount: Story = {
  args: { ...told, columns: plainColumns },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const butter = within(await canvas.findByRole('list')).getAllByRole('listitem')[1];
    await expect(butter).toHaveTextContent('12,350.50 Br');
    await expect(butter).toHaveTextContent('Out');
  },
};

export const SumsAreWholeOnPhones: Story = {
  tags: ['!visual'],
  globals: { viewport: { value: 'mobile' } },
  args: {
    columns: plainColumns.map((column) =>
      column.id === 'amount'
        ? { ...column, total: <Birr value={largeSums.at(-1) ?? 0} /> }
        : column,
    ),
    rows: largeSums.map((amount, id) => ({
      id,
      day: '2026-09-14',
      in_out: 'out',
      reason: 'Butter',
      amount,
    })),
  },
  render: (args) => (
    <>
      {phoneRooms.map((width) => (
        <div key={width} style={{ width }}>
          <LedgerTable {...args} aria-label={`Ledger in ${width}`} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const ledgers = await canvas.findAllByRole('list');
    const cards = ledgers.flatMap((ledger) => within(ledger).getAllByRole('listitem'));
    await expect(cards).toHaveLength(24);
    const amounts = cards.map((card) => card.querySelector('data')?.getAttribute('value'));
    await expect(amounts).toEqual(phoneRooms.flatMap(() => largeSums.map(String)));
    await expect(cutSums(canvasElement)).toEqual([]);
  },
};

export const SumsAreWholeOnPhonesInAmharic: Story = {
  ...SumsAreWholeOnPhones,
  globals: { locale: 'am', viewport: { value: 'mobile' } },
};

export const HasNothingBelowItsLastLine: Story = {
  args: { hasMore: undefined },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table').getBoundingClientRect();
    const list = canvas.getByRole('table').closest('[data-status]')?.getBoundingClientRect();
    await expect((list?.bottom ?? 0) - table.bottom).toBeLessThanOrEqual(16);
  },
};

export const WritesSantimWhereThereAreAny: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Advance/u })).toHaveTextContent('40,000 Br');
    await expect(canvas.getByRole('row', { name: /Butter/u })).toHaveTextContent('12,350.50 Br');
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack space="xlarge">
      <LedgerTable {...args} {...told} />
      <LedgerTable
        {...args}
        aria-label="Ledger of a vendor"
        tones={{ in: 'critical', out: 'positive' }}
      />
      <LedgerTable {...args} aria-label="An empty ledger" rows={[]} />
    </Stack>
  ),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    'aria-label': 'የአበበ መዝገብ',
    columns: [
      { id: 'day', header: 'ቀን', total: 'ድምር', cell: ({ day }) => <DateText value={day} /> },
      {
        id: 'amount',
        header: 'መጠን',
        align: 'end',
        cell: ({ amount }) => <Birr value={amount} />,
        total: <Birr value={25_849.5} />,
      },
    ],
  },
  play: ({ canvas }) => expect(canvas.getAllByText('ወጪ')).toHaveLength(2),
};

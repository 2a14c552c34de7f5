import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import {
  ColumnChoice,
  dayArgs,
  dayCard,
  type DayEvent,
  dayEvents,
  DayPages,
} from '../../samples/day-samples.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { DataTable } from './DataTable.tsx';

const meta = {
  title: 'Data/DataTable in groups',
  tags: ['!autodocs'],
  component: DataTable<DayEvent>,
  args: dayArgs,
} satisfies Meta<typeof DataTable<DayEvent>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AHeadNamesTheRowsOfItsDay: Story = {
  play: async ({ canvas }) => {
    const day = canvas.getByRole('rowgroup', { name: /^Monday, Meskerem 11, 2019.* 3 events/u });
    await expect(within(day).getByRole('rowheader', { name: /Meskerem 11/u })).toHaveAttribute(
      'scope',
      'rowgroup',
    );
    await expect(within(day).getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getAllByRole('rowgroup', { name: /Meskerem/u })).toHaveLength(3);
  },
};

const topOf = (element: Element | null | undefined) => element?.getBoundingClientRect().top ?? 0;

export const TheHeadOfTheDayStaysBelowTheHeadsOfTheColumns: Story = {
  args: { rows: dayEvents(60) },
  play: async ({ canvas }) => {
    const columnHead = canvas.getByRole('columnheader', { name: 'Client' });
    const [, second, third] = canvas.getAllByRole('rowheader', { name: /Meskerem/u });
    const height = columnHead.getBoundingClientRect().height;
    globalThis.scrollTo(0, scrollY + topOf(second) - height + 60);
    await waitFor(() => expect(topOf(columnHead)).toBe(0));
    await waitFor(() => expect(topOf(second)).toBeCloseTo(height, 0));
    await expect(topOf(third)).toBeGreaterThan(height + 28);
    const { left, top } = second?.getBoundingClientRect() ?? new DOMRect();
    await expect(second?.contains(document.elementFromPoint(left + 20, top + 14))).toBe(true);
  },
};

export const RowsOfTheNextPageJoinTheirDay: Story = {
  render: (args) => <DayPages {...args} />,
  play: async ({ canvas, userEvent }) => {
    const tuesday = () => canvas.getByRole('rowgroup', { name: /^Tuesday, Meskerem 12/u });
    await expect(within(tuesday()).getAllByRole('row')).toHaveLength(2);
    await expect(tuesday()).not.toHaveTextContent('events');
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(within(tuesday()).getAllByRole('row')).toHaveLength(4));
    await expect(tuesday()).toHaveTextContent('3 events');
    await expect(canvas.getAllByRole('rowgroup', { name: /Meskerem/u })).toHaveLength(3);
  },
};

export const DaysAreAboveTheCardsOfAPhone: Story = {
  args: { renderCard: dayCard, rows: dayEvents(12) },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const day = await canvas.findByRole('list', { name: /^Monday, Meskerem 11, 2019.*3 events/u });
    const cards = within(day).getAllByRole('listitem');
    await expect(cards).toHaveLength(3);
    for (const card of cards) {
      await expect(card.getBoundingClientRect().height).toBeLessThanOrEqual(100);
    }
    const head = day.previousElementSibling;
    globalThis.scrollTo(0, scrollY + topOf(head) + 100);
    await waitFor(() => expect(topOf(head)).toBe(0));
  },
};

export const DenseRowsAreFortyPixels: Story = {
  args: { density: 'compact', groups: undefined },
  play: async ({ canvas }) => {
    const [head, ...rows] = canvas.getAllByRole('row');
    await expect(rows.map((row) => row.getBoundingClientRect().height)).toEqual(
      dayArgs.rows.map(() => 40),
    );
    const cell = canvas.getAllByRole('cell')[0];
    await expect(cell).toHaveStyle({ fontSize: '14px', lineHeight: '20px' });
    await expect(head?.firstElementChild).toHaveStyle({ fontSize: '12px' });
  },
};

export const ADayIsAsHighAsItsHeadAndRows: Story = {
  args: { density: 'compact', rows: dayEvents(30) },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('rowgroup', { name: /Meskerem/u });
    const day = first?.getBoundingClientRect().height ?? 0;
    await expect(day).toBe(28 + 3 * 40);
  },
};

export const ShowsTheChosenColumns: Story = {
  args: { rows: dayEvents(150) },
  render: (args) => <ColumnChoice {...args} chosen="one of an earlier release" />,
  play: async ({ canvas, userEvent }) => {
    const heads = () => canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads()).toEqual(['Hour', 'Client', 'Owes']);
    const table = canvas.getByRole('table', { name: 'Events' });
    await waitFor(() => expect(table.querySelectorAll('col')).toHaveLength(3));
    canvas.getByRole('radio', { name: 'Desk' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'All columns' })).toBeChecked();
    await waitFor(() => expect(heads()).toEqual(['Hour', 'Client', 'Guests', 'Owes', 'Day']));
    await waitFor(() => expect(table.querySelectorAll('col')).toHaveLength(5));
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
  },
};

export const CardsHaveAllColumns: Story = {
  render: (args) => <ColumnChoice {...args} chosen="desk" />,
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More, Almaz Tesfaye 1' }));
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Guests');
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack space="xlarge">
      <ColumnChoice {...args} chosen="all" aria-label="Comfortable" renderCard={dayCard} />
      <ColumnChoice {...args} chosen="desk" aria-label="Dense" density="compact" />
      <div style={{ maxWidth: '420px' }}>
        <DataTable {...args} aria-label="Wide" hasMore density="compact" />
      </div>
    </Stack>
  ),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    'aria-label': 'ድግሶች',
    density: 'compact',
    renderCard: dayCard,
    rows: dayEvents(7).map((event) => ({ ...event, client: 'አልማዝ ተስፋዬ' })),
    columns: [
      { id: 'hour', header: 'ሰዓት', cell: ({ hour }) => hour },
      { id: 'client', header: 'ደንበኛ', isRowHeader: true, cell: ({ client }) => client },
      { id: 'guests', header: 'ሰው', align: 'end', cell: ({ guests }) => guests },
    ],
    groups: { ...dayArgs.groups, renderSummary: ({ rows }) => `${rows.length} ድግስ` },
  },
};

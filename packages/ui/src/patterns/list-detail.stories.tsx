import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Birr } from '../components/Birr/Birr.tsx';
import { DataTable } from '../components/DataTable/DataTable.tsx';
import { DescriptionList } from '../components/DescriptionList/DescriptionList.tsx';
import { Drawer } from '../components/Drawer/Drawer.tsx';
import { PhoneText } from '../components/PhoneText/PhoneText.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Timeline } from '../components/Timeline/Timeline.tsx';
import { useSampleWords } from './use-sample-words.ts';

const meta = { title: 'Patterns/List and detail', tags: ['!visual', '!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const words = {
  en: {
    list: 'Clients',
    name: 'Name',
    owes: 'Left to pay',
    phone: 'Phone',
    history: 'History',
    scheduled: 'Event scheduled',
    hana: 'Hana',
    rows: ['Almaz Bekele', 'Dawit Haile'],
  },
  am: {
    list: 'ደንበኞች',
    name: 'ስም',
    owes: 'ቀሪ ክፍያ',
    phone: 'ስልክ',
    history: 'ታሪክ',
    scheduled: 'ዝግጅት ተመዝግቧል',
    hana: 'ሃና',
    rows: ['አልማዝ በቀለ', 'ዳዊት ኃይሌ'],
  },
};
const clients = [
  { id: 0, owes: 12_500, phone: '0911000001' },
  { id: 1, owes: 0, phone: '0911000002' },
];

function ListAndDetail() {
  const t = useSampleWords(words);
  const [opened, setOpened] = useState<number | null>(null);
  const shown = clients.find(({ id }) => id === opened);
  return (
    <>
      <DataTable
        aria-label={t.list}
        columns={[
          { id: 'name', header: t.name, cell: ({ id }) => t.rows[id] },
          {
            id: 'owes',
            header: t.owes,
            align: 'end',
            isFact: true,
            cell: ({ owes }) => <Birr value={owes} />,
          },
        ]}
        rows={clients}
        getRowId={({ id }) => id}
        getRowName={({ id }) => t.rows[id] ?? ''}
        onRowPress={({ id }) => setOpened(id)}
      />
      <Drawer
        title={opened === null ? t.list : t.rows[opened]}
        isOpen={opened !== null}
        onOpenChange={() => setOpened(null)}
      >
        {shown && (
          <Stack>
            <DescriptionList
              items={[
                { label: t.phone, value: <PhoneText value={shown.phone} /> },
                { label: t.owes, value: <Birr value={shown.owes} /> },
              ]}
            />
            <Timeline
              aria-label={t.history}
              items={[{ id: 1, date: '2026-09-14', time: '09:30', what: t.scheduled, who: t.hana }]}
            />
          </Stack>
        )}
      </Drawer>
    </>
  );
}

export const Playground: Story = {
  render: () => <ListAndDetail />,
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('button', { name: 'Almaz Bekele' });
    name.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Almaz Bekele' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(name).toHaveFocus());
  },
};

export const Amharic: Story = { globals: { locale: 'am' }, render: () => <ListAndDetail /> };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Birr } from '../components/Birr/Birr.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog/ConfirmDialog.tsx';
import { DataTable } from '../components/DataTable/DataTable.tsx';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { RowActions } from '../components/RowActions/RowActions.tsx';
import { TextArea } from '../components/TextArea/TextArea.tsx';
import { toasts } from '../components/ToastRegion/toast-queue.ts';
import { ToastRegion } from '../components/ToastRegion/ToastRegion.tsx';
import { useSampleWords } from './use-sample-words.ts';

const meta = { title: 'Patterns/Approval', tags: ['!visual', '!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const words = {
  en: {
    list: 'Payments that wait',
    reason: 'For',
    amount: 'Amount',
    approve: 'Approve',
    reject: 'Reject',
    why: 'Reason',
    approved: (name: string) => `Approved: ${name}`,
    rejected: (name: string) => `Rejected: ${name}`,
    question: (name: string) => `Reject “${name}”? Who entered it reads the reason.`,
    none: 'Nothing waits for you',
    rows: ['Butter for Saturday', 'Advance of Almaz'],
  },
  am: {
    list: 'የሚጠብቁ ክፍያዎች',
    reason: 'ለ',
    amount: 'መጠን',
    approve: 'አጽድቅ',
    reject: 'ውድቅ አድርግ',
    why: 'ምክንያት',
    approved: (name: string) => `ጸድቋል፦ ${name}`,
    rejected: (name: string) => `ውድቅ ሆኗል፦ ${name}`,
    question: (name: string) => `«${name}» ውድቅ ይደረግ? ያስገባው ሰው ምክንያቱን ያነባል።`,
    none: 'የሚጠብቅዎት የለም',
    rows: ['ለቅዳሜ ቅቤ', 'የአልማዝ ቅድመ ክፍያ'],
  },
};
const AMOUNTS = [2_400, 15_000];

function Approval() {
  const t = useSampleWords(words);
  const [settled, setSettled] = useState<readonly number[]>([]);
  const [asked, setAsked] = useState<number | null>(null);
  const rows = AMOUNTS.map((amount, id) => ({ id, amount, name: t.rows[id] ?? '' })).filter(
    ({ id }) => !settled.includes(id),
  );
  const settle = (id: number, message: string) => {
    setSettled((before) => [...before, id]);
    toasts.success(message);
  };
  const name = asked === null ? '' : (t.rows[asked] ?? '');
  return (
    <>
      <DataTable
        aria-label={t.list}
        columns={[
          { id: 'reason', header: t.reason, cell: (row) => row.name },
          {
            id: 'amount',
            header: t.amount,
            align: 'end',
            isFact: true,
            cell: ({ amount }) => <Birr value={amount} />,
          },
        ]}
        rows={rows}
        getRowId={({ id }) => id}
        getRowName={(row) => row.name}
        emptyState={<EmptyState title={t.none} />}
        rowActions={(row) => (
          <RowActions
            rowName={row.name}
            actions={[
              {
                id: 'approve',
                label: t.approve,
                icon: <Check aria-hidden />,
                onPress: () => settle(row.id, t.approved(row.name)),
              },
              {
                id: 'reject',
                label: t.reject,
                icon: <X aria-hidden />,
                onPress: () => setAsked(row.id),
              },
            ]}
          />
        )}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
        message={t.question(name)}
        confirmLabel={t.reject}
        onConfirm={() => {
          if (asked !== null) settle(asked, t.rejected(name));
        }}
      >
        <TextArea label={t.why} />
      </ConfirmDialog>
      <ToastRegion />
    </>
  );
}

export const Playground: Story = {
  beforeEach: () => toasts.clear,
  render: () => <Approval />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Approve.*Butter/u }));
    await waitFor(() => expect(screen.getByText('Approved: Butter for Saturday')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /Reject.*Almaz/u }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveAccessibleDescription(/Advance of Almaz/u);
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(canvas.getByText('Nothing waits for you')).toBeVisible());
  },
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  render: () => <Approval />,
};

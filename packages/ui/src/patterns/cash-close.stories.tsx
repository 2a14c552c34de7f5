import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Birr } from '../components/Birr/Birr.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Card } from '../components/Card/Card.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog/ConfirmDialog.tsx';
import { DescriptionList } from '../components/DescriptionList/DescriptionList.tsx';
import { type CountedNotes, countedSum } from '../components/NoteCount/counted-notes.ts';
import { NoteCount } from '../components/NoteCount/NoteCount.tsx';
import { Notice } from '../components/Notice/Notice.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { useSampleWords } from './use-sample-words.ts';

const meta = { title: 'Patterns/Cash close', tags: ['!visual', '!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const words = {
  en: {
    title: 'Cash of Bole, today',
    opening: 'In the morning',
    received: 'Received',
    paid: 'Paid out',
    expected: 'Should be in the cash box',
    counted: 'Counted',
    short: 'Missing',
    over: 'Too much',
    agrees: 'The count agrees.',
    close: 'Close the day',
    question:
      'Close the day of Bole with the counted cash? Nothing can be entered for today after that.',
    closed: 'The day is closed.',
  },
  am: {
    title: 'የቦሌ ጥሬ ገንዘብ፣ ዛሬ',
    opening: 'ጠዋት የነበረ',
    received: 'የተቀበሉት',
    paid: 'የተከፈለ',
    expected: 'በሣጥኑ ውስጥ መኖር ያለበት',
    counted: 'የተቆጠረ',
    short: 'የጎደለ',
    over: 'ትርፍ',
    agrees: 'ቆጠራው ይስማማል።',
    close: 'ቀኑን ዝጋ',
    question: 'የቦሌን ቀን በተቆጠረው ገንዘብ ይዝጉ? ከዚያ በኋላ ለዛሬ ምንም ማስገባት አይቻልም።',
    closed: 'ቀኑ ተዘግቷል።',
  },
};

const OPENING = 4_000;
const RECEIVED = 12_500;
const PAID = 3_250;
const EXPECTED = OPENING + RECEIVED - PAID;

function CashClose() {
  const t = useSampleWords(words);
  const [counted, setCounted] = useState<CountedNotes | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isClosed, setClosed] = useState(false);
  const difference = counted === null ? null : countedSum(counted) - EXPECTED;
  return (
    <Card title={t.title}>
      <Stack>
        <DescriptionList
          layout="rows"
          items={[
            { label: t.opening, value: <Birr value={OPENING} /> },
            { label: t.received, value: <Birr value={RECEIVED} /> },
            { label: t.paid, value: <Birr value={-PAID} /> },
            { label: t.expected, value: <Birr value={EXPECTED} />, isStrong: true },
          ]}
        />
        <NoteCount label={t.counted} value={counted} onChange={setCounted} isReadOnly={isClosed} />
        {difference !== null && (
          <Notice tone={difference === 0 ? 'positive' : 'caution'} isLive>
            {difference === 0 ? (
              t.agrees
            ) : (
              <>
                {difference < 0 ? t.short : t.over}: <Birr value={Math.abs(difference)} />
              </>
            )}
          </Notice>
        )}
        {isClosed ? (
          <Notice tone="positive" isLive>
            {t.closed}
          </Notice>
        ) : (
          <Button isDisabled={counted === null} onPress={() => setAsking(true)}>
            {t.close}
          </Button>
        )}
      </Stack>
      <ConfirmDialog
        tone="brand"
        isOpen={isAsking}
        onOpenChange={setAsking}
        message={t.question}
        onConfirm={() => setClosed(true)}
      />
    </Card>
  );
}

export const Playground: Story = {
  render: () => <CashClose />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Notes of 200' }));
    await userEvent.keyboard('65');
    await waitFor(() => expect(canvas.getByText(/Missing/u)).toHaveTextContent('250'));
    await userEvent.click(canvas.getByRole('button', { name: 'Close the day' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(canvas.getByText('The day is closed.')).toBeVisible());
  },
};

export const Amharic: Story = { globals: { locale: 'am' }, render: () => <CashClose /> };

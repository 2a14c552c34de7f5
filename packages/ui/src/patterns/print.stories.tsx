import type { Meta, StoryObj } from '@storybook/react-vite';
import { Printer } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Birr } from '../components/Birr/Birr.tsx';
import { Button } from '../components/Button/Button.tsx';
import { DateText } from '../components/DateText/DateText.tsx';
import { DescriptionList } from '../components/DescriptionList/DescriptionList.tsx';
import { PrintSheet } from '../components/PrintSheet/PrintSheet.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { useSampleWords } from './use-sample-words.ts';

const meta = { title: 'Patterns/Print', tags: ['!visual', '!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const words = {
  en: {
    print: 'Print',
    paper: 'Gojo Catering · Receipt 118',
    client: 'Client',
    name: 'Almaz Bekele',
    day: 'Date',
    paid: 'Received',
    inWords: 'Twelve thousand five hundred birr',
    sign: 'Signature of the cashier: ____________',
  },
  am: {
    print: 'አትም',
    paper: 'ጎጆ ድግስ · ደረሰኝ 118',
    client: 'ደንበኛ',
    name: 'አልማዝ በቀለ',
    day: 'ቀን',
    paid: 'የተቀበሉት',
    inWords: 'አሥራ ሁለት ሺህ አምስት መቶ ብር',
    sign: 'የገንዘብ ያዥ ፊርማ፦ ____________',
  },
};

function Receipt() {
  const t = useSampleWords(words);
  return (
    <Stack>
      <Button variant="soft" icon={<Printer aria-hidden />} onPress={() => window.print()}>
        {t.print}
      </Button>
      <PrintSheet head={<Text isStrong>{t.paper}</Text>} foot={<Text>{t.sign}</Text>}>
        <DescriptionList
          items={[
            { label: t.client, value: t.name },
            { label: t.day, value: <DateText value="2026-09-21" /> },
            { label: t.paid, value: <Birr value={12_500} currency="ETB" /> },
          ]}
        />
        <Text>{t.inWords}</Text>
      </PrintSheet>
    </Stack>
  );
}

export const Playground: Story = {
  beforeEach: () => {
    const print = window.print;
    window.print = fn();
    return () => {
      window.print = print;
    };
  },
  render: () => <Receipt />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Twelve thousand five hundred birr')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(window.print).toHaveBeenCalledOnce();
  },
};

export const Amharic: Story = { globals: { locale: 'am' }, render: () => <Receipt /> };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { DateText } from '../components/DateText/DateText.tsx';
import { EthiopianDatePicker } from '../components/EthiopianDatePicker/EthiopianDatePicker.tsx';
import { LanguageSelect, writtenLanguages } from '../components/LanguageSelect/LanguageSelect.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { useKit, type WrittenLocale } from '../theme/kit-context.ts';
import { UiProvider } from '../theme/UiProvider.tsx';
import { useSampleWords } from './use-sample-words.ts';

const meta = { title: 'Patterns/Language switch', tags: ['!visual', '!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const words = {
  en: { language: 'Language', name: 'Full name', day: 'Event date' },
  am: { language: 'ቋንቋ', name: 'ሙሉ ስም', day: 'የዝግጅቱ ቀን' },
};

function Fields({ onChange }: { onChange: (locale: WrittenLocale) => void }) {
  const t = useSampleWords(words);
  return (
    <Stack>
      <LanguageSelect
        languages={writtenLanguages}
        label={t.language}
        value={useKit().locale}
        onChange={onChange}
      />
      <TextField label={t.name} />
      <EthiopianDatePicker label={t.day} defaultValue="2026-09-21" />
      <DateText value="2026-09-21" />
    </Stack>
  );
}

function App() {
  const { locale, now, colorScheme } = useKit();
  const [chosen, setChosen] = useState<WrittenLocale>(locale);
  return (
    <UiProvider locale={chosen} now={now} colorScheme={colorScheme} scope="self">
      <Fields onChange={setChosen} />
    </UiProvider>
  );
}

export const Playground: Story = {
  render: () => <App />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Full name' }));
    await userEvent.keyboard('Almaz');
    await userEvent.click(canvas.getByRole('radio', { name: 'አማርኛ' }));
    await expect(await canvas.findByRole('textbox', { name: 'ሙሉ ስም' })).toHaveValue('Almaz');
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }));
    await expect(await canvas.findByRole('textbox', { name: 'Full name' })).toHaveValue('Almaz');
  },
};

export const Amharic: Story = { globals: { locale: 'am' }, render: () => <App /> };

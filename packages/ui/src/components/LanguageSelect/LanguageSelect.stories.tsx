// spec:1, spec:9
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { useKit, useNow, type WrittenLocale } from '../../theme/kit-context.ts';
import { UiProvider } from '../../theme/UiProvider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { LanguageSelect, type LanguageSelectProps, writtenLanguages } from './LanguageSelect.tsx';

function Chooser(props: LanguageSelectProps) {
  const [locale, setLocale] = useState<WrittenLocale>(props.value);
  return (
    <UiProvider locale={locale} now={useNow()}>
      <Stack align="start">
        <LanguageSelect {...props} value={locale} onChange={setLocale} />
        <TextField label={useKit().locale === 'am' ? 'ደንበኛ' : 'Client'} />
      </Stack>
    </UiProvider>
  );
}

const meta = {
  parameters: {
    handbook: {
      when: ['In the sidebar and on the sign-in page.'],
      anatomy: {
        Choices: 'each in its own language, never a flag',
      },
      announces: ['Each name is read in its own language, because it is marked with it.'],
      search: ['locale', 'translation', 'Amharic', 'ቋንቋ'],
    } satisfies Handbook,
    docs: { story: { inline: false, height: '160px' } },
  },
  title: 'Shell/LanguageSelect',
  component: LanguageSelect<WrittenLocale>,
  args: {
    value: 'en',
    label: 'Language',
    languages: writtenLanguages,
    onChange: () => undefined,
  },
  render: (args) => <Chooser {...args} />,
} satisfies Meta<typeof LanguageSelect<WrittenLocale>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const KeepsWhatWasTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Client' }), 'Almaz');
    const amharic = canvas.getByRole('radio', { name: 'አማርኛ' });
    await expect(amharic).toHaveAttribute('lang', 'am');
    await userEvent.click(amharic);
    await expect(amharic).toBeChecked();
    await expect(document.documentElement).toHaveAttribute('lang', 'am');
    await expect(canvas.getByRole('textbox', { name: 'Client' })).toHaveValue('Almaz');
  },
};

export const MovesByArrows: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(canvas.getByRole('radio', { name: 'አማርኛ' })).toBeChecked();
  },
};

function ThreeLanguages() {
  const [chosen, setChosen] = useState<'en' | 'am' | 'om'>('en');
  return (
    <LanguageSelect
      label="Language"
      value={chosen}
      onChange={setChosen}
      languages={[
        { id: 'en', name: 'English' },
        { id: 'am', name: 'አማርኛ' },
        { id: 'om', name: 'Afaan Oromoo' },
      ]}
    />
  );
}

export const OffersOtherLanguages: Story = {
  render: () => <ThreeLanguages />,
  play: async ({ canvas, userEvent }) => {
    const oromo = canvas.getByRole('radio', { name: 'Afaan Oromoo' });
    await expect(oromo).toHaveAttribute('lang', 'om');
    await userEvent.click(oromo);
    await expect(oromo).toBeChecked();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack align="start">
      <LanguageSelect {...args} value="en" />
      <LanguageSelect {...args} value="am" label="ቋንቋ" />
    </Stack>
  ),
};

export const Amharic: Story = { globals: { locale: 'am' }, args: { value: 'am', label: 'ቋንቋ' } };

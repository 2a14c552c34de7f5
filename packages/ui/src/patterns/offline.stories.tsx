import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Badge } from '../components/Badge/Badge.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Form } from '../components/Form/Form.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { Notice } from '../components/Notice/Notice.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Switch } from '../components/Switch/Switch.tsx';
import { Text } from '../components/Text/Text.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { useSampleWords } from './use-sample-words.ts';

const meta = { title: 'Patterns/Offline', tags: ['!visual', '!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const words = {
  en: {
    line: 'The line is there',
    title: 'You are offline',
    text: 'What you save is kept here and sent when the line is back.',
    name: 'Name of the dish',
    save: 'Save',
    waits: 'Waits to be sent',
    sent: 'Sent',
  },
  am: {
    line: 'መስመሩ አለ',
    title: 'ከመስመር ውጭ ነዎት',
    text: 'የሚያስቀምጡት እዚህ ይቆያል፣ መስመሩ ሲመለስ ይላካል።',
    name: 'የምግቡ ስም',
    save: 'አስቀምጥ',
    waits: 'መላክ ይጠብቃል',
    sent: 'ተልኳል',
  },
};

interface Saved {
  readonly name: string;
  readonly isSent: boolean;
}

function Offline() {
  const t = useSampleWords(words);
  const [isOnline, setOnline] = useState(true);
  const [name, setName] = useState('');
  const [saved, setSaved] = useState<readonly Saved[]>([]);
  const connect = (isThere: boolean) => {
    setOnline(isThere);
    if (isThere) setSaved((before) => before.map((dish) => ({ ...dish, isSent: true })));
  };
  const save = () => {
    setSaved((before) => [...before, { name, isSent: isOnline }]);
    setName('');
  };
  return (
    <Stack>
      <Switch isSelected={isOnline} onChange={connect}>
        {t.line}
      </Switch>
      {!isOnline && (
        <Notice tone="caution" title={t.title} isLive>
          {t.text}
        </Notice>
      )}
      <Form onSubmit={save} actions={<Button type="submit">{t.save}</Button>}>
        <TextField label={t.name} value={name} onChange={setName} />
      </Form>
      {saved.map((dish) => (
        <Inline key={dish.name}>
          <Text>{dish.name}</Text>
          <Badge tone={dish.isSent ? 'positive' : 'caution'}>
            {dish.isSent ? t.sent : t.waits}
          </Badge>
        </Inline>
      ))}
    </Stack>
  );
}

export const Playground: Story = {
  render: () => <Offline />,
  play: async ({ canvas, userEvent }) => {
    const line = canvas.getByRole('switch', { name: 'The line is there' });
    await userEvent.click(line);
    await expect(canvas.getByText(/You are offline/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name of the dish' }));
    await userEvent.keyboard('Doro wat{Enter}');
    await expect(await canvas.findByText('Waits to be sent')).toBeVisible();
    await userEvent.click(line);
    await expect(await canvas.findByText('Sent')).toBeVisible();
  },
};

export const Amharic: Story = { globals: { locale: 'am' }, render: () => <Offline /> };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { DescriptionList } from '../components/DescriptionList/DescriptionList.tsx';
import { Form } from '../components/Form/Form.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { NumberField } from '../components/NumberField/NumberField.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Stepper } from '../components/Stepper/Stepper.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { useSampleWords } from './use-sample-words.ts';

const meta = { title: 'Patterns/Wizard', tags: ['!visual', '!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const steps = ['client', 'menu', 'check'] as const;
type StepId = (typeof steps)[number];

const words = {
  en: {
    task: 'Booking',
    client: 'Client',
    menu: 'Menu',
    check: 'Check',
    name: 'Full name',
    dishes: 'Dishes',
    next: 'Continue',
    back: 'Back',
    send: 'Schedule Event',
  },
  am: {
    task: 'ምዝገባ',
    client: 'ደንበኛ',
    menu: 'ምናሌ',
    check: 'ማረጋገጫ',
    name: 'ሙሉ ስም',
    dishes: 'የምግብ ዓይነቶች',
    next: 'ቀጥል',
    back: 'ተመለስ',
    send: 'ዝግጅት መዝግብ',
  },
};

function Wizard() {
  const t = useSampleWords(words);
  const [step, setStep] = useState<StepId>('client');
  const [name, setName] = useState('');
  const [dishes, setDishes] = useState<number | null>(null);
  const place = steps.indexOf(step);
  const go = (by: number) => setStep(steps[place + by] ?? step);
  return (
    <Stack>
      <Stepper
        aria-label={t.task}
        items={steps.map((id) => ({ id, label: t[id] }))}
        current={step}
        onStepPress={setStep}
      />
      <Heading>{t[step]}</Heading>
      <Form
        key={step}
        onSubmit={() => go(1)}
        actions={
          <Inline>
            <Button type="submit">{step === 'check' ? t.send : t.next}</Button>
            {place > 0 && (
              <Button variant="quiet" onPress={() => go(-1)}>
                {t.back}
              </Button>
            )}
          </Inline>
        }
      >
        {step === 'client' && (
          <TextField label={t.name} value={name} onChange={setName} autoFocus />
        )}
        {step === 'menu' && (
          <NumberField label={t.dishes} value={dishes} onChange={setDishes} autoFocus />
        )}
        {step === 'check' && (
          <DescriptionList
            items={[
              { label: t.name, value: name },
              { label: t.dishes, value: dishes },
            ]}
          />
        )}
      </Form>
    </Stack>
  );
}

export const Playground: Story = {
  render: () => <Wizard />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Full name' }));
    await userEvent.keyboard('Almaz{Enter}');
    await expect(await canvas.findByRole('textbox', { name: 'Dishes' })).toHaveFocus();
    await userEvent.keyboard('12{Enter}');
    await expect(await canvas.findByText('Almaz')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('textbox', { name: 'Dishes' })).toHaveValue('12');
  },
};

export const Amharic: Story = { globals: { locale: 'am' }, render: () => <Wizard /> };

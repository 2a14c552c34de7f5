import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DescriptionList } from '../components/DescriptionList/DescriptionList.tsx';
import { NumberField } from '../components/NumberField/NumberField.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { Wizard } from '../components/Wizard/Wizard.tsx';
import { useSampleWords } from './use-sample-words.ts';

const textOf = (values: FormData, name: string): string => {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
};

const meta = { title: 'Patterns/Wizard', tags: ['!visual', '!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const words = {
  en: {
    task: 'Booking',
    client: 'Client',
    menu: 'Menu',
    check: 'Check',
    name: 'Full name',
    dishes: 'Dishes',
    send: 'Schedule Event',
  },
  am: {
    task: 'ምዝገባ',
    client: 'ደንበኛ',
    menu: 'ምናሌ',
    check: 'ማረጋገጫ',
    name: 'ሙሉ ስም',
    dishes: 'የምግብ ዓይነቶች',
    send: 'ዝግጅት መዝግብ',
  },
};

function Booking() {
  const t = useSampleWords(words);
  return (
    <Wizard
      aria-label={t.task}
      submitLabel={t.send}
      onSubmit={() => undefined}
      items={[
        {
          id: 'client',
          label: t.client,
          content: <TextField label={t.name} name="full_name" isRequired />,
        },
        { id: 'menu', label: t.menu, content: <NumberField label={t.dishes} name="dishes" /> },
        {
          id: 'check',
          label: t.check,
          content: (values) => (
            <DescriptionList
              items={[
                { label: t.name, value: textOf(values, 'full_name') },
                { label: t.dishes, value: textOf(values, 'dishes') },
              ]}
            />
          ),
        },
      ]}
    />
  );
}

export const Playground: Story = {
  render: () => <Booking />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Full name' }));
    await userEvent.keyboard('Almaz{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Menu' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('12{Enter}');
    await expect(await canvas.findByText('Almaz')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('textbox', { name: 'Dishes' })).toHaveValue('12');
  },
};

export const Amharic: Story = { globals: { locale: 'am' }, render: () => <Booking /> };

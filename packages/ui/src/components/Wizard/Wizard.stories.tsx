import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Button } from '../Button/Button.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import type { FormError } from '../Form/ErrorSummary.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Wizard, type WizardProps } from './Wizard.tsx';

const english = {
  task: 'Booking',
  client: 'Client',
  menu: 'Menu',
  check: 'Check',
  name: 'Full name',
  phone: 'Phone',
  guests: 'Guests',
  send: 'Schedule event',
};
const amharic: typeof english = {
  task: 'ምዝገባ',
  client: 'ደንበኛ',
  menu: 'ምናሌ',
  check: 'ማረጋገጫ',
  name: 'ሙሉ ስም',
  phone: 'ስልክ',
  guests: 'እንግዶች',
  send: 'ዝግጅት መዝግብ',
};

const textIn = (values: FormData, name: string) => {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
};

const stepsIn = (words: typeof english): WizardProps<string>['items'] => [
  {
    id: 'client',
    label: words.client,
    content: (
      <>
        <TextField label={words.name} name="full_name" isRequired />
        <PhoneField label={words.phone} name="phone" />
      </>
    ),
  },
  {
    id: 'menu',
    label: words.menu,
    content: <NumberField label={words.guests} name="guests" isRequired />,
  },
  {
    id: 'check',
    label: words.check,
    content: (values) => (
      <DescriptionList
        items={[
          { label: words.name, value: textIn(values, 'full_name') },
          { label: words.guests, value: textIn(values, 'guests') },
        ]}
      />
    ),
  },
];

const sent = fn();

const meta = {
  title: 'Fields/Wizard',
  component: Wizard<string>,
  args: {
    'aria-label': english.task,
    items: stepsIn(english),
    submitLabel: english.send,
    onSubmit: (data) => sent(Object.fromEntries(data)),
    onCurrentChange: fn(),
  },
  parameters: {
    handbook: {
      when: ['A long form of three to six screens in a fixed order, sent once at the end.'],
      instead: ['Two screens are one `Form`. Parts in any order are `Tabs`.'],
      anatomy: {
        Steps: 'a `Stepper`; those that are done are buttons',
        Heading: 'of the step, which has the focus as the step changes',
        Fields: 'of the step; those of the others are kept, out of sight',
        Actions: 'Back, and Continue; the last one says what is done',
      },
      keys: {
        Enter: 'goes on as Continue does; in a long step to the next field',
        'Ctrl Enter': 'goes on from anywhere',
      },
      announces: [
        'The heading of each step as it comes; what is wrong in a step as it is refused, as in `Form`.',
      ],
      words: ['The last button says what is done: “Schedule event”, not “Finish”.'],
      search: ['multi-step form', 'steps', 'checkout', 'stepper form', 'onboarding'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Wizard<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const IsDoneByKeyboardAndSendsAllValuesOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Full name' }));
    await userEvent.keyboard('Almaz{Tab}0911223344{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Menu' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('120{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Check' })).toHaveFocus());
    await expect(canvas.getByText('Almaz')).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule event' }));
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith({
      full_name: 'Almaz',
      phone: '0911223344',
      guests: '120',
    });
  },
};

export const RefusesTheStepThatIsWrongAndSaysNothingOfTheNext: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    const summary = await canvas.findByRole('region', { name: 'Please fix all errors' });
    await expect(summary).toHaveTextContent('Full name: Required');
    await expect(summary).not.toHaveTextContent('Guests');
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
    await userEvent.keyboard('Almaz');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onCurrentChange).toHaveBeenLastCalledWith('menu');
    await waitFor(() => expect(canvas.queryByRole('region', { name: /errors/u })).toBeNull());
  },
};

export const BackKeepsWhatWasTypedAndForgetsTheRefusal: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Almaz');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await canvas.findByRole('heading', { name: 'Menu' });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await canvas.findByRole('region', { name: 'Please fix all errors' });
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Client' })).toHaveFocus());
    await expect(canvas.queryByRole('region', { name: /errors/u })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Almaz');
  },
};

const taken: FormError = { name: 'full_name', label: 'Full name', message: 'Known already' };

function Answered(props: WizardProps<string>) {
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  return (
    <Wizard
      {...props}
      errors={errors}
      onSubmit={(data) => {
        sent(Object.fromEntries(data));
        setErrors(data.get('full_name') === 'Almaz' ? [taken] : []);
      }}
    />
  );
}

export const AnErrorOfTheAnswerLeadsToItsStep: Story = {
  render: (args) => <Answered {...args} />,
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    const on = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const name = canvas.getByRole('textbox', { name: 'Full name' });
    await userEvent.type(name, 'Almaz');
    await on('Continue');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Guests' }), '80');
    await on('Continue');
    await on('Schedule event');
    await waitFor(() => expect(name).toHaveFocus());
    await expect(canvas.getByRole('region', { name: /errors/u })).toHaveTextContent(
      'Known already',
    );
    await userEvent.type(name, ' Tesfaye');
    await on('Continue');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Menu' })).toHaveFocus());
    await on('Continue');
    await on('Schedule event');
    await expect(sent).toHaveBeenLastCalledWith(
      expect.objectContaining({ full_name: 'Almaz Tesfaye', guests: '80' }),
    );
    await expect(sent).toHaveBeenCalledTimes(2);
  },
};

function Kept(props: WizardProps<string>) {
  const [step, setStep] = useState('menu');
  return (
    <>
      <Wizard {...props} current={step} onCurrentChange={setStep} />
      <Button variant="quiet" onPress={() => setStep('client')}>
        From the start
      </Button>
    </>
  );
}

export const IsWhereItsOwnerSays: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Menu' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'From the start' }));
    await expect(canvas.getByRole('heading', { name: 'Client' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Menu' })).toBeNull();
  },
};

export const AllStates: Story = {
  args: { defaultCurrent: 'menu' },
  // Expects no language, because screenshots are taken in both.
  play: ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('button', { name: /^(?:Continue|ቀጥል)$/u })),
};

export const Mobile: Story = { ...AllStates, globals: { viewport: { value: 'small' } } };

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { 'aria-label': amharic.task, items: stepsIn(amharic), submitLabel: amharic.send },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ቀጥል' }));
    const summary = await canvas.findByRole('region', { name: 'እባክዎ ሁሉንም ስህተቶች ያስተካክሉ' });
    await expect(summary).toHaveTextContent('ሙሉ ስም');
  },
};

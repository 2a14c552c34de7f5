import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { FieldMatrix } from '../../samples/field-matrix.tsx';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Fields/NumberField',
  component: NumberField,
  args: { label: 'Guests', name: 'num_of_people', onChange: fn() },
  parameters: {
    handbook: {
      when: [
        'A count: people, plates, days.',
        'A measure, with decimals and its unit: kilos, hours, square metres.',
      ],
      instead: [
        'Codes and years that are not counted are a `TextField`, sums of money a `MoneyField`.',
      ],
      anatomy: {
        Label: 'what is counted or measured',
        Input: 'whole numbers, or as many decimals as `step` or `maximumFractionDigits` say',
        Unit: 'behind the input: people, kg, m²',
      },
      keys: {
        'Arrow Up, Arrow Down': 'one `step` more or less',
        'Page Up, Page Down': 'ten steps more or less',
      },
      announces: [
        'The unit after the number.',
        'The number and its unit, at each step.',
        'Why a text is no number, and the nearest numbers where it lies between two steps.',
      ],
      words: ['Give the unit, not in the label: “Guests”, unit “people”.'],
      search: ['integer', 'decimal', 'count', 'quantity', 'weight', 'spin button', 'stepper input'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const CountsInWholeNumbers: Story = {
  args: { maxValue: 1000 },
  play: async ({ args, canvas, userEvent }) => {
    const guests = canvas.getByRole('textbox', { name: 'Guests' });
    await userEvent.type(guests, '3.5');
    await userEvent.tab();
    await expect(guests).toHaveAccessibleDescription('Enter a whole number');
    await userEvent.clear(guests);
    await userEvent.type(guests, '1200');
    await userEvent.tab();
    await expect(guests).toHaveAccessibleDescription('At most 1,000');
    await userEvent.clear(guests);
    await userEvent.type(guests, '-350');
    await userEvent.tab();
    await expect(guests).toHaveAccessibleDescription('At least 0');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

// D74
export const NeverTakesATextForAnotherNumber: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const guests = canvas.getByRole('textbox', { name: 'Guests' });
    for (const typed of ['350,5', '35 0', '1,200,5', '350.', '3e2', '350 - 400', '፶0']) {
      await step(typed, async () => {
        await userEvent.clear(guests);
        await userEvent.type(guests, typed);
        await userEvent.tab();
        await expect(guests).toHaveAccessibleDescription('Enter a whole number');
        await expect(guests).toHaveDisplayValue(typed);
        await expect(args.onChange).toHaveBeenLastCalledWith(null);
      });
    }
  },
};

export const GroupsWhileOneTypesAndDeletes: Story = {
  args: { defaultValue: 350 },
  play: async ({ args, canvas, userEvent }) => {
    const guests = canvas.getByRole('textbox', { name: 'Guests' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}0');
    await expect(guests).toHaveDisplayValue('3,500');
    await userEvent.keyboard('0');
    await expect(guests).toHaveDisplayValue('35,000');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(guests).toHaveDisplayValue('350');
    await expect(args.onChange).toHaveBeenLastCalledWith(350);
  },
};

export const ReadsDigitsOfOtherScripts: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const guests = canvas.getByRole('textbox', { name: 'Guests' });
    for (const typed of ['፲፪፻', '١٢٠٠', '۱٬۲۰۰']) {
      await userEvent.clear(guests);
      await userEvent.type(guests, typed);
      await userEvent.tab();
      await expect(guests).toHaveDisplayValue('1,200');
      await expect(args.onChange).toHaveBeenLastCalledWith(1200);
    }
  },
};

const weight = { label: 'Coffee', name: 'coffee', unit: 'kg', maxValue: 50 };

export const MeasuresWithDecimalsAndAUnit: Story = {
  args: { ...weight, maximumFractionDigits: 2 },
  play: async ({ args, canvas, userEvent, step }) => {
    const coffee = canvas.getByRole('textbox', { name: 'Coffee' });
    await expect(coffee).toHaveAccessibleDescription('kg');
    await expect(coffee).toHaveAttribute('inputmode', 'decimal');
    await userEvent.type(coffee, '12.50');
    await userEvent.tab();
    await expect(coffee).toHaveDisplayValue('12.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(12.5);
    for (const [typed, reason] of [
      ['2,5', 'Use a point before the decimals: 2.5'],
      ['2.555', 'At most 2 digits after the point'],
      ['2.5 kilos', 'Enter a number, for example 2.5'],
      ['50.01', 'At most 50'],
      ['-1', 'At least 0'],
    ] as const) {
      await step(typed, async () => {
        await userEvent.clear(coffee);
        await userEvent.type(coffee, typed);
        await userEvent.tab();
        await expect(coffee).toHaveAccessibleDescription(`${reason} kg`);
        await expect(coffee).toHaveDisplayValue(typed);
        await expect(args.onChange).toHaveBeenLastCalledWith(null);
      });
    }
  },
};

export const GoesByStepsWithTheArrowKeys: Story = {
  args: { ...weight, step: 0.5, defaultValue: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const coffee = canvas.getByRole('textbox', { name: 'Coffee' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(coffee).toHaveDisplayValue('2.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(2.5);
    await waitFor(() => expect(screen.getByText('2.5 kg')).toBeInTheDocument());
    await userEvent.keyboard('{PageUp}{ArrowDown}{ArrowDown}');
    await expect(coffee).toHaveDisplayValue('6.5');
    await userEvent.keyboard('{PageDown}{PageDown}');
    await expect(coffee).toHaveDisplayValue('0');
    await userEvent.clear(coffee);
    await userEvent.type(coffee, '2.3');
    await userEvent.tab();
    await expect(coffee).toHaveAccessibleDescription('Enter 2 or 2.5 kg');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const GoesBelowZeroWhereItMay: Story = {
  args: { label: 'Cold store', unit: '°C', minValue: -30, maxValue: 10 },
  play: async ({ args, canvas, userEvent }) => {
    const store = canvas.getByRole('textbox', { name: 'Cold store' });
    await userEvent.type(store, '-18');
    await userEvent.tab();
    await expect(store).toHaveDisplayValue('−18');
    await expect(args.onChange).toHaveBeenLastCalledWith(-18);
    await userEvent.clear(store);
    await userEvent.type(store, '-31');
    await userEvent.tab();
    await expect(store).toHaveAccessibleDescription('At least −30 °C');
  },
};

export const AllStates: Story = {
  render: (args) => <FieldMatrix>{(state) => <NumberField {...args} {...state} />}</FieldMatrix>,
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { label: 'የእንግዶች ብዛት', unit: 'ሰው', defaultValue: 350 },
};

export const FaultsInAmharic: Story = {
  globals: { locale: 'am' },
  args: { label: 'ቡና', unit: 'ኪ.ግ', step: 0.5, maxValue: 50 },
  play: async ({ canvas, userEvent }) => {
    const coffee = canvas.getByRole('textbox', { name: 'ቡና' });
    for (const [typed, reason] of [
      ['2,5', 'ከአስርዮሽ በፊት ነጥብ ይጠቀሙ፦ 2.5'],
      ['2.55', 'ከነጥብ በኋላ ከ1 አኃዝ አይበልጥም'],
      ['ብዙ', 'ቁጥር ያስገቡ፤ ለምሳሌ 2.5'],
      ['2.3', '2 ወይም 2.5 ያስገቡ'],
    ] as const) {
      await userEvent.clear(coffee);
      await userEvent.type(coffee, typed);
      await userEvent.tab();
      await expect(coffee).toHaveAccessibleDescription(`${reason} ኪ.ግ`);
    }
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { TextField } from '../TextField/TextField.tsx';
import { FieldMatrix } from '../../samples/field-matrix.tsx';
import { MoneyField } from './MoneyField.tsx';

const meta = {
  title: 'Fields/MoneyField',
  component: MoneyField,
  args: { label: 'Advance', name: 'advance_amount', onChange: fn(), onFaultChange: fn() },
  parameters: {
    handbook: {
      when: ['Any amount of money is entered.'],
      instead: ['An amount that is only shown is `Birr`, a count a `NumberField`.'],
      anatomy: {
        Label: 'what is paid',
        Input: 'groups the digits while one types',
        Currency: 'behind the input',
        Error: 'why a text is no amount',
      },
      announces: ['The amount as it is understood, when the focus leaves it.'],
      words: ['Errors of the field say what to type. A limit says the limit: “At most 5,000 Br”.'],
      search: ['currency input', 'amount', 'price', 'ብር'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const refusals = [
  ['2.500,5', 'Use a point before the santim: 2500.50'],
  ['50,5', 'Use a point before the santim: 2500.50'],
  ['1,000,5', 'Use a point before the santim: 2500.50'],
  ['1.000,50', 'Use a point before the santim: 2500.50'],
  ['50 5', 'Type the amount again, for example 5,000'],
  ['፶0', 'Type the amount again, for example 5,000'],
  ['5 ፻', 'Type the amount again, for example 5,000'],
  ['1e5', 'Write the amount in full, without e'],
  ['-5', 'The amount cannot be negative'],
  ['12.345', 'At most two digits after the point'],
] as const;

// D74
export const RefusesWhatIsDoubtfulAndKeepsTheText: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const money = canvas.getByRole('textbox', { name: 'Advance' });
    for (const [typed, reason] of refusals) {
      await step(typed, async () => {
        await userEvent.clear(money);
        await userEvent.type(money, typed);
        await userEvent.tab();
        await expect(money).toHaveAccessibleDescription(reason);
        await expect(money).toHaveDisplayValue(typed);
        await expect(args.onChange).toHaveBeenLastCalledWith(null);
        await expect(args.onFaultChange).toHaveBeenLastCalledWith(reason);
      });
    }
  },
};

export const IsNotChangedByTheWheel: Story = {
  args: { defaultValue: 2500 },
  play: async ({ args, canvas, userEvent }) => {
    const money = canvas.getByRole('textbox', { name: 'Advance' });
    await userEvent.click(money);
    money.dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(money).toHaveDisplayValue('2,500');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const TakesAPastedAmountWithItsCurrency: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const money = canvas.getByRole('textbox', { name: 'Advance' });
    for (const pasted of [
      'Br 2,500',
      '2500 ብር',
      '2\u00a0500',
      '2500 birr',
      '፳፭፻',
      '፳፭፻ ብር',
      '\u202a2,500\u202c',
      '2500\u200b',
    ]) {
      await userEvent.clear(money);
      await userEvent.click(money);
      await userEvent.paste(pasted);
      await userEvent.tab();
      await expect(money).toHaveDisplayValue('2,500');
      await expect(args.onChange).toHaveBeenLastCalledWith(2500);
    }
  },
};

export const ReplacesTheInitialZero: Story = {
  args: { defaultValue: 0 },
  play: async ({ args, canvas, userEvent }) => {
    const money = canvas.getByRole('textbox', { name: 'Advance' });
    await expect(money).toHaveDisplayValue('');
    await expect(money).toHaveAttribute('placeholder', '0');
    await userEvent.click(money);
    await userEvent.keyboard('5000');
    await expect(money).toHaveDisplayValue('5,000');
    await expect(args.onChange).toHaveBeenLastCalledWith(5000);
    await userEvent.clear(money);
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
  },
};

export const GroupsWhileOneTypesAndDeletes: Story = {
  args: { defaultValue: 205_000 },
  play: async ({ args, canvas, userEvent, step }) => {
    const money = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Advance' });
    await step('the first key replaces what was there', async () => {
      await userEvent.tab();
      await userEvent.keyboard('1234567');
      await expect(money).toHaveDisplayValue('1,234,567');
    });
    await step('the caret stays behind its digit', async () => {
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}9');
      await expect(money).toHaveDisplayValue('12,349,567');
      await expect(money.selectionStart).toBe('12,349'.length);
    });
    await step('a comma is passed over, never in the way', async () => {
      await userEvent.keyboard('{Delete}');
      await expect(money).toHaveDisplayValue('1,234,967');
      await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
      await expect(money).toHaveDisplayValue('1,267');
      await expect(args.onChange).toHaveBeenLastCalledWith(1267);
    });
  },
};

export const AsksForABrokenPasteAgain: Story = {
  args: { defaultValue: 205_000 },
  play: async ({ canvas, userEvent }) => {
    const money = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Advance' });
    await userEvent.click(money);
    money.setSelectionRange(0, 0);
    await userEvent.paste('5,000');
    await userEvent.tab();
    await expect(money).toHaveDisplayValue('5,000205,000');
    await expect(money).toHaveAccessibleDescription('Type the amount again, for example 5,000');
  },
};

/** A text in an IME composition must not change until it is finished. */
export const LeavesTheTextAloneWhileItIsComposed: Story = {
  args: { defaultValue: 100 },
  play: async ({ args, canvas, userEvent }) => {
    const money = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Advance' });
    await userEvent.click(money);
    compose(money, ['5', '50', '500', '5000', '50000']);
    await expect(money).toHaveDisplayValue('50000');
    await expect(args.onChange).toHaveBeenLastCalledWith(50_000);
    money.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '50000' }));
    await waitFor(() => expect(money).toHaveDisplayValue('50,000'));
    await expect(args.onChange).toHaveBeenLastCalledWith(50_000);
    await userEvent.keyboard('5');
    await expect(money).toHaveDisplayValue('500,005');
  },
};

function compose(field: HTMLInputElement, texts: readonly string[]) {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  for (const text of texts) {
    set?.call(field, text);
    const event = {
      bubbles: true,
      isComposing: true,
      inputType: 'insertCompositionText',
      data: text,
    };
    field.dispatchEvent(new InputEvent('input', event));
    if (field.value !== text) throw new Error(`${text} was made ${field.value} while composing`);
  }
}

export const SaysTheMostThatCanBePaid: Story = {
  args: { maxValue: 10_000 },
  play: async ({ canvas, userEvent }) => {
    const money = canvas.getByRole('textbox', { name: 'Advance' });
    await userEvent.type(money, '10001');
    await userEvent.tab();
    await expect(money).toHaveAccessibleDescription(/^At most 10,000\sBr$/u);
    await userEvent.type(money, '{Backspace}');
    await expect(money).toBeValid();
  },
};

export const AllStates: Story = {
  args: { defaultValue: 12_500.5 },
  render: (args) => <FieldMatrix>{(state) => <MoneyField {...args} {...state} />}</FieldMatrix>,
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { label: 'ቅድሚያ ክፍያ', defaultValue: 12_500.5 },
};

/** Digits are grouped, the currency is named and the limit is stated in advance. */
export const Do: Story = {
  args: { defaultValue: 12_500, description: 'At most 20,000 Br.' },
};

/** A text field also accepts “12.500” and “12k”, whose meaning is unclear. */
export const Dont: Story = {
  render: () => <TextField label="Advance (ETB, numbers only!)" defaultValue="12.500" />,
};

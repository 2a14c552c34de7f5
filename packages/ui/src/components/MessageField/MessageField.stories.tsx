import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { FieldMatrix } from '../../samples/field-matrix.tsx';
import { MessageField } from './MessageField.tsx';

const fromCbe =
  'Dear Sheger, your Account 1*****4410 has been Credited with ETB 50,000.00 from ALMAZ TESFAYE, on 21/09/2026 at 09:44:07 with Ref No FT26264ABCDE. Your Current Balance is ETB 91,220.40. Thank you for Banking with CBE!';
const failed = 'Your transfer of ETB 50,000.00 to SHEGER has failed. Your balance is ETB 900.';

const meta = {
  title: 'Fields/MessageField',
  component: MessageField,
  args: { label: 'Message of the bank', name: 'message', onChange: fn(), onRead: fn() },
  parameters: {
    handbook: {
      when: ['A payment arrives as an SMS or as the link of a receipt, and is typed by nobody.'],
      instead: ['A reference alone is a `ReferenceField`.'],
      anatomy: {
        Text: 'the message as it came',
        Paste: 'a button, where the browser lets one paste',
        Summary: 'bank, sum, payer, time, references; or one sentence that it is none',
      },
      announces: ['The summary, once a message is read.'],
      words: ['Say in `description` what is done with it: “Fills in the fields below.”'],
      search: ['SMS', 'paste', 'telebirr', 'CBE', 'clipboard', 'መልእክት'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof MessageField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

// D167
export const SaysWhatItUnderstood: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Message of the bank' }));
    await userEvent.paste(fromCbe);
    const summary = canvas.getByRole('status');
    await expect(summary).toHaveTextContent(/BankCBECame in50,000\sBrFromALMAZ TESFAYE/u);
    await expect(summary).toHaveTextContent(/ReferenceFT26264ABCDE/u);
    await expect(args.onRead).toHaveBeenLastCalledWith(
      expect.objectContaining({ bank: 'cbe', amount: 50_000, references: ['FT26264ABCDE'] }),
    );
  },
};

export const SaysThatNothingMoved: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message of the bank' });
    await userEvent.click(field);
    for (const text of [failed, '482913 is your one time password.']) {
      await userEvent.clear(field);
      await userEvent.paste(text);
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'Warning: This tells of no money that has moved.',
      );
      await expect(args.onRead).toHaveBeenLastCalledWith(null);
    }
    await userEvent.clear(field);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const SaysWhatItDoesNotUnderstand: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Message of the bank' }));
    await userEvent.paste('ETB 50,000.00 landed at your account 4410');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Warning: This message is not understood. If money has moved, type the sum and the reference.',
    );
    await expect(args.onRead).toHaveBeenLastCalledWith(null);
  },
};

export const SaysThatItDoesNotKnowTheBank: Story = {
  args: {
    defaultValue:
      'your Account 1*****4410 has been debited with ETB 505.75 including Service charge and VAT(15%) Ref No FT26264ABCDE',
  },
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('status');
    await expect(summary).toHaveTextContent(/BankNot recognisedWent out505\.75\sBr/u);
    await expect(summary).toHaveTextContent(/The sum has the charges of the bank in it/u);
  },
};

export const ReadsTheLinkOfAReceipt: Story = {
  args: { defaultValue: 'https://apps.cbe.com.et:100/?id=FT26264ABCDE12344410' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(
      /ReferenceFT26264ABCDE.*A link to the receipt/u,
    ),
};

export const RefusesWhatIsLongerThanAnyMessage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Message of the bank' }));
    await userEvent.paste(`${fromCbe} `.repeat(50));
    await expect(canvas.getByRole('status')).toHaveTextContent(/longer than a message of a bank/u);
  },
};

export const SaysWhereItMayNotPaste: Story = {
  play: async ({ canvas, userEvent }) => {
    const clipboard = { readText: fn(() => Promise.reject(new Error('denied'))) };
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Paste' }));
    await waitFor(() => expect(canvas.getByText(/does not let this button paste/u)).toBeVisible());
    if (own) Object.defineProperty(navigator, 'clipboard', own);
    else Reflect.deleteProperty(navigator, 'clipboard');
  },
};

export const IsPastedByTheKeyboardAlone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.paste(fromCbe);
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Paste' })).toHaveFocus();
  },
};

export const AllStates: Story = {
  args: { defaultValue: fromCbe },
  render: (args) => <FieldMatrix>{(state) => <MessageField {...args} {...state} />}</FieldMatrix>,
};

export const Mobile: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: { defaultValue: fromCbe },
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    label: 'የባንኩ መልእክት',
    defaultValue:
      'ውድ ደንበኛ ሂሳብዎ 1*****4410 በ ETB 5,000.00 ገቢ ሆኗል። ቀሪ ሂሳብዎ ETB 9,120.40 ማጣቀሻ FT26264ABCDE',
  },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(/የገባ5,000\sብር/u),
};

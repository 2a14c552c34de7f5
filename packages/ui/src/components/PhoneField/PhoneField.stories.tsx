// D31, spec:5
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { FieldMatrix } from '../../samples/field-matrix.tsx';
import { PhoneField } from './PhoneField.tsx';

const meta = {
  title: 'Fields/PhoneField',
  component: PhoneField,
  args: { label: 'Primary phone', name: 'primary_phone', onChange: fn(), onFaultChange: fn() },
  parameters: {
    handbook: {
      when: ['The telephone of a client, an employee, a vendor.'],
      anatomy: {
        Label: 'whose number',
        Input: 'takes spaces, +251 and 251; groups the digits when the focus leaves it',
        Error: 'a number that cannot be called',
      },
      announces: [
        '“Invalid phone format”, when the focus has left it, and the prefixes that are allowed where another was typed.',
      ],
      words: [
        'The placeholder is an example: 0911 22 33 44.',
        'The number is of a client or an employee, so the browser offers none; of whoever types, pass `autoComplete="tel"`.',
      ],
      search: ['telephone', 'mobile', 'contact', 'ስልክ'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const KeepsAnyWayOfWritingAsOne: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const phone = canvas.getByRole('textbox', { name: 'Primary phone' });
    await userEvent.type(phone, '+251 911 00-00-00');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('0911000000');
    await expect(phone).toHaveDisplayValue(/^0911\s00\s00\s00$/u);
    await expect(phone).toBeValid();
  },
};

export const RefusesANumberOfAnotherPrefix: Story = {
  args: { prefixes: ['09'] },
  play: async ({ args, canvas, userEvent }) => {
    const phone = canvas.getByRole('textbox', { name: 'Primary phone' });
    await userEvent.type(phone, '0711000000');
    await userEvent.tab();
    const reason = 'Invalid phone format: the number begins with 09';
    await expect(phone).toHaveAccessibleDescription(reason);
    await expect(args.onFaultChange).toHaveBeenLastCalledWith(reason);
    await userEvent.clear(phone);
    await expect(phone).toBeValid();
  },
};

export const SaysWhichPrefixesAreAllowed: Story = {
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByRole('textbox', { name: 'Primary phone' });
    for (const typed of [
      '0811000000',
      '0911',
      'no phone',
      '0911000000 0922000000',
      '+1 911 000 000',
    ]) {
      await userEvent.clear(phone);
      await userEvent.type(phone, typed);
      await userEvent.tab();
      await expect(phone).toHaveAccessibleDescription(
        typed.startsWith('08')
          ? 'Invalid phone format: the number begins with 09 or 07'
          : 'Invalid phone format',
      );
      await expect(phone).toHaveDisplayValue(typed);
    }
  },
};

/** The browser must not offer the number of the user who types. */
export const OffersNoNumberOfWhoeverTypes: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('textbox', { name: 'Primary phone' })).toHaveAttribute(
      'autocomplete',
      'off',
    ),
};

export const TakesANumberCopiedWithSignsThatAreNotSeen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const phone = canvas.getByRole('textbox', { name: 'Primary phone' });
    await userEvent.click(phone);
    await userEvent.paste('\u202a+251 91 122 3344\u202c');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('0911223344');
    await expect(phone).toHaveDisplayValue('0911\u00a022\u00a033\u00a044');
  },
};

export const TakesBothMobileNetworks: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const phone = canvas.getByRole('textbox', { name: 'Primary phone' });
    await userEvent.type(phone, '0711223344');
    await userEvent.tab();
    await expect(phone).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith('0711223344');
  },
};

export const AllStates: Story = {
  args: { defaultValue: '0911000000' },
  render: (args) => <FieldMatrix>{(state) => <PhoneField {...args} {...state} />}</FieldMatrix>,
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { label: 'ስልክ ቁጥር', defaultValue: '0811000000' },
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByRole('textbox', { name: 'ስልክ ቁጥር' });
    await userEvent.click(phone);
    await userEvent.tab();
    await expect(phone).toHaveAccessibleDescription(
      'የስልክ ቁጥሩ ትክክል አይደለም፤ ቁጥሩ የሚጀምረው በ09 ወይም 07 ነው',
    );
  },
};

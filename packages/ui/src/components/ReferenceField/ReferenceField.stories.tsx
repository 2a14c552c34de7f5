import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { FieldMatrix } from '../../samples/field-matrix.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ReferenceField } from './ReferenceField.tsx';

const meta = {
  title: 'Fields/ReferenceField',
  component: ReferenceField,
  args: { label: 'Reference', name: 'reference', onChange: fn() },
  parameters: {
    handbook: {
      when: ['A payment by a bank or a wallet is entered, with the number that both sides have.'],
      instead: ['The whole message is pasted into a `MessageField`, which finds the reference.'],
      anatomy: {
        Input: 'the number, or the link of the receipt',
        Note: 'the key it is known by, and the day that the key tells',
      },
      announces: ['The note, when the focus leaves the field.'],
      words: ['A reference that was used before is an `errorMessage` that names the first entry.'],
      search: ['transaction number', 'FT number', 'receipt link', 'ማጣቀሻ'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof ReferenceField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const SaysTheKeyOfALinkAndItsDay: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Reference' });
    const link = 'https://apps.cbe.com.et:100/?id=FT26264ABCDE12344410';
    await userEvent.click(field);
    await userEvent.paste(link);
    await expect(field).toHaveAccessibleDescription(
      'Known as FT26264ABCDE · of Meskerem 11 (21 Sep)',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith(link);
  },
};

export const KeepsAPlainNumberPlain: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Reference' });
    await userEvent.type(field, 'ft26264 abcde');
    await expect(field).toHaveAccessibleDescription('of Meskerem 11 (21 Sep)');
    await userEvent.clear(field);
    await userEvent.type(field, 'CHEQUE-00412');
    await expect(field).not.toHaveAccessibleDescription();
  },
};

// D166
export const WarnsOfADayFarFromToday: Story = {
  render: () => (
    <Stack>
      <ReferenceField label="Old" defaultValue="FT26261ABCDE" />
      <ReferenceField label="Of yesterday" defaultValue="FT26263ABCDE" />
      <ReferenceField label="To come" defaultValue="FT26266ABCDE" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name });
    await expect(field('Old')).toHaveAccessibleDescription(
      'Warning: of Meskerem 8 (18 Sep), 3 days ago',
    );
    await expect(field('Old')).toBeValid();
    await expect(field('Of yesterday')).toHaveAccessibleDescription('of Meskerem 10 (20 Sep)');
    await expect(field('To come')).toHaveAccessibleDescription(
      'Warning: of Meskerem 13 (23 Sep), a day to come',
    );
  },
};

export const RefusesALinkThatIsNoReceipt: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Reference' });
    await userEvent.click(field);
    await userEvent.paste('https://example.com/feedback');
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/^This is no reference/u);
    await expect(args.onChange).not.toHaveBeenCalledWith('https://example.com/feedback');
  },
};

export const IsTypedByTheKeyboardAlone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('DIL4K2M9QX');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('DIL4K2M9QX');
    await expect(canvas.getByRole('textbox')).toBeValid();
  },
};

export const AllStates: Story = {
  args: { defaultValue: 'FT26261ABCDE' },
  render: (args) => <FieldMatrix>{(state) => <ReferenceField {...args} {...state} />}</FieldMatrix>,
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { label: 'ማጣቀሻ', defaultValue: 'DIL4K2M9QX' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('textbox', { name: 'ማጣቀሻ' })).toHaveAccessibleDescription(
      /^የመስከረም 11/u,
    ),
};

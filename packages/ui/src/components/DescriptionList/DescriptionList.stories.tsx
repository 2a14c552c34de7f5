import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Birr } from '../Birr/Birr.tsx';
import { PhoneText } from '../PhoneText/PhoneText.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { label: 'Client', value: 'Almaz Bekele' },
      { label: 'Phone', value: <PhoneText value="0911000000" /> },
      { label: 'Guests', value: '350' },
      { label: 'Remark', value: '' },
    ],
  },
  parameters: {
    handbook: {
      when: ['The facts of a record on its page or in a dialog.'],
      instead: ['One figure is a `StatCard`.'],
      anatomy: {
        Term: 'the name of the fact',
        Value: 'text, or a part such as `Birr` or `DateText`; a dash where there is none',
      },
      announces: ['A list of terms with their values.'],
      words: ['Terms are nouns, without a colon.'],
      search: ['key value', 'facts', 'details', 'definition list'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const TabReachesTheLinksAmongItsValues: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^0911/u })).toHaveFocus();
  },
};

export const ANameBesideALongValueKeepsItsWordsWhole: Story = {
  render: () => (
    <div style={{ width: '200px', overflowWrap: 'anywhere' }}>
      <DescriptionList
        layout="rows"
        items={[{ label: 'Event date', value: 'Yekatit 21, 2018 (28 Feb 2026)' }]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const { height } = canvas.getByText('Event date').getBoundingClientRect();
    await expect(height).toBeLessThan(60);
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack>
      <DescriptionList {...args} />
      <DescriptionList
        layout="rows"
        items={[
          { label: 'Package', value: <Birr value={210_000} /> },
          { label: 'Additional', value: <Birr value={15_000} /> },
          { label: 'Total', value: <Birr value={225_000} /> },
        ]}
      />
    </Stack>
  ),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    items: [
      { label: 'ደንበኛ', value: 'አልማዝ በቀለ' },
      { label: 'እንግዶች', value: '350' },
    ],
  },
};

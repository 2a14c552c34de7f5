import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Stack } from '../Stack/Stack.tsx';
import { DateText } from './DateText.tsx';

const meta = {
  title: 'Words/DateText',
  component: DateText,
  args: { value: '2026-10-01' },
  parameters: {
    handbook: {
      when: ['Wherever a date is shown.'],
      anatomy: {
        First: 'the date in the calendar of the provider, or as `first` says',
        Other: 'the date of the other calendar, in brackets',
      },
      announces: [
        'A `time` element with the Gregorian date for machines. What is no date is a dash.',
      ],
      words: ['Never write a date as numbers alone: 5/1/2019 is two days in two calendars.'],
      search: ['date', 'Ethiopian calendar', 'Gregorian', 'ቀን'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof DateText>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows =
  (text: string): Story['play'] =>
  ({ canvasElement }) =>
    expect(canvasElement).toHaveTextContent(text);

export const Playground: Story = { play: shows('Meskerem 21, 2019 (1 Oct 2026)') };

export const GregorianFirst: Story = {
  globals: { calendar: 'gregory' },
  play: shows('1 Oct 2026 (Meskerem 21, 2019)'),
};

export const SaysTheWeekdayOnce: Story = {
  args: { format: 'full' },
  play: shows('Thursday, Meskerem 21, 2019 E.C. (1 October 2026)'),
};

export const IsADashWhenThereIsNoSuchDay: Story = {
  args: { value: '2026-02-30' },
  play: ({ canvas }) => expect(canvas.getByTitle('2026-02-30')).toHaveTextContent('—'),
};

const render: Story['render'] = (args) => (
  <Stack space="small">
    <DateText {...args} format="full" />
    <DateText {...args} format="long" />
    <DateText {...args} />
    <DateText {...args} first="gregory" />
    <DateText {...args} only="ethiopic" />
    <DateText {...args} only="gregory" />
    <DateText value="2026-02-30" />
  </Stack>
);

export const AllStates: Story = { render };

export const Amharic: Story = {
  globals: { locale: 'am' },
  render,
  play: shows('ሐሙስ፣ መስከረም 21 ቀን 2019 ዓ.ም. (1 ኦክቶበር 2026)'),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TimeText } from './TimeText.tsx';

const meta = {
  title: 'Words/TimeText',
  component: TimeText,
  args: { value: '15:00' },
  parameters: {
    handbook: {
      when: ['Wherever a time of day is shown.'],
      instead: ['The time now is a `ClockPanel`, a day a `DateText`.'],
      anatomy: {
        Ethiopian: 'the hour and the part of the day',
        Other: 'the same on the 12-hour clock',
        Night: 'to which day a time after midnight belongs, with `pickedDay`',
      },
      announces: ['A `time` element with the 24-hour time for machines.'],
      words: ['Never write AM and PM for the Ethiopian clock: it counts from six.'],
      search: ['time', 'clock', 'hour', 'ሰዓት'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof TimeText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: ({ canvasElement }) =>
    expect(canvasElement).toHaveTextContent('9:00 in the afternoon · 3:00 PM'),
};

/** D145 - after midnight, the night of a Saturday is on Sunday in the Gregorian calendar. */
export const NamesTheCivilDayOfANight: Story = {
  args: { value: '01:00', pickedDay: '2026-12-05' },
  play: ({ canvasElement }) =>
    expect(canvasElement).toHaveTextContent('7:00 at night · 1:00 AM Sunday'),
};

export const NamesTheCivilDayOfANightInAmharic: Story = {
  args: { value: '01:00', pickedDay: '2026-12-05' },
  globals: { locale: 'am' },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent('ከሌሊቱ 7:00 ሰዓት · 01:00 እሑድ'),
};

export const IsADashWhenItIsNoTime: Story = {
  args: { value: '24:00' },
  play: ({ canvas }) => expect(canvas.getByTitle('24:00')).toHaveTextContent('—'),
};

export const StaysOnOneLineWhereNothingMayBreak: Story = {
  decorators: [(Time) => <div style={{ width: '10rem', whiteSpace: 'nowrap' }}>{Time()}</div>],
  play: async ({ canvasElement }) => {
    const [ethiopic, western] = canvasElement.querySelectorAll('time > span');
    await expect(ethiopic?.getBoundingClientRect().bottom).toBe(
      western?.getBoundingClientRect().bottom,
    );
    await expect(ethiopic?.getBoundingClientRect().height).toBe(
      western?.getBoundingClientRect().height,
    );
  },
};

const render: Story['render'] = () => (
  <Stack space="small">
    {['06:00', '11:45', '12:00', '18:30', '01:00'].map((value) => (
      <TimeText key={value} value={value} />
    ))}
    <TimeText value="15:00" only="ethiopic" />
    <TimeText value="15:00" only="western" />
  </Stack>
);

export const AllStates: Story = { render };

export const Amharic: Story = {
  globals: { locale: 'am' },
  render,
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent('ከሌሊቱ 7:00 ሰዓት · 01:00'),
};

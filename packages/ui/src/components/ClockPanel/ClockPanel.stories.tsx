import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { UiProvider } from '../../theme/UiProvider.tsx';
import { Card } from '../Card/Card.tsx';
import { ClockPanel } from './ClockPanel.tsx';

function At({ from, to }: { from: string; to: string }) {
  const time = useRef(Date.parse(from));
  useEffect(() => {
    time.current = Date.parse(to);
    document.dispatchEvent(new Event('visibilitychange'));
  }, [to]);
  return (
    <UiProvider now={() => time.current}>
      <ClockPanel heading="Today" />
    </UiProvider>
  );
}

const meta = {
  title: 'Shell/ClockPanel',
  component: ClockPanel,
  args: { heading: 'Today' },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  parameters: {
    handbook: {
      when: ['In the sidebar, so that the day and the hour of the business are always in sight.'],
      instead: ['A time of a record is a `TimeText`, a date a `DateText`.'],
      anatomy: {
        Heading: 'where one is needed',
        Date: 'in both calendars',
        Time: 'on both clocks',
      },
      search: ['clock', 'time', 'today', 'ሰዓት'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof ClockPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows =
  (...lines: string[]): Story['play'] =>
  async ({ canvas }) => {
    for (const line of lines) await waitFor(() => expect(canvas.getByText(line)).toBeVisible());
  };

export const Playground: Story = {
  play: shows(
    'Monday, 21 September 2026',
    'Meskerem 11, 2019',
    '10:00:00 AM',
    '4:00 in the morning',
  ),
};

// spec:2.2, spec:9
export const Ticks: Story = {
  render: () => <At from="2026-09-21T09:59:59+03:00" to="2026-09-21T10:00:00+03:00" />,
  play: shows('10:00:00 AM', '4:00 in the morning'),
};

export const TurnsTheYearAtMidnightInAddisAbaba: Story = {
  render: () => <At from="2026-09-10T20:59:59Z" to="2026-09-10T21:00:00Z" />,
  play: shows('Meskerem 1, 2019', 'Friday, 11 September 2026', '12:00:00 AM', '6:00 at night'),
};

export const NeverSpeaksByItself: Story = {
  play: ({ canvasElement }) =>
    expect(canvasElement.querySelector('[aria-live], [role="status"], [role="timer"]')).toBeNull(),
};

export const AllStates: Story = {
  render: () => (
    <>
      <ClockPanel heading="Today" />
      <ClockPanel />
    </>
  ),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { heading: 'ዛሬ' },
  play: shows('መስከረም 11፣ 2019', 'ሰኞ፣ 21 ሴፕቴምበር 2026', '10:00:00', 'ከጠዋቱ 4:00 ሰዓት'),
};

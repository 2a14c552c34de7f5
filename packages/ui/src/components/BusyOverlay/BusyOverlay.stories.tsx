import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { BusyOverlay } from './BusyOverlay.tsx';

const children = (
  <Card title="New event">
    <TextField label="Client" />
  </Card>
);

const meta = {
  title: 'Overlays/BusyOverlay',
  component: BusyOverlay,
  args: { isBusy: true, label: 'Scheduling event…', delayMs: 0, minMs: 0, children },
  parameters: {
    handbook: {
      when: ['The user has started something, and nothing may be changed until it is done.'],
      anatomy: {
        Content: 'stays in sight and cannot be used',
        Words: 'what is being done; after ten seconds that it still is',
        'Keep waiting, Close': 'offered after half a minute',
      },
      announces: [
        'The label, politely, when the work has lasted longer than a moment; “Still working…” when it is long.',
        'The focus returns to where it was.',
      ],
      words: ['Say the work in progress: “Scheduling event…”, not “Loading”.'],
      search: ['loading', 'blocking', 'wait', 'progress', 'overlay'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof BusyOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

function Worker() {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Stack>
      <BusyOverlay isBusy={isBusy} label="Scheduling event…" delayMs={0} minMs={0}>
        <Button onPress={() => setIsBusy(true)}>Schedule</Button>
      </BusyOverlay>
      <Button onPress={() => setIsBusy(false)}>Finish</Button>
    </Stack>
  );
}

export const FocusReturnsWhereItWas: Story = {
  render: () => <Worker />,
  play: async ({ canvas, userEvent }) => {
    const schedule = canvas.getByRole('button', { name: 'Schedule' });
    schedule.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Scheduling event…'));
    await expect(schedule.closest('[inert]')).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await waitFor(() => expect(schedule).toHaveFocus());
  },
};

export const SaysItInThePartInSight: Story = {
  render: (args) => (
    <div data-testid="sheet" style={{ height: 'calc(100dvh - 160px)', overflow: 'auto' }}>
      <BusyOverlay {...args}>
        <div style={{ height: '2000px' }}>
          <TextField label="Client" />
        </div>
      </BusyOverlay>
      <Button>Cancel</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const sheet = canvas.getByTestId('sheet').getBoundingClientRect();
    const panel = () => canvas.getByRole('status').getBoundingClientRect();
    await waitFor(() => expect(panel().bottom).toBeLessThanOrEqual(sheet.bottom));
    const { top } = panel();
    await expect(top).toBeGreaterThanOrEqual(sheet.top);
    canvas.getByTestId('sheet').scrollTo(0, 1200);
    await waitFor(() => expect(Math.round(panel().top)).toBe(Math.round(top)));
  },
};

export const AllStates: Story = {
  play: () => waitFor(() => expect(screen.getByText('Scheduling event…')).toBeVisible()),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { label: 'ዝግጅቱ በመመዝገብ ላይ…', children: <Card title="አዲስ ዝግጅት">…</Card> },
};

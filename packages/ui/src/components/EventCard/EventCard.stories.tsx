import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Grid } from '../Grid/Grid.tsx';
import { EventCard } from './EventCard.tsx';
import { Button } from '../Button/Button.tsx';

const meta = {
  title: 'Data/EventCard',
  component: EventCard,
  args: {
    client: 'Almaz Tesfaye',
    phone: '0911000001',
    people: 350,
    packageName: 'Wedding gold',
    advance: 120_000,
    branch: 'Bole',
    time: '15:00',
    remark: 'Vegan food for forty guests.',
    onPress: fn(),
  },
  parameters: {
    handbook: {
      when: ['The events of a day, to be opened one by one.'],
      instead: ['Many facts of many events are a `DataTable`.'],
      anatomy: {
        Head: 'client and time',
        Facts: 'package, people, branch, telephone',
        Money: 'what of the price is received, waits and is left',
        Act: 'a button for what is done most with such an event',
      },
      announces: [
        'One button: client, time and number of people are its name, the rest its description.',
      ],
      search: ['booking', 'appointment', 'event tile'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof EventCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OpensByKeyboardAndSaysTheRest: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const card = canvas.getByRole('button', { name: 'Almaz Tesfaye, 3:00 PM, 350 people' });
    await expect(card).toHaveAccessibleDescription(/Wedding gold · Advance 120,000\sBr/u);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const AnActIsPressedByItself: Story = {
  args: { act: <Button size="small">Take payment</Button>, layout: 'row' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take payment' }));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

const render: Story['render'] = (args) => (
  <Grid>
    <EventCard {...args} />
    <EventCard {...args} packageName={null} date="2026-09-22" people={1200} />
    <EventCard
      {...args}
      time="01:00"
      money={{ total: 320_000, received: 0, waiting: 120_000, left: 200_000 }}
    />
  </Grid>
);

export const AllStates: Story = { render };

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    client: 'አልማዝ ተስፋዬ',
    packageName: 'የሰርግ ወርቅ',
    branch: 'ቦሌ',
    remark: 'ለአርባ እንግዶች የጾም ምግብ።',
  },
  render,
  play: ({ canvas }) =>
    expect(
      canvas.getByRole('button', { name: 'አልማዝ ተስፋዬ፣ ከቀኑ 9:00 ሰዓት፣ 1,200 ሰዎች' }),
    ).toBeVisible(),
};

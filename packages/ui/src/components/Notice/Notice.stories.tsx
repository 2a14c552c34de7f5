import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { tornWords } from '../../samples/torn-words.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Words/Notice',
  component: Notice,
  args: { children: 'You are offline. What you see may be old.' },
  parameters: {
    handbook: {
      when: ['The page has to say something that stays: offline, a rule, what is still missing.'],
      instead: [
        'A state of one record is a `Badge`, nothing to show an `EmptyState`, a question a `ConfirmDialog`.',
      ],
      anatomy: {
        Sign: 'of its tone',
        Title: 'what is so, in a few words',
        Text: 'what to do',
        Action: 'one or two buttons, below on a phone',
      },
      announces: [
        'With `isLive` it is read as it appears; errors at once, the rest when there is a pause.',
      ],
      words: ['What happened, then what to do, in two short sentences at most. No blame, no code.'],
      search: ['alert', 'banner', 'callout', 'message', 'warning', 'info'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const IsReadOutWhenLive: Story = {
  args: { isLive: true, tone: 'caution' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(/^Warning: You are offline/u),
};

const reload = (label: string) => (
  <Button size="small" variant="soft">
    {label}
  </Button>
);

const tones = ['info', 'positive', 'caution', 'critical'] as const;

export const WordsStayWholeBesideActions: Story = {
  tags: ['!visual'],
  render: () => (
    <div style={{ width: 288 }}>
      <Notice
        tone="caution"
        action={
          <Inline>
            <Button size="small">Reload now</Button>
            <Button size="small">Later</Button>
          </Inline>
        }
      >
        A new version is there. What you have typed is kept.
      </Notice>
      <Notice action={<Button>Load the newer records</Button>}>አዲስ እትም ተዘጋጅቷል።</Notice>
    </div>
  ),
  play: ({ canvasElement }) => expect(tornWords(canvasElement)).toEqual([]),
};

/** Beside such actions, the text was one word wide and eight lines high. */
export const LongActionsGoBelowTheWords: Story = {
  tags: ['!visual'],
  render: () => (
    <div style={{ width: 590 }}>
      <Notice
        tone="caution"
        title="Already booked at about that time:"
        action={
          <Inline>
            <Button size="small">Leave them out and assign 1</Button>
            <Button size="small">Assign anyway</Button>
          </Inline>
        }
      >
        አበበ ከበደ: አልማዝ ተስፋዬ, 3:00 PM
      </Notice>
    </div>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText(/Already booked/u).getBoundingClientRect();
    const action = canvas.getByRole('button', { name: 'Assign anyway' }).getBoundingClientRect();
    await expect(action.top).toBeGreaterThanOrEqual(words.bottom);
  },
};

export const ATitleWithoutAFullStopHasItsOwnLine: Story = {
  args: { title: 'You are offline', children: 'What you write is kept here.' },
  play: async ({ canvas }) => {
    const title = canvas.getByText('You are offline').getBoundingClientRect();
    const text = document.createRange();
    text.selectNodeContents(canvas.getByText(/What you write/u));
    await expect([...text.getClientRects()].at(-1)?.top).toBeGreaterThanOrEqual(title.bottom);
  },
};

export const AllStates: Story = {
  args: { title: 'New version.', action: reload('Reload') },
  render: ({ children, title, action }) => (
    <Stack>
      {tones.map((tone) => (
        <Notice key={tone} tone={tone}>
          {children}
        </Notice>
      ))}
      <Notice title={title} action={action}>
        {children}
      </Notice>
    </Stack>
  ),
};

export const Amharic: Story = {
  ...AllStates,
  globals: { locale: 'am' },
  args: {
    title: 'አዲስ እትም።',
    action: reload('እንደገና ክፈት'),
    children: 'ከኢንተርኔት ውጭ ነዎት። የሚያዩት መረጃ የቆየ ሊሆን ይችላል።',
  },
};

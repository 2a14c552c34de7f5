import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Page } from '../Page/Page.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Words/EmptyState',
  component: EmptyState,
  parameters: {
    handbook: {
      when: ['A list, a page or a search has nothing to show.'],
      anatomy: {
        Picture: 'which of the four it is',
        Title: 'what is so',
        Hint: 'what can be done about it',
        Act: 'the one button for that',
      },
      words: [
        'Tell nothing yet from nothing found: the first offers to add one, the second to clear the filters.',
        'An error says that it did not load, and offers Try again.',
      ],
      search: ['no data', 'zero state', 'blank', 'no results', 'error page', 'no permission'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OffersToTryAgainWhenItFailed: Story = {
  args: { variant: 'error', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const PartsOfOnePageThatFailedSaySoOnce: Story = {
  args: { onRetry: fn() },
  render: ({ onRetry }) => (
    <Page title="Overview">
      <Grid>
        {['first', 'second', 'third'].map((part) => (
          <EmptyState key={part} variant="error" onRetry={onRetry} data={{ part }} />
        ))}
      </Grid>
    </Page>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('3 parts could not be loaded.'),
    );
    await expect(canvas.getAllByText('Not loaded')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(3);
  },
};

export const AllStates: Story = {
  args: { action: <Button>Add Branch</Button> },
  render: ({ action }) => (
    <Grid>
      <EmptyState action={action} />
      <EmptyState variant="no-match" />
      <EmptyState variant="no-permission" />
      <EmptyState variant="error" onRetry={fn()} />
    </Grid>
  ),
};

export const Amharic: Story = {
  ...AllStates,
  globals: { locale: 'am' },
  args: { action: <Button>ቅርንጫፍ ጨምር</Button> },
};

/** The text says what is missing, why, and how to add it. */
export const Do: Story = {
  args: {
    title: 'No branches yet',
    hint: 'Events, cash and employees belong to a branch.',
    action: <Button>Add Branch</Button>,
  },
};

/** A dead end: the text names neither a record nor an action. */
export const Dont: Story = { args: { title: 'No records found.' } };

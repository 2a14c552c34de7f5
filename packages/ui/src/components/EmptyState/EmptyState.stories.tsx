import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Page } from '../Page/Page.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = { title: 'Words/EmptyState', component: EmptyState } satisfies Meta<typeof EmptyState>;
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
    await expect(canvas.getByRole('alert')).toHaveTextContent('3 parts could not be loaded.');
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

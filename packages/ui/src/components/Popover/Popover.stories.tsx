import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    trigger: (
      <Button variant="soft" tone="neutral">
        How it is counted
      </Button>
    ),
    title: 'Left to pay',
    children: <Text>The price, less what the cashier received, less what waits.</Text>,
  },
  parameters: {
    handbook: {
      when: ['More about what is pressed: how a sum came about, a short set of filters.'],
      anatomy: {
        Trigger: 'the button',
        Title: 'names the content, hidden where the content says it itself',
        Content: 'anything short',
      },
      keys: {
        'Enter, Space': 'open it',
        Escape: 'closes; the focus returns to the button',
      },
      announces: ['A dialog with its title, which does not hide the page.'],
      search: ['popup', 'hover card', 'overlay', 'flyout', 'info'],
    } satisfies Handbook,
    docs: { story: { inline: false, height: '320px' } },
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

export const ClosesByEscapeAndGivesFocusBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Left to pay' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const IsClosedByItsOwnButton: Story = {
  args: { children: (close) => <Button onPress={close}>Understood</Button> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: 'Understood' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const HasANameWithoutAHeading: Story = {
  args: { isTitleHidden: true, data: { testid: 'why' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Left to pay' })).toBeVisible());
    await expect(screen.getByTestId('why')).toBeVisible();
    await expect(screen.queryByRole('heading')).toBeNull();
  },
};

export const AllStates: Story = { play: open };

export const Mobile: Story = { globals: { viewport: { value: 'small' } }, play: open };

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    trigger: <Button>እንዴት ተሰላ</Button>,
    title: 'ቀሪ ክፍያ',
    children: <Text>ዋጋው ሲቀነስ ካሽር የተቀበለው ሲቀነስ ማጽደቅ የሚጠብቅ።</Text>,
  },
  play: open,
};

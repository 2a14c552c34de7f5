import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    content: 'Counted from the advance.',
    children: (
      <IconButton aria-label="About the remainder">
        <Info aria-hidden />
      </IconButton>
    ),
  },
  parameters: {
    handbook: {
      when: ['The name of an icon, the whole of a text that was cut.'],
      instead: [
        'What is needed to go on stands in the page, as a description or a `Notice`: fingers do not hover. More than a few words are a `Popover`.',
      ],
      anatomy: {
        Control: 'which has a name of its own',
        Hint: 'beside it',
      },
      keys: {
        Escape: 'closes it and leaves the focus',
      },
      announces: ['The description of its control.'],
      words: ['A few words, no full stop, nothing to press.'],
      search: ['hint', 'hover', 'title', 'help'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const DescribesWhatIsFocusedUntilEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Counted from the advance.');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'Counted from the advance.',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Inline justify="center">
      <Tooltip {...args} />
      <Tooltip {...args} placement="bottom" content="Opens below.">
        <Button autoFocus>Settle</Button>
      </Tooltip>
    </Inline>
  ),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { content: 'ከቅድመ ክፍያው የተሰላ።', children: <Button>ቀሪ ክፍያ</Button> },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};

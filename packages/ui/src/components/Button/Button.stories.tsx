import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { InStates } from '../../samples/in-states.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Schedule event', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const PressesByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Schedule event' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const IgnoresPressesWhilePending: Story = {
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Schedule event/u });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('data-pending');
  },
};

const tones = ['brand', 'neutral', 'critical'] as const;
const variants = ['solid', 'soft', 'quiet'] as const;

export const AllStates: Story = {
  render: () => (
    <Stack>
      {tones.map((tone) => (
        <Inline key={tone}>
          {variants.map((variant) => (
            <Button key={variant} tone={tone} variant={variant} icon={<Plus aria-hidden />}>
              {variant}
            </Button>
          ))}
          <Button tone={tone} size="small">
            small
          </Button>
          <Button tone={tone} isPending>
            pending
          </Button>
          <Button tone={tone} isDisabled>
            disabled
          </Button>
        </Inline>
      ))}
      {variants.map((variant) => (
        <InStates key={variant}>
          <Button variant={variant}>{variant}</Button>
        </InStates>
      ))}
    </Stack>
  ),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { children: 'ዝግጅት መዝግብ', fullWidth: true },
};

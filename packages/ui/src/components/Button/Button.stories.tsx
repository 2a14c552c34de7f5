import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { InStates } from '../../samples/in-states.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Schedule event', onPress: fn() },
  parameters: {
    handbook: {
      when: ['One solid button a view: what most come to do. Outlined or quiet for the rest.'],
      instead: [
        'Several acts of a row are `RowActions`, of a record a `Menu`. A choice that stays pressed is a `SegmentedControl` or `FilterChips`.',
      ],
      anatomy: {
        Icon: 'before the words, and a spinner in its place while it works',
        Words: 'never cut: they wrap',
      },
      announces: ['While `isPending` further presses do nothing and the button keeps the focus.'],
      words: [
        'A verb and its object: “Add Branch”, in Amharic the imperative: “ቅርንጫፍ ጨምር”.',
        'What destroys says what: “Delete Bole”, not “OK”.',
        'Do not disable it because a form is incomplete: let it be pressed and say what is missing.',
      ],
      search: ['submit', 'action', 'CTA', 'primary', 'loading button'],
    } satisfies Handbook,
  },
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

/** The only solid button marks the usual action. */
export const Do: Story = {
  render: () => (
    <Inline>
      <Button>Schedule event</Button>
      <Button variant="soft" tone="neutral">
        Save draft
      </Button>
    </Inline>
  ),
};

/** Three solid buttons compete, and “OK” names no action. */
export const Dont: Story = {
  render: () => (
    <Inline>
      <Button>OK</Button>
      <Button>Save draft</Button>
      <Button tone="critical">Clear</Button>
    </Inline>
  ),
};

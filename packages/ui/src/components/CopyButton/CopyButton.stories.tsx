import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent as events } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Inline } from '../Inline/Inline.tsx';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  args: { text: 'FT26264XQ1', label: 'reference', onCopied: fn() },
  parameters: {
    handbook: {
      when: ['A text that is typed elsewhere: an account number, a reference.'],
      anatomy: {
        Sign: 'two sheets, and a tick for a moment after it',
        Words: '“Copy” and what, where they fit',
      },
      announces: ['“Copied” and what; where the browser refuses, how to do it by hand.'],
      words: ['The label is what is copied, without the verb: “Account number”.'],
      search: ['clipboard', 'copy'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const CopiesByKeyboardAndSaysSo: Story = {
  play: async ({ args, canvas }) => {
    // Simulates a clipboard, because automated browsers refuse access to theirs.
    const userEvent = events.setup();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy reference' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Copied: reference' })).toHaveFocus();
    await expect(args.onCopied).toHaveBeenCalledOnce();
    await expect(screen.getByText('Copied: reference')).toBeInTheDocument();
    await expect(await navigator.clipboard.readText()).toBe('FT26264XQ1');
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Inline>
      <CopyButton {...args} />
      <CopyButton {...args} size="standard" />
      <CopyButton {...args} hasWords />
      <CopyButton {...args} hasWords isDisabled />
    </Inline>
  ),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { label: 'የክፍያ ቁጥር', hasWords: true },
};

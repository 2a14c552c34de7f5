import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { InStates } from '../../samples/in-states.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  args: { children: 'All events', href: '/events' },
  parameters: {
    handbook: {
      when: [
        'Going somewhere is the main thing to do on this page: “Schedule Event”, which is a screen.',
      ],
      instead: ['Within a sentence take `Link`.'],
      anatomy: {
        Icon: 'before the words',
        Words: 'where it goes',
      },
      search: ['anchor', 'call to action', 'navigate'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'All events' })).toHaveFocus();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Inline>
      <LinkButton {...args} />
      <LinkButton {...args} variant="soft" />
      <LinkButton {...args} variant="quiet" />
      <LinkButton {...args} size="small" />
      <LinkButton {...args} isDisabled />
      <InStates>
        <LinkButton {...args} />
      </InStates>
    </Inline>
  ),
};

export const Amharic: Story = { globals: { locale: 'am' }, args: { children: 'ሁሉም ዝግጅቶች' } };

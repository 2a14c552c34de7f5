import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextField } from '../TextField/TextField.tsx';
import type { Handbook } from '../../handbook/handbook.ts';
import { Birr } from '../Birr/Birr.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Disclosure } from './Disclosure.tsx';
import { DisclosureGroup } from './DisclosureGroup.tsx';

const meta = {
  title: 'Layout/Disclosure',
  component: Disclosure,
  args: {
    title: 'Extra costs',
    children: <Text>Generator, 4,500 Br</Text>,
    onExpandedChange: fn(),
  },
  parameters: {
    handbook: {
      when: ['Detail that a few need: how a price is made up, rarely used settings.'],
      anatomy: {
        Title: 'a button in a heading, with an arrow',
        End: 'a fact of what is hidden, such as its sum',
        Content: 'below it while it is open',
      },
      announces: ['“collapsed” and “expanded”.'],
      words: ['The title names the content. It does not say “Show”: the arrow and the state do.'],
      search: ['accordion', 'collapse', 'expander', 'details', 'show more', 'FAQ'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OpensAndClosesByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const title = canvas.getByRole('button', { name: 'Extra costs', expanded: false });
    await userEvent.tab();
    await expect(title).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByText('Generator, 4,500 Br')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(title).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('Generator, 4,500 Br')).not.toBeVisible();
  },
};

export const DrawsItsContentOnceAndKeepsWhatWasTyped: Story = {
  args: { isLazy: true, children: <TextField label="Note" /> },
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('button', { name: 'Extra costs' });
    await expect(canvas.queryByRole('textbox', { hidden: true })).toBeNull();
    await userEvent.click(title);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Generator');
    await userEvent.click(title);
    await userEvent.click(title);
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Generator');
  },
};

const days = (
  <>
    <Disclosure id="mon" title="Monday">
      <Text>Two events</Text>
    </Disclosure>
    <Disclosure id="tue" title="Tuesday" end={<Birr value={12500} />}>
      <Text>One event</Text>
    </Disclosure>
  </>
);

export const AGroupHasOneOpenAtATime: Story = {
  render: () => <DisclosureGroup defaultExpandedIds={['mon']}>{days}</DisclosureGroup>,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Two events')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tuesday' }));
    await expect(canvas.getByText('One event')).toBeVisible();
    await expect(canvas.getByText('Two events')).not.toBeVisible();
  },
};

export const AGroupMayHaveSeveralOpen: Story = {
  render: () => (
    <DisclosureGroup allowsMultipleExpanded defaultExpandedIds={['mon']}>
      {days}
    </DisclosureGroup>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tuesday' }));
    await expect(canvas.getByText('One event')).toBeVisible();
    await expect(canvas.getByText('Two events')).toBeVisible();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack>
      <Disclosure {...args} end={<Birr value={4500} />} />
      <Disclosure {...args} defaultExpanded />
      <Disclosure {...args} isDisabled />
      <DisclosureGroup defaultExpandedIds={['tue']}>{days}</DisclosureGroup>
    </Stack>
  ),
};

export const Mobile: Story = { ...AllStates, globals: { viewport: { value: 'small' } } };

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { title: 'ተጨማሪ ወጪዎች', children: <Text>ጄኔሬተር፣ 4,500 ብር</Text>, defaultExpanded: true },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { InStates } from '../../samples/in-states.tsx';
import { UiProvider } from '../../theme/UiProvider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { children: 'the cashbook of Bole', href: '/cashbook' },
  parameters: {
    handbook: {
      when: ['A word in a sentence, or a name that opens its record.'],
      instead: ['What changes something is a `Button`.'],
      anatomy: {
        Words: 'underlined within text',
        Sign: 'after a link that opens a new tab',
      },
      announces: ['“opens in a new tab”, where it does.'],
      words: ['The words name where it goes; never “here”.'],
      search: ['anchor', 'href', 'URL'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { render: (args) => <Text>See {<Link {...args} />}.</Text> };

export const IsReachedByTab: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'the cashbook of Bole' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/cashbook');
  },
};

const navigate = fn();

export const GoesByTheRouterOfTheApp: Story = {
  render: (args) => (
    <UiProvider locale="en" now={() => 0} navigate={navigate} scope="self">
      <Link {...args} />
    </UiProvider>
  ),
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(navigate.mock.lastCall?.[0]).toBe(args.href);
  },
};

export const SaysThatANewTabOpens: Story = {
  args: { target: '_blank', children: 'Receipt 12' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Receipt 12 (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};

export const CarriesAttributesOfTheApp: Story = {
  args: { id: 'to-cashbook', data: { testid: 'cashbook' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('cashbook')).toHaveAttribute('id', 'to-cashbook');
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack>
      <Text>The advance of 20,000 Br is in {<Link {...args} />} since yesterday.</Text>
      <Text tone="critical">The receipt is missing: {<Link {...args} tone="inherit" />}.</Text>
      <Text>Print {<Link {...args} target="_blank" />} first.</Text>
      <Text>Nobody may open {<Link {...args} isDisabled />}.</Text>
      <Link {...args} isStandalone />
      <InStates>
        <Link {...args} isStandalone />
      </InStates>
    </Stack>
  ),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { children: 'የቦሌ ካሽ መዝገብ', target: '_blank' },
  render: (args) => <Text>ቅድመ ክፍያው በ{<Link {...args} />} ውስጥ ነው።</Text>,
};

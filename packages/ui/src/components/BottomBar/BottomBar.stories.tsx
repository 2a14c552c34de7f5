import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Button } from '../Button/Button.tsx';
import { navSamples } from '../../samples/nav-samples.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { BottomBar } from './BottomBar.tsx';

const meta = {
  title: 'Shell/BottomBar',
  component: BottomBar,
  args: { navLabel: 'Quick menu', items: navSamples('en').slice(0, 3) },
  globals: { viewport: { value: 'mobile' } },
  parameters: {
    handbook: {
      when: ['The three to five screens that a user of a phone opens daily.'],
      instead: ['All screens are in `Sidebar`, views of one record in `Tabs`.'],
      anatomy: {
        Links: 'an icon and a word each; the one of the current page is marked',
      },
      announces: ['A navigation with a name; the link of the current page is “current page”.'],
      words: ['One word a link. Amharic words may be long: take the noun and leave the verb.'],
      search: ['tab bar', 'bottom navigation', 'mobile navigation'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const NeverCoversWhatHasTheFocus: Story = {
  render: (args) => (
    <>
      <Stack>
        {Array.from({ length: 40 }, (_, index) => (
          <Button key={index}>{`Event ${index + 1}`}</Button>
        ))}
      </Stack>
      <BottomBar {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Quick menu' });
    for (const button of canvas.getAllByRole('button')) {
      button.focus();
      await new Promise(requestAnimationFrame);
      const covered = button.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
      await expect(covered, button.textContent).toBe(false);
    }
  },
};

export const TabGoesThroughItsLinksInOrder: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};

export const AllStates: Story = { args: { items: navSamples('en') } };

export const Amharic: Story = {
  globals: { locale: 'am', viewport: { value: 'mobile' } },
  args: { navLabel: 'ፈጣን ምናሌ', items: navSamples('am').slice(0, 3) },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('የቀን መቁጠሪያ'),
};

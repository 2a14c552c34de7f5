import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { navSamples } from '../../samples/nav-samples.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { BottomBar } from './BottomBar.tsx';

const meta = {
  title: 'Shell/BottomBar',
  component: BottomBar,
  args: { navLabel: 'Quick menu', items: navSamples('en').slice(0, 3) },
  globals: { viewport: { value: 'mobile' } },
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'Shell/TopBar',
  component: TopBar,
  args: { title: 'Gojo Catering', onMenuPress: fn() },
  globals: { viewport: { value: 'mobile' } },
  parameters: {
    handbook: {
      when: ['An app with a menu, on phones.'],
      anatomy: {
        Menu: 'opens the drawer',
        Title: 'the name of the business',
        End: 'one thing more, such as a search',
      },
      announces: ['The landmark “banner”.'],
      search: ['app bar', 'header', 'hamburger', 'navigation'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OpensTheMenuByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMenuPress).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  args: {
    end: (
      <IconButton aria-label="Search">
        <Search aria-hidden />
      </IconButton>
    ),
  },
};

export const Amharic: Story = {
  globals: { locale: 'am', viewport: { value: 'mobile' } },
  args: { title: 'ጎጆ ድግስ' },
};

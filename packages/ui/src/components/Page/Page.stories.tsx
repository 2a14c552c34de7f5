import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Page } from './Page.tsx';

const meta = {
  title: 'Layout/Page',
  component: Page,
  args: {
    title: 'Branches',
    action: <Button>Add Branch</Button>,
    children: <Card>The content of the page.</Card>,
  },
  parameters: {
    handbook: {
      when: ['Every screen inside the shell.'],
      anatomy: {
        Back: 'the page above, where there is one',
        Title: 'the only heading of level 1',
        Description: 'one sentence, where it helps',
        Action: 'what most come to do',
        Content: 'cards, a table, a form',
      },
      announces: ['Without `AppShell` around it, it is the `main` landmark.'],
      words: [
        'The title is the noun of the menu: “Events”. A record’s page has the record’s name.',
      ],
      search: ['screen', 'view', 'template'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Branches'),
};

export const IsTheMainLandmarkWithoutAShell: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('main')).toContainElement(canvas.getByText(/content of the page/u)),
};

export const AllStates: Story = {
  args: {
    back: { label: 'Settings', href: '/settings' },
    description: 'Where people are fed and money is kept.',
  },
};

export const LeadsBackBeforeItActs: Story = {
  ...AllStates,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add Branch' })).toHaveFocus();
  },
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    title: 'ቅርንጫፎች',
    action: <Button>ቅርንጫፍ ጨምር</Button>,
    back: { label: 'ማስተካከያ', href: '/settings' },
    children: <Card>የገጹ ይዘት።</Card>,
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Shell/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Events', href: '/events' },
      { label: 'Meskerem 2019', href: '/events/2019-01' },
      { label: 'Wedding of Selam' },
    ],
  },
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    handbook: {
      when: ['A reader may have come from a link or a search and needs the way up.'],
      instead: [
        'For one page above, the `back` of `Page` is enough. The steps of a task are a `Stepper`.',
      ],
      anatomy: {
        Links: 'the pages above, the highest first',
        'This page': 'last, without a link',
      },
      announces: ['A navigation called “Path of this page”; the last entry is “current page”.'],
      words: ['Each entry is the title of its page, word for word.'],
      search: ['path', 'trail', 'hierarchy', 'where am I'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const LeadsUpByKeyboardAndMarksThePage: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Path of this page' })).toBeVisible();
    const events = await canvas.findByRole('link', { name: 'Events' });
    await userEvent.tab();
    await expect(events).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Meskerem 2019' })).toHaveFocus();
    await expect(canvas.getByText('Wedding of Selam')).toHaveAttribute('aria-current', 'page');
  },
};

export const APhoneShowsThePageAbove: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Meskerem 2019' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Events' })).toBeNull();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack>
      <Breadcrumbs {...args} />
      <Breadcrumbs {...args} aria-label="Second path" items={args.items.slice(1)} />
    </Stack>
  ),
};

export const Amharic: Story = {
  globals: { locale: 'am', viewport: { value: 'desktop' } },
  args: { items: [{ label: 'ዝግጅቶች', href: '/events' }, { label: 'የሰላም ሠርግ' }] },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Handbook } from '../../handbook/handbook.ts';
import { Card } from '../Card/Card.tsx';
import { TibebStrip } from '../TibebStrip/TibebStrip.tsx';
import { CenteredPage } from './CenteredPage.tsx';

const meta = {
  title: 'Layout/CenteredPage',
  component: CenteredPage,
  args: {
    children: (
      <Card title="Sign in" edge={<TibebStrip />}>
        Username and password
      </Card>
    ),
  },
  parameters: {
    handbook: {
      when: ['Sign-in, a new password, a page that does not exist.'],
      anatomy: {
        Content: 'as narrow as a form, in the middle of what is left above the keyboard',
      },
      search: ['sign in', 'login', 'centre'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof CenteredPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    children: (
      <Card title="ግባ" edge={<TibebStrip />}>
        የተጠቃሚ ስም እና የይለፍ ቃል
      </Card>
    ),
  },
};

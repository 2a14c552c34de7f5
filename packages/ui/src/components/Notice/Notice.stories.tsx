import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Words/Notice',
  component: Notice,
  args: { children: 'You are offline. What you see may be old.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const IsReadOutWhenLive: Story = {
  args: { isLive: true, tone: 'caution' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(/^Warning: You are offline/u),
};

const reload = (label: string) => (
  <Button size="small" variant="soft">
    {label}
  </Button>
);

const tones = ['info', 'positive', 'caution', 'critical'] as const;

export const AllStates: Story = {
  args: { title: 'New version.', action: reload('Reload') },
  render: ({ children, title, action }) => (
    <Stack>
      {tones.map((tone) => (
        <Notice key={tone} tone={tone}>
          {children}
        </Notice>
      ))}
      <Notice title={title} action={action}>
        {children}
      </Notice>
    </Stack>
  ),
};

export const Amharic: Story = {
  ...AllStates,
  globals: { locale: 'am' },
  args: {
    title: 'አዲስ እትም።',
    action: reload('እንደገና ክፈት'),
    children: 'ከኢንተርኔት ውጭ ነዎት። የሚያዩት መረጃ የቆየ ሊሆን ይችላል።',
  },
};

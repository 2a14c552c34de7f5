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

const tones = ['info', 'positive', 'caution', 'critical'] as const;

export const AllStates: Story = {
  render: ({ children }) => (
    <Stack>
      {tones.map((tone) => (
        <Notice key={tone} tone={tone}>
          {children}
        </Notice>
      ))}
      <Notice
        title="New version."
        action={
          <Button size="small" variant="soft">
            Reload
          </Button>
        }
      >
        Reload to use it.
      </Notice>
    </Stack>
  ),
};

export const Amharic: Story = {
  ...AllStates,
  globals: { locale: 'am' },
  args: { children: 'ከኢንተርኔት ውጭ ነዎት። የሚያዩት መረጃ የቆየ ሊሆን ይችላል።' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { SaveBar } from './SaveBar.tsx';

const meta = {
  title: 'Forms/SaveBar',
  component: SaveBar,
  args: { note: '3 changes', children: <Button tone="brand">Save</Button> },
  parameters: {
    handbook: {
      when: ['A form that is a page, longer than the window or in tabs, such as the settings.'],
      instead: ['In a dialog take `DialogFooter`; a short form has its buttons in `actions`.'],
      anatomy: {
        Note: 'how much is not saved yet',
        Act: 'one button, which saves',
      },
      announces: ['The note, whenever it changes: “3 changes”.'],
      search: ['sticky', 'footer', 'save', 'unsaved changes'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof SaveBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('3 changes'),
};

export const StaysInSightBelowALongForm: Story = {
  render: (args) => (
    <Form aria-label="Settings">
      <Stack>
        {Array.from({ length: 30 }, (_, index) => (
          <TextField key={index} label={`Setting ${index + 1}`} name={`setting-${index}`} />
        ))}
      </Stack>
      <SaveBar {...args} />
    </Form>
  ),
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button', { name: 'Save' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack>
      <SaveBar {...args} />
      <SaveBar {...args} note={undefined} />
    </Stack>
  ),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { note: '3 ለውጦች', children: <Button tone="brand">አስቀምጥ</Button> },
};

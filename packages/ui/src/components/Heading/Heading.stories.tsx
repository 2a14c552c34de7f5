import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Words/Heading',
  component: Heading,
  args: { children: 'Events of this week', level: 1 },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const levels = [1, 2, 3, 4] as const;
const render: Story['render'] = ({ children }) => (
  <Stack>
    {levels.map((level) => (
      <Heading key={level} level={level}>
        {children}
      </Heading>
    ))}
  </Stack>
);

export const AllStates: Story = { render };

export const Amharic: Story = {
  render,
  globals: { locale: 'am' },
  args: { children: 'የዚህ ሳምንት ዝግጅቶች' },
};

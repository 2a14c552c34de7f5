import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Handbook } from '../../handbook/handbook.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Words/Heading',
  component: Heading,
  args: { children: 'Events of this week', level: 1 },
  parameters: {
    handbook: {
      when: ['A page, a section or a part of one begins.'],
      instead: ['Text that is only to be large is a `Text`.'],
      anatomy: {
        Text: 'of level 1 to 4; the size follows the level',
      },
      announces: ['Screen readers list the headings of a page: leave out no level.'],
      words: ['Sentence case in English. Amharic has no capitals, so nothing is set in capitals.'],
      search: ['title', 'h1', 'h2'],
    } satisfies Handbook,
  },
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

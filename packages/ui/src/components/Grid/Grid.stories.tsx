import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Grid } from './Grid.tsx';

const cards = (words: readonly string[]) => words.map((word) => <Card key={word}>{word}</Card>);

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: { children: cards(['Bole', 'Kazanchis', 'Megenagna', 'Piassa', 'Lebu']) },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = { args: { column: 'small', space: 'small' } };

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { children: cards(['ቦሌ', 'ካዛንቺስ', 'መገናኛ', 'ፒያሳ', 'ለቡ']) },
};

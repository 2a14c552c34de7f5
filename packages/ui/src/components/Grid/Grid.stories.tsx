import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Card } from '../Card/Card.tsx';
import { Grid } from './Grid.tsx';

const cards = (words: readonly string[]) => words.map((word) => <Card key={word}>{word}</Card>);

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: { children: cards(['Bole', 'Kazanchis', 'Megenagna', 'Piassa', 'Lebu']) },
  parameters: {
    handbook: {
      when: ['Cards or figures of equal weight.'],
      instead: ['Columns that belong together by rows are a `DataTable`.'],
      anatomy: {
        Columns: 'as many as `column` lets fit, all of one width',
      },
      search: ['columns', 'layout', 'tiles'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const SixFillTheirRows: Story = {
  render: () => (
    <>
      {[1000, 656, 343].map((width) => (
        <div key={width} style={{ width }}>
          <Grid column="sixth" space="medium">
            {cards(['1', '2', '3', '4', '5', '6'])}
          </Grid>
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const columns = [...canvasElement.querySelectorAll('[data-column="sixth"]')].map(
      (grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length,
    );
    await expect(columns).toEqual([6, 3, 2]);
  },
};

export const AllStates: Story = { args: { column: 'small', space: 'small' } };

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { children: cards(['ቦሌ', 'ካዛንቺስ', 'መገናኛ', 'ፒያሳ', 'ለቡ']) },
};

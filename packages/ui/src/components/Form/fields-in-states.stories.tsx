import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { choiceRows } from './field-rows/choice-rows.tsx';
import type { State } from './field-rows/field-row.ts';
import { pickerRows } from './field-rows/picker-rows.tsx';
import { textRows } from './field-rows/text-rows.tsx';
import { Form } from './Form.tsx';

const fields = Object.values({ ...textRows, ...choiceRows, ...pickerRows });

const states: readonly State[] = [
  {},
  { isRequired: true },
  { isRequired: true, description: 'As on the identity card.' },
  { errorMessage: 'This is needed.' },
  { isReadOnly: true },
  { isDisabled: true },
];

const meta = {
  title: 'Fields/Form/Fields in states',
  tags: ['!autodocs'],
  component: Form,
  args: {
    'aria-label': 'All fields',
    children: states.map((state, at) => (
      <Grid key={at}>
        {fields.flatMap(({ field }, row) => [
          <div key={`${row} filled`}>{field(state, true)}</div>,
          <div key={`${row} empty`}>{field(state, false)}</div>,
        ])}
      </Grid>
    )),
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InEnglish: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-field]').length).toBeGreaterThanOrEqual(
      fields.length * states.length * 2,
    );
  },
};

export const InAmharicAndDark: Story = { globals: { locale: 'am', scheme: 'dark' } };

const required = fields.filter(({ isAlwaysAnAnswer }) => !isAlwaysAnAnswer);

export const WhereEachIsRefused: Story = {
  args: {
    children: required.map(({ field }, row) => (
      <div key={row}>{field({ isRequired: true, name: `field-${row}` }, false)}</div>
    )),
    actions: <button type="submit">Send</button>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const lines = canvas.getAllByRole('button', { name: 'It: Required' });
    await expect(lines).toHaveLength(required.length);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(required.length);
  },
};

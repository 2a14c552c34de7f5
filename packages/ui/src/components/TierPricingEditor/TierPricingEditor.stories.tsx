import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { emptyTier, tierRows } from './tier-faults.ts';
import { TierPricingEditor } from './TierPricingEditor.tsx';

const three = tierRows([
  { min: 1, max: 100, value: 900 },
  { min: 101, max: 300, value: 850 },
  { min: 301, max: 999, value: 800 },
]);

const meta = {
  title: 'Fields/TierPricingEditor',
  component: TierPricingEditor,
  args: { label: 'Prices', defaultValue: three, onChange: fn() },
  parameters: {
    handbook: {
      when: ['A package is priced by the number of people.'],
      anatomy: {
        Tiers: 'from, to, price for each',
        Faults: 'overlaps and gaps, at the row',
        Preview: 'the price of a number of people, with the tiers as they are',
      },
      announces: ['“Tier 3 removed”, and the focus goes on to the next.'],
      words: ['Say whether the price is for each person or for all, in the label.'],
      search: ['price', 'tiers', 'quantity discount', 'package'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof TierPricingEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const BeginsWithoutAFault: Story = {
  args: { defaultValue: [emptyTier] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Tier 1, Minimum' })).not.toBeInvalid();
    await expect(canvas.queryByText(/at least/i)).toBeNull();
  },
};

export const AddLeadsToTheNewRow: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add price' }));
    await expect(canvas.getByRole('textbox', { name: 'Tier 4, Minimum' })).toHaveFocus();
  },
};

export const RemoveLeadsToTheNextRowAndCanBeUndone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove tier 2' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([three[0], three[2]]);
    await expect(canvas.getByRole('button', { name: 'Remove tier 2' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(three);
  },
};

export const RefusesTiersThatOverlap: Story = {
  args: {
    defaultValue: tierRows([
      { min: 1, max: 100, value: 900 },
      { min: 100, max: 200, value: 850 },
    ]),
  },
  play: ({ canvas }) =>
    expect(canvas.getByRole('textbox', { name: 'Tier 2, Minimum' })).toHaveAccessibleDescription(
      /Overlaps tier 1/u,
    ),
};

export const SaysThatATierIsThereTwice: Story = {
  args: { defaultValue: [...three, { id: 3, min: 301, max: 999, value: 700 }] },
  play: ({ canvas }) =>
    expect(canvas.getByRole('textbox', { name: 'Tier 4, Minimum' })).toHaveAccessibleDescription(
      /The same people as tier 3/u,
    ),
};

export const RemovingTheLastRowLeadsToAdd: Story = {
  args: { defaultValue: three.slice(0, 1) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove tier 1' }));
    await expect(canvas.getByRole('button', { name: 'Add price' })).toHaveFocus();
  },
};

export const TellsTheFormWhatMustBeMended: Story = {
  args: { onFaultChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onFaultChange).toHaveBeenLastCalledWith(false);
    const price = canvas.getByRole('textbox', { name: 'Tier 1, Price per person' });
    await userEvent.clear(price);
    await userEvent.type(price, '1e5');
    await waitFor(() => expect(args.onFaultChange).toHaveBeenLastCalledWith(true));
    await userEvent.clear(price);
    await userEvent.type(price, '950');
    await waitFor(() => expect(args.onFaultChange).toHaveBeenLastCalledWith(false));
  },
};

export const SaysWhatAnEventWouldCost: Story = {
  play: async ({ canvas, userEvent }) => {
    const people = canvas.getByRole('textbox', { name: 'Try it: how many guests?' });
    await userEvent.type(people, '150');
    await expect(canvas.getByRole('status')).toHaveTextContent('150 × 850 ETB = 127,500 ETB');
    await userEvent.type(people, '0');
    await expect(canvas.getByRole('status')).toHaveTextContent('No price for 1,500 people');
  },
};

export const SortsWhenTheFocusLeaves: Story = {
  args: { defaultValue: three.toReversed() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Tier 1, Minimum' }));
    await userEvent.click(canvas.getByRole('textbox', { name: 'Try it: how many guests?' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(three);
  },
};

export const AllStates: Story = {
  args: {
    defaultValue: [
      ...tierRows([
        { min: 1, max: 100, value: 900 },
        { min: 100, max: 200, value: 850 },
        { min: 301, max: 400, value: 800 },
        { min: 600, max: 500, value: 750 },
      ]),
      { id: 9, min: null, max: null, value: null },
    ],
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { label: 'ዋጋዎች' },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'ዋጋ ጨምር' })).toBeVisible(),
};

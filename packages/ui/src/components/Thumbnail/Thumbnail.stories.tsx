import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Inline } from '../Inline/Inline.tsx';
import {
  loadNothing,
  loadPhoto,
  brokenPhoto,
  facePhoto,
  portraitPhoto,
} from '../../samples/media-samples.ts';
import { Thumbnail } from './Thumbnail.tsx';

const meta = {
  title: 'Media/Thumbnail',
  component: Thumbnail,
  args: { src: facePhoto, alt: 'Almaz Bekele', onOpen: fn() },
  parameters: {
    handbook: {
      when: ['A receipt or a portrait in a row or a card.'],
      instead: ['A person in a list is an `Avatar`.'],
      anatomy: {
        Picture: 'cut to its frame',
        State: 'loading, unavailable, none',
      },
      announces: [
        '“Enlarge” and its name, where it opens; “Image unavailable”, where it cannot be loaded.',
      ],
      search: ['image', 'preview', 'picture'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Thumbnail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OpensByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Enlarge Almaz Bekele' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
};

export const SaysWhenTheImageIsBroken: Story = {
  args: { src: brokenPhoto, onOpen: undefined },
  play: async ({ canvas }) => expect(await canvas.findByText('Image unavailable')).toBeVisible(),
};

export const IsNoButtonWhenThereIsNoImage: Story = {
  args: { src: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No image')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const BringsAnImageThatNeedsASession: Story = {
  args: { src: loadPhoto, onOpen: undefined },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('img', { name: 'Almaz Bekele' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^blob:/u),
    ),
};

export const AllStates: Story = {
  render: (args) => (
    <Inline align="start">
      <Thumbnail {...args} size="small" />
      <Thumbnail {...args} />
      <Thumbnail {...args} size="large" />
      <Thumbnail {...args} src={portraitPhoto} />
      <Thumbnail alt={args.alt} src={loadNothing} />
      <Thumbnail alt={args.alt} src={brokenPhoto} />
      <Thumbnail alt={args.alt} src={null} />
    </Inline>
  ),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { alt: 'አልማዝ በቀለ', src: null },
  play: async ({ canvas }) => expect(canvas.getByText('ምስል የለም')).toBeVisible(),
};

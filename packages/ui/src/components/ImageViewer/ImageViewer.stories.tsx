import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { loadPhoto, facePhoto, portraitPhoto } from '../../samples/media-samples.ts';
import { ImageViewer, type ImageViewerProps } from './ImageViewer.tsx';

const meta = {
  parameters: {
    handbook: {
      when: ['A picture has to be read closely: a receipt, an identity card.'],
      instead: ['A small one in a list is a `Thumbnail`.'],
      anatomy: {
        Picture: 'in a frame that can be moved about in',
        Tools: 'zoom, rotate, open in a new tab',
        Gallery: 'the position and the buttons to the next',
      },
      keys: {
        '+, −': 'zoom',
        'Arrow keys': 'move about in an enlarged picture',
        'Page Up, Page Down': 'previous and next of a gallery',
        Escape: 'closes',
      },
      announces: ['Which picture of how many.'],
      words: ['`alt` says whose paper it is: “Receipt of Abebe, 5,000 Br”.'],
      search: ['lightbox', 'zoom', 'gallery', 'photo'],
    } satisfies Handbook,
    docs: { story: { inline: false, height: '480px' } },
  },
  title: 'Media/ImageViewer',
  component: ImageViewer,
  args: { src: facePhoto, alt: 'Almaz Bekele', onClose: fn() },
} satisfies Meta<typeof ImageViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ZoomsByKeyboardAndNeverPastItsEnds: Story = {
  play: async ({ userEvent }) => {
    const stage = await screen.findByRole('group', { name: 'Almaz Bekele' });
    stage.focus();
    await userEvent.keyboard('+=+');
    await waitFor(() => expect(screen.getByText('250%')).toBeVisible());
    await expect(stage.scrollWidth).toBeGreaterThan(stage.clientWidth);
    await userEvent.keyboard('++++++');
    await expect(screen.getByText('400%')).toBeVisible();
    await userEvent.keyboard('---------');
    await expect(screen.getByText('100%')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
  },
};

export const ZoomsByTwoFingersAndNotByOne: Story = {
  play: async () => {
    const stage = await screen.findByRole('group', { name: 'Almaz Bekele' });
    const finger = (pointerId: number, clientX: number) => ({ pointerId, clientX, clientY: 200 });
    await fireEvent.pointerDown(stage, finger(1, 300));
    await fireEvent.pointerMove(stage, finger(1, 200));
    await waitFor(() => expect(screen.getByText('100%')).toBeVisible());
    await fireEvent.pointerDown(stage, finger(2, 300));
    await fireEvent.pointerMove(stage, finger(2, 400));
    await expect(await screen.findByText('200%')).toBeVisible();
    await fireEvent.pointerUp(stage, finger(2, 400));
    await fireEvent.pointerMove(stage, finger(1, 100));
    await expect(screen.getByText('200%')).toBeVisible();
  },
};

export const TurnsByAQuarter: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Rotate' }));
    await expect(screen.getByRole('img', { name: 'Almaz Bekele' })).toHaveStyle({
      rotate: '90deg',
    });
  },
};

export const EscapeCloses: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Almaz Bekele' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

export const HasNoAddressToOpenWhenItNeedsASession: Story = {
  args: { src: loadPhoto },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('img', { name: 'Almaz Bekele' })).toBeVisible());
    await expect(screen.queryByRole('link')).toBeNull();
  },
};

const images = [
  { src: facePhoto, alt: 'Almaz Bekele' },
  { src: portraitPhoto, alt: 'Identity card' },
];

function Gallery(props: ImageViewerProps) {
  const [index, setIndex] = useState(0);
  const gallery = { index, count: images.length, onChange: setIndex };
  return <ImageViewer {...props} {...images[index]} gallery={gallery} />;
}

export const GoesThroughAGallery: Story = {
  render: (args) => <Gallery {...args} />,
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('button', { name: 'Previous image' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next image' }));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Identity card' })).toBeVisible(),
    );
    await expect(screen.getByText('2 of 2')).toBeVisible();
    await expect(screen.getByText('100%')).toBeVisible();
    await userEvent.keyboard('{PageDown}{PageUp}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Almaz Bekele' })).toBeVisible());
  },
};

export const AllStates: Story = {
  args: { src: portraitPhoto, caption: 'Identity card, front side' },
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { alt: 'አልማዝ በቀለ', caption: 'የመታወቂያ ካርድ' },
  play: async () => {
    for (const name of ['አርቅ', 'አቅርብ', 'አዙር']) {
      await waitFor(() => expect(screen.getByRole('button', { name })).toBeVisible());
    }
  },
};

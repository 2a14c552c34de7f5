import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { FieldMatrix } from '../../samples/field-matrix.tsx';
import { arriving, facePhoto, paintedCamera, streams } from '../../samples/media-samples.ts';
import { ImageField } from './ImageField.tsx';

const meta = {
  title: 'Media/ImageField',
  component: ImageField,
  args: {
    label: 'Face photo',
    name: 'client_image',
    upload: arriving,
    sourceOf: () => facePhoto,
    getUserMedia: paintedCamera,
    onChange: fn(),
  },
  parameters: {
    handbook: {
      when: ['An identity card, a portrait, the photo of a dish.'],
      anatomy: {
        Label: 'what the picture shows',
        Preview: 'a press enlarges it',
        Buttons: 'take a picture, choose a file, remove',
      },
      announces: ['Progress at the quarters, “Image uploaded!”, and why a file is refused.'],
      search: ['photo upload', 'picture', 'ID card', 'camera'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof ImageField>;
export default meta;
type Story = StoryObj<typeof meta>;

const example = `<ImageField
  label="Photo"
  name="photo"
  sourceOf={(path) => path}
  upload={async (picture) => {
    const answer = await fetch('/files', { method: 'POST', body: picture });
    return answer.text();
  }}
/>`;

export const Playground: Story = { parameters: { docs: { source: { code: example } } } };

export const TakesAPictureAndShowsIt: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take Picture' }));
    await screen.findByText('Camera ready');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Take Picture' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use Image' }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('/files/logo.png'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(streams.at(-1)?.active).toBe(false);
    await expect(canvas.getByRole('button', { name: 'Enlarge Face photo' })).toBeVisible();
  },
};

export const OpensTheImageLarge: Story = {
  args: { defaultValue: '/files/face.jpg' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge Face photo' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Face photo' })).toBeVisible());
  },
};

export const RemovesTheImage: Story = {
  args: { defaultValue: '/files/face.jpg' },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Remove image' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(null);
    await expect(canvas.getByText('No image')).toBeVisible();
  },
};

export const ItsRequiredMarkIsNotReadAloud: Story = {
  args: { isRequired: true },
  play: ({ canvas, args }) => expect(canvas.getByRole('group')).toHaveAccessibleName(args.label),
};

export const AllStates: Story = {
  render: (args) => (
    <FieldMatrix>
      {(state) => <ImageField {...args} {...state} defaultValue="/files/face.jpg" />}
    </FieldMatrix>
  ),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { label: 'የፊት ፎቶ', defaultValue: '/files/face.jpg' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'ምስሉን እንደገና አንሳ' })).toBeVisible(),
};

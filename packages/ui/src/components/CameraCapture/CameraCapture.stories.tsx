// D91, D92, spec:2.6, spec:8, spec:9
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { neverAnswering, paintedCamera, refusing, streams } from '../../samples/media-samples.ts';
import { CameraLeaver, CameraOpener } from '../../samples/camera-samples.tsx';
import { CameraCapture } from './CameraCapture.tsx';

const meta = {
  parameters: {
    handbook: {
      when: ['A paper or a face has to be photographed now, in front of the user.'],
      instead: ['In a form take `ImageField`, which opens it.'],
      anatomy: {
        View: 'what the camera sees, in the shape that will be kept',
        Guide: 'the edge of a card or a face',
        'Take Picture': 'keeps the view still',
        'Use, Retake': 'after that',
        'Upload Image': 'always there, for those without a camera',
      },
      keys: {
        Escape: 'closes it and stops the camera',
      },
      announces: [
        'Camera ready, picture taken, and the upload at each quarter. Faults say what to do in that browser.',
      ],
      words: ['The title names what is photographed: “ID card of Abebe”.'],
      search: ['photo', 'webcam', 'scan', 'take picture'],
    } satisfies Handbook,
    docs: { story: { inline: false, height: '480px' } },
  },
  title: 'Media/CameraCapture',
  component: CameraCapture,
  args: {
    title: 'Photo of the client',
    onSelect: fn(async () => '/files/photo.jpg'),
    onClose: fn(),
    getUserMedia: paintedCamera,
  },
  render: (args) => <CameraOpener {...args} />,
} satisfies Meta<typeof CameraCapture>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const button = (name: string) => screen.findByRole('button', { name });
const newestTrack = () => streams.at(-1)!.getVideoTracks()[0]!;

async function takePicture({ userEvent }: Context) {
  await waitFor(() =>
    expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('Camera ready'),
  );
  await userEvent.click(await button('Take Picture'));
  return screen.findByRole('img', { name: 'Picture taken' });
}

const uploaded = () =>
  waitFor(() => expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('Image uploaded!'));

const example = `<CameraCapture
  title="Take a photo"
  onSelect={(picture) => fetch('/files', { method: 'POST', body: picture })}
  onClose={() => undefined}
/>`;

export const Playground: Story = { parameters: { docs: { source: { code: example } } } };

export const TakesAndUsesAPictureOf500By400: Story = {
  play: async (context) => {
    await takePicture(context);
    const use = await button('Use Image');
    await waitFor(() => expect(use).toHaveFocus());
    await context.userEvent.keyboard('{Enter}');
    await uploaded();
    const [picture, size] = (context.args.onSelect as ReturnType<typeof fn>).mock.calls[0]!;
    await expect(size).toEqual({ width: 500, height: 400 });
    await expect(picture.type).toBe('image/jpeg');
    const bitmap = await createImageBitmap(picture);
    await expect([bitmap.width, bitmap.height]).toEqual([500, 400]);
    await waitFor(() => expect(newestTrack().readyState).toBe('ended'));
  },
};

export const RetakeReturnsToTheCamera: Story = {
  play: async (context) => {
    await takePicture(context);
    await waitFor(() => expect(newestTrack().readyState).toBe('ended'));
    await context.userEvent.click(await button('Retake Image'));
    await waitFor(async () => expect(await button('Take Picture')).toHaveFocus());
    await takePicture(context);
  },
};

export const StopsTheCameraOnCancelAndEscape: Story = {
  play: async ({ args, canvas, userEvent }) => {
    for (const leave of ['Cancel', '{Escape}']) {
      await waitFor(() => expect(newestTrack().readyState).toBe('live'));
      await (leave === 'Cancel' ? userEvent.click(await button(leave)) : userEvent.keyboard(leave));
      await waitFor(() => expect(newestTrack().readyState).toBe('ended'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Photo' }));
    }
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const StopsTheCameraWhenTheScreenIsLeft: Story = {
  render: ({ title, getUserMedia }) => <CameraLeaver {...{ title, getUserMedia }} />,
  play: async () => {
    await button('Take Picture');
    await waitFor(() => expect(newestTrack().readyState).toBe('live'));
    const track = newestTrack();
    dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(track.readyState).toBe('ended'));
  },
};

export const GivesTheCameraBackWhileTheTabIsHidden: Story = {
  play: async (context) => {
    await waitFor(() => expect(newestTrack().readyState).toBe('live'));
    const track = newestTrack();
    const turn = (isHidden: boolean) => {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    turn(true);
    await waitFor(() => expect(track.readyState).toBe('ended'));
    turn(false);
    Reflect.deleteProperty(document, 'hidden');
    await waitFor(() => expect(newestTrack()).not.toBe(track));
    await takePicture(context);
  },
};

export const TakesAPictureWithADevice: Story = {
  args: { getUserMedia: undefined },
  play: async (context) => {
    await takePicture(context);
    await context.userEvent.click(await button('Use Image'));
    await uploaded();
    const [picture] = (context.args.onSelect as ReturnType<typeof fn>).mock.calls[0]!;
    const bitmap = await createImageBitmap(picture);
    await expect([bitmap.width, bitmap.height]).toEqual([500, 400]);
  },
};

export const AsksForTheRearCameraWhenFacingTheRoom: Story = {
  args: { facing: 'environment', getUserMedia: fn(paintedCamera) },
  play: async (context) => {
    await takePicture(context);
    await expect(context.args.getUserMedia).toHaveBeenCalledWith({
      video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } },
      audio: false,
    });
  },
};

const refusal = (error: string, words: RegExp): Story => ({
  args: { getUserMedia: refusing(error) },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(words);
    await expect(await button('Upload Image')).toBeEnabled();
    await expect(await button('Try again')).toHaveFocus();
  },
});

export const ShowsACardAsItIsRead: Story = {
  args: { guide: 'id-card', facing: 'user' },
  play: async () =>
    expect(await screen.findByLabelText('Camera view')).not.toHaveAttribute('data-mirrored'),
};

export const ShowsAFaceAsInAMirror: Story = {
  args: { guide: 'face', facing: 'user' },
  play: async () =>
    expect(await screen.findByLabelText('Camera view')).toHaveAttribute('data-mirrored'),
};

export const SaysHowToAllowItWhenDenied = refusal('NotAllowedError', /not allowed/u);
export const SaysWhenThereIsNoCamera = refusal('NotFoundError', /No camera/u);
export const SaysWhenAnotherAppHasIt = refusal('NotReadableError', /Another app/u);
export const SaysThatThePageIsInsecure = refusal('SecurityError', /https/u);

export const WaitsForThePermission: Story = {
  args: { getUserMedia: neverAnswering },
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('Starting the camera…')).toBeVisible());
    await expect(screen.getByText('If the browser asks, allow the camera.')).toBeVisible();
    await expect(await button('Upload Image')).toBeEnabled();
  },
};

const isWholeInSight = async () => {
  const video = await screen.findByLabelText('Camera view');
  const { width, height } = video.getBoundingClientRect();
  await expect(height).toBeLessThanOrEqual(0.65 * window.innerHeight);
  await expect(width / height).toBeCloseTo(1.25, 1);
};

export const IsWholeOnAPhoneHeldSideways: Story = {
  tags: ['!visual'],
  globals: { viewport: { value: 'sideways' } },
  play: isWholeInSight,
};

export const IsWholeAtFourHundredPercent: Story = {
  tags: ['!visual'],
  globals: { viewport: { value: 'zoomed' } },
  play: isWholeInSight,
};

export const KeepsThePictureWhenTheUploadFails: Story = {
  beforeEach: ({ args }) =>
    void (args.onSelect as ReturnType<typeof fn>).mockRejectedValueOnce(new Error('offline')),
  play: async (context) => {
    await takePicture(context);
    await context.userEvent.click(await button('Use Image'));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /Error occurred while uploading file/u,
    );
    await context.userEvent.click(await button('Use Image'));
    await uploaded();
    await expect(context.args.onSelect).toHaveBeenCalledTimes(2);
  },
};

export const UploadsAFileInPlaceOfAPicture: Story = {
  args: { getUserMedia: refusing('NotFoundError') },
  play: async ({ userEvent }) => {
    await button('Upload Image');
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    await userEvent.upload(input, new File(['not an image'], 'notes.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(screen.getByText(/not an image that can be shown/u)).toBeVisible());
    const canvas = new OffscreenCanvas(800, 800);
    canvas.getContext('2d')!.fillRect(0, 0, 800, 800);
    const image = await canvas.convertToBlob({ type: 'image/png' });
    await userEvent.upload(input, new File([image], 'id.png', { type: 'image/png' }));
    await waitFor(() => expect(screen.getByRole('img', { name: 'Picture taken' })).toBeVisible());
  },
};

export const RefusesAFileOverTheLimit: Story = {
  args: { getUserMedia: refusing('NotFoundError'), maxBytes: 1024 * 1024 },
  play: async ({ userEvent }) => {
    await button('Upload Image');
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    await userEvent.upload(
      input,
      new File([new Uint8Array(2_000_000)], 'big.jpg', { type: 'image/jpeg' }),
    );
    await waitFor(() => expect(screen.getByText(/at most 1 MB/u)).toBeVisible());
  },
};

/** Shows the picture taken, because a live picture cannot be compared. */
export const AllStates: Story = {
  tags: ['moving'],
  args: { onSelect: fn(() => new Promise<string>(() => undefined)), uploadProgress: 42 },
  play: async (context) => {
    await takePicture(context);
    await context.userEvent.click(await button('Use Image'));
    const bar = await screen.findByRole('progressbar', { name: 'Uploading' });
    await expect(bar).toHaveAttribute('aria-valuetext', '42.00%');
    await expect(screen.getByText('Uploading 25 percent')).toBeInTheDocument();
  },
};

export const Live: Story = { args: { guide: 'id-card', facing: 'environment' } };

export const Denied: Story = { args: { getUserMedia: refusing('NotAllowedError') } };

export const MobileSheet: Story = { ...Live, globals: { viewport: { value: 'mobile' } } };

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { title: 'የደንበኛው ፎቶ', getUserMedia: refusing('NotAllowedError') },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/ካሜራው አልተፈቀደም/u);
    for (const name of ['ይቅር', 'ምስል ጫን', 'እንደገና ሞክር'])
      await waitFor(async () => expect(await button(name)).toBeVisible());
  },
};

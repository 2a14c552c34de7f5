import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { arriving, failing, falsePng, pending, pngFile } from '../../samples/media-samples.ts';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import type { Upload } from '../private/file/use-upload.ts';
import { Stack } from '../Stack/Stack.tsx';
import { DropZone } from './DropZone.tsx';

const storing: Upload = async (file) => `/files/${file instanceof File ? file.name : 'file'}`;
const named = (name: string, size?: number) =>
  new File([pngFile(size)], name, { type: 'image/png' });

const meta = {
  title: 'Media/DropZone',
  component: DropZone,
  args: {
    label: 'Receipts',
    name: 'receipts',
    kinds: ['PNG', 'PDF'],
    maxBytes: 1024 * 1024,
    maxFiles: 3,
    upload: storing,
    viewHref: (path) => path,
    onChange: fn(),
  },
  parameters: {
    handbook: {
      when: ['Several papers of a record: receipts, plans of a hall, photos of a feast.'],
      instead: ['One file is a `FilePicker`. Files that your own code sends are a `FileList`.'],
      anatomy: {
        Label: 'what the files are',
        Zone: 'takes what is dropped or pasted',
        Button: 'opens the choice of the device: on a phone its files and its camera',
        List: 'each file with its size, its percent, or the reason why it was refused',
      },
      keys: {
        'Ctrl+V': 'pastes files while the zone has the focus',
        Tab: 'goes from the zone to its button, and on through the list',
      },
      announces: ['Each file as it is stored, as it fails, and why it is refused.'],
      words: ['Say in the description what is accepted, how large and how many.'],
      search: ['upload', 'drag and drop', 'attachments', 'file input', 'multiple files', 'paste'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof DropZone>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const inputOf = (element: HTMLElement) =>
  element.querySelector<HTMLInputElement>('input[type="file"]')!;
const pick = ({ canvasElement, userEvent }: Context, ...files: File[]) =>
  userEvent.upload(inputOf(canvasElement), files);

const sent = fn();

const example = `<DropZone
  label="Receipts"
  name="receipts"
  kinds={['PDF', 'JPEG', 'PNG']}
  maxFiles={5}
  upload={async (file) => {
    const answer = await fetch('/files', { method: 'POST', body: file });
    return answer.text();
  }}
/>`;

export const Playground: Story = { parameters: { docs: { source: { code: example } } } };

export const KeepsTheGoodFilesAndSaysWhyOthersAreRefused: Story = {
  play: async (context) => {
    const { args, canvas } = context;
    const jpeg = new File([falsePng()], 'false.png', { type: 'image/png' });
    await pick(context, named('a.png'), jpeg, named('large.png', 2_000_000), named('b.png'));
    const rows = await canvas.findAllByRole('listitem');
    await expect(rows).toHaveLength(4);
    await expect(rows[1]).toHaveTextContent('Only files of this kind: PNG, PDF');
    await expect(rows[2]).toHaveTextContent('at most 1 MB');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(['/files/a.png', '/files/b.png']),
    );
    await expect(canvas.queryByRole('button', { name: /^Try again/u })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'a.png' })).toHaveAttribute(
      'href',
      '/files/a.png',
    );
    await pick(context, named('c.png'), named('d.png'));
    await expect(await canvas.findByText('At most 3 files')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith([
      '/files/a.png',
      '/files/b.png',
      '/files/c.png',
    ]);
  },
};

export const TakesWhatIsDroppedAndPasted: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const carried = (name: string) => {
      const data = new DataTransfer();
      data.items.add(named(name));
      return data;
    };
    const zone = inputOf(canvasElement).parentElement!;
    const at = { bubbles: true, cancelable: true };
    const dataTransfer = carried('a.png');
    const { webkitGetAsEntry: entryOf } = DataTransferItem.prototype;
    // Simulates a file from the disk: other files have no entry.
    DataTransferItem.prototype.webkitGetAsEntry = () => ({ isFile: true }) as FileSystemEntry;
    for (const type of ['dragenter', 'dragover', 'drop'])
      zone.dispatchEvent(new DragEvent(type, { ...at, dataTransfer }));
    DataTransferItem.prototype.webkitGetAsEntry = entryOf;
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['/files/a.png']));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /paste/u })).toHaveFocus();
    // In Firefox, a scripted paste contains no files.
    const paste = new ClipboardEvent('paste', at);
    Object.defineProperty(paste, 'clipboardData', { value: carried('b.png') });
    document.activeElement?.dispatchEvent(paste);
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(['/files/a.png', '/files/b.png']),
    );
  },
};

export const TriesAgainStopsAndRemovesByKeyboard: Story = {
  args: { upload: fn(failing), defaultValue: ['/files/old.png'] },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await pick(context, named('a.png'));
    const again = await canvas.findByRole('button', { name: 'Try again, a.png' });
    again.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.upload).toHaveBeenCalledTimes(2));
    canvas.getByRole('button', { name: 'Remove old.png' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus();
  },
};

export const TheFormWaitsForFilesOnTheirWay: Story = {
  args: { upload: fn(pending), defaultValue: ['/files/old.png'] },
  render: (args) => (
    <Form
      onSubmit={(data) => sent(data.getAll('receipts'))}
      actions={<Button type="submit">Save</Button>}
    >
      <DropZone {...args} />
    </Form>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    sent.mockClear();
    await pick(context, named('a.png'));
    const bar = await canvas.findByRole('progressbar', { name: 'Uploading a.png' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '42'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(sent).not.toHaveBeenCalled();
    await expect(canvas.getByRole('group', { name: 'Receipts' })).toHaveAccessibleDescription(
      /still uploading/u,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Stop sending a.png' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(sent).toHaveBeenCalledWith(['/files/old.png']);
  },
};

export const AllStates: Story = {
  args: { upload: pending },
  render: (args) => (
    <Stack>
      <DropZone {...args} isRequired description="PNG or PDF, 1 MB each, three at most." />
      <DropZone {...args} label="Plans" defaultValue={['/files/hall.pdf']} />
      <DropZone {...args} label="Photos" errorMessage="A photo is needed." />
      <DropZone {...args} label="Closed" isDisabled defaultValue={['/files/hall.pdf']} />
      <DropZone {...args} label="Read only" isReadOnly defaultValue={['/files/hall.pdf']} />
    </Stack>
  ),
};

export const Mobile: Story = {
  args: { defaultValue: ['/files/receipt-of-the-hall-and-the-tables.pdf'] },
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    await pick(context, named('a-photo-with-a-long-name-from-the-phone.png'), falsePng());
    await waitFor(() => expect(context.canvas.getAllByRole('listitem')).toHaveLength(3));
  },
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { label: 'ደረሰኞች', upload: arriving },
  play: async (context) => {
    await pick(context, falsePng());
    await expect(await context.canvas.findByText('የዚህ ዓይነት ፋይል ብቻ፦ PNG፣ PDF')).toBeVisible();
    await expect(
      context.canvas.getByRole('button', { name: 'ፋይል ይምረጡ፣ አንድ ወይም ብዙ' }),
    ).toBeVisible();
  },
};

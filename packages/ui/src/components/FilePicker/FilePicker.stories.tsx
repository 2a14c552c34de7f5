// D90, spec:5, spec:9
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { arriving, failing, falsePng, pending, pngFile } from '../../samples/media-samples.ts';
import { FilePicker } from './FilePicker.tsx';

const meta = {
  title: 'Media/FilePicker',
  component: FilePicker,
  args: {
    label: 'Logo',
    name: 'logo',
    kinds: ['PNG'],
    maxBytes: 1024 * 1024,
    upload: arriving,
    viewHref: (path) => path,
    onChange: fn(),
  },
  parameters: {
    handbook: {
      when: ['A paper of a record, such as a contract: one file.'],
      instead: ['Several files stand in a `FileList`.'],
      anatomy: {
        Label: 'what the file is',
        Button: 'opens the choice of the device',
        State: 'percent, or what is wrong with Try again; Cancel drops the file',
        'View file': 'the stored one',
      },
      announces: ['Progress at the quarters, “File uploaded”, and why a file is refused.'],
      words: ['Say in the description what is accepted and how large it may be.'],
      search: ['upload', 'attachment', 'file input', 'document'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof FilePicker>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const pick = ({ canvasElement, userEvent }: Context, file: File) =>
  userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!, file);

const sent = fn();

const example = `<FilePicker
  label="Receipt"
  name="receipt"
  kinds={['PDF', 'JPEG', 'PNG']}
  upload={async (file) => {
    const answer = await fetch('/files', { method: 'POST', body: file });
    return answer.text();
  }}
/>`;

export const Playground: Story = { parameters: { docs: { source: { code: example } } } };

export const UploadsAndShowsTheFile: Story = {
  play: async (context) => {
    await pick(context, pngFile());
    await expect(await context.canvas.findByRole('link', { name: 'View file' })).toHaveAttribute(
      'href',
      '/files/logo.png',
    );
    await expect(context.args.onChange).toHaveBeenCalledWith('/files/logo.png');
  },
};

export const RefusesAJpegThatIsNamedPng: Story = {
  args: { upload: fn(arriving) },
  play: async (context) => {
    await pick(context, falsePng());
    const group = context.canvas.getByRole('group', { name: 'Logo' });
    await context.canvas.findByText('Only files of this kind: PNG', { selector: '[id]' });
    await expect(group).toHaveAccessibleDescription(/kind: PNG/u);
    await expect(context.args.upload).not.toHaveBeenCalled();
  },
};

export const RefusesAFileOverTheLimitAndNamesIt: Story = {
  args: { upload: fn(arriving) },
  play: async (context) => {
    await pick(context, pngFile(2_000_000));
    await context.canvas.findByText(/at most 1 MB/u, { selector: '[id]' });
    await expect(context.args.upload).not.toHaveBeenCalled();
  },
};

export const ShowsThePercentAndCancels: Story = {
  args: { upload: fn(pending) },
  play: async (context) => {
    await pick(context, pngFile());
    const bar = await context.canvas.findByRole('progressbar', { name: 'Uploading' });
    await expect(bar).toHaveAttribute('aria-valuetext', '42.00%');
    context.canvas.getByRole('button', { name: 'Cancel' }).focus();
    await context.userEvent.keyboard('{Enter}');
    await expect(context.canvas.getByRole('button', { name: 'Choose a file' })).toHaveFocus();
    await expect(context.args.onChange).not.toHaveBeenCalled();
  },
};

export const KeepsTheFileForAnotherTry: Story = {
  args: { upload: fn(failing) },
  play: async (context) => {
    await pick(context, pngFile());
    const retry = await context.canvas.findByRole('button', { name: 'Try again' });
    await context.userEvent.click(retry);
    await expect(context.args.upload).toHaveBeenCalledTimes(2);
  },
};

export const ARefusedFileIsDroppedAndTheFormGoesOn: Story = {
  args: { upload: fn(failing), defaultValue: '/files/logo.png' },
  render: (args) => (
    <Form onSubmit={(data) => sent(data.get('logo'))} actions={<Button type="submit">Save</Button>}>
      <FilePicker {...args} />
    </Form>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    for (const file of [falsePng(), pngFile()]) {
      sent.mockClear();
      await pick(context, file);
      const drop = await canvas.findByRole('button', { name: 'Cancel' });
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(sent).not.toHaveBeenCalled();
      drop.focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: 'Choose another file' })).toHaveFocus();
      await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(sent).toHaveBeenCalledWith('/files/logo.png');
    }
  },
};

export const ItsRequiredMarkIsNotReadAloud: Story = {
  args: { isRequired: true },
  play: ({ canvas, args }) => expect(canvas.getByRole('group')).toHaveAccessibleName(args.label),
};

export const AllStates: Story = {
  render: (args) => (
    <Grid>
      <FilePicker {...args} isRequired description="PNG, 1 MB at most." />
      <FilePicker {...args} defaultValue="/files/logo.png" />
      <FilePicker {...args} errorMessage="A logo is needed." />
      <FilePicker {...args} isDisabled />
    </Grid>
  ),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { label: 'አርማ', defaultValue: '/files/logo.png' },
  play: ({ canvas }) => expect(canvas.getByRole('link')).toHaveAccessibleName('ፋይሉን ተመልከት'),
};

import { expect, screen, waitFor } from 'storybook/test';
import { DateRangePicker } from '../../DateRangePicker/DateRangePicker.tsx';
import { DropZone } from '../../DropZone/DropZone.tsx';
import { EthiopianDatePicker } from '../../EthiopianDatePicker/EthiopianDatePicker.tsx';
import { EthiopianDateTimePicker } from '../../EthiopianDateTimePicker/EthiopianDateTimePicker.tsx';
import { EthiopianTimePicker } from '../../EthiopianTimePicker/EthiopianTimePicker.tsx';
import { EthiopianTimeRangePicker } from '../../EthiopianTimeRangePicker/EthiopianTimeRangePicker.tsx';
import { FilePicker } from '../../FilePicker/FilePicker.tsx';
import { ImageField } from '../../ImageField/ImageField.tsx';
import { ItemPicker } from '../../ItemPicker/ItemPicker.tsx';
import { facePhoto, pngFile, refusing } from '#samples/media-samples.ts';
import { named, opener, type Row, type User } from './field-row.ts';

const dishes = [
  { id: 1, label: 'Doro wat' },
  { id: 2, label: 'Shiro' },
];

export function inputOfFiles(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('there is no input of files');
  return input;
}

async function chooseHour(user: User, button: RegExp, hour: string) {
  await user.click(screen.getByRole('button', { name: button }));
  await user.click(await screen.findByRole('radio', { name: 'Afternoon' }));
  await user.click(await screen.findByRole('radio', { name: hour }));
  await user.click(screen.getByRole('button', { name: 'Set' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

export const pickerRows: Readonly<Record<string, Row>> = {
  EthiopianDatePicker: {
    field: (state, has) => (
      <EthiopianDatePicker
        {...named}
        {...state}
        variant="both"
        {...(has && { defaultValue: '2026-09-21' })}
      />
    ),
    first: ['2026-09-21'],
    empty: [''],
    change: async (user) => {
      await user.click(opener());
      await screen.findByRole('textbox');
      await user.keyboard('16/5/2019');
      await user.click(screen.getByRole('button', { name: 'Set' }));
    },
    changed: ['2027-01-24'],
    canBeReadOnly: true,
  },
  EthiopianTimePicker: {
    field: (state, has) => (
      <EthiopianTimePicker {...named} {...state} {...(has && { defaultValue: '15:00' })} />
    ),
    first: ['15:00'],
    empty: [''],
    change: async (user) => {
      await user.click(opener());
      await user.click(await screen.findByRole('radio', { name: 'Afternoon' }));
      await user.click(await screen.findByRole('radio', { name: '10' }));
      await user.click(screen.getByRole('button', { name: 'Set' }));
    },
    changed: ['16:00'],
    canBeReadOnly: true,
  },
  EthiopianDateTimePicker: {
    field: (state, has) => (
      <EthiopianDateTimePicker
        {...named}
        {...state}
        variant="both"
        {...(has && { defaultValue: '2026-09-21T15:00' })}
      />
    ),
    first: ['2026-09-21T15:00'],
    empty: [''],
    change: async (user) => {
      await user.click(screen.getByRole('button', { name: /^Day,/u }));
      await screen.findByRole('textbox');
      await user.keyboard('16/5/2019');
      await user.click(screen.getByRole('button', { name: 'Set' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await chooseHour(user, /^Time,/u, '10');
    },
    changed: ['2027-01-24T16:00'],
    canBeReadOnly: true,
  },
  EthiopianTimeRangePicker: {
    field: (state, has) => (
      <EthiopianTimeRangePicker
        {...named}
        {...state}
        {...(has && { defaultValue: { from: '14:00', to: '18:00' } })}
      />
    ),
    first: ['14:00/18:00'],
    empty: [''],
    change: async (user) => {
      await chooseHour(user, /^Start,/u, '9');
      await chooseHour(user, /^End,/u, '11');
    },
    changed: ['15:00/17:00'],
    canBeReadOnly: true,
  },
  FilePicker: {
    field: (state, has) => (
      <FilePicker
        {...named}
        {...state}
        kinds={['PDF']}
        upload={() => Promise.resolve('new.pdf')}
        {...(has && { defaultValue: 'old.pdf' })}
      />
    ),
    first: ['old.pdf'],
    empty: [''],
    change: async (user) => {
      await user.upload(
        inputOfFiles(),
        new File(['%PDF-1.7'], 'new.pdf', { type: 'application/pdf' }),
      );
      await waitFor(() => expect(document.querySelector('[value="new.pdf"]')).not.toBeNull());
    },
    changed: ['new.pdf'],
    canBeReadOnly: true,
  },
  DropZone: {
    field: (state, has) => (
      <DropZone
        {...named}
        {...state}
        kinds={['PDF']}
        upload={() => Promise.resolve('new.pdf')}
        {...(has && { defaultValue: ['old.pdf'] })}
      />
    ),
    first: ['old.pdf'],
    empty: [],
    change: async (user) => {
      await user.upload(
        inputOfFiles(),
        new File(['%PDF-1.7'], 'new.pdf', { type: 'application/pdf' }),
      );
      await waitFor(() => expect(document.querySelector('[value="new.pdf"]')).not.toBeNull());
    },
    changed: ['old.pdf', 'new.pdf'],
    canBeReadOnly: true,
  },
  ImageField: {
    field: (state, has) => (
      <ImageField
        {...named}
        {...state}
        sourceOf={() => facePhoto}
        getUserMedia={refusing('NotFoundError')}
        upload={() => Promise.resolve('new.png')}
        {...(has && { defaultValue: 'old.png' })}
      />
    ),
    first: ['old.png'],
    empty: [''],
    change: async (user) => {
      await user.click(screen.getByRole('button', { name: /^(?:Take Picture|Retake Image)$/u }));
      await screen.findByRole('button', { name: 'Upload Image' });
      await user.upload(inputOfFiles(), pngFile());
      await user.click(await screen.findByRole('button', { name: 'Use Image' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
    changed: ['new.png'],
    canBeReadOnly: true,
  },
  ItemPicker: {
    field: (state, has) => (
      <ItemPicker {...named} {...state} items={dishes} {...(has && { defaultValue: [1] })} />
    ),
    first: ['1'],
    empty: [],
    change: async (user) => {
      await user.click(opener());
      await user.click(await screen.findByRole('checkbox', { name: 'Shiro' }));
      await user.click(screen.getByRole('button', { name: /^Done/u }));
    },
    changed: ['1', '2'],
    canBeReadOnly: true,
  },
  DateRangePicker: {
    field: (state, has) => (
      <DateRangePicker
        {...named}
        {...state}
        {...(has && { defaultValue: { from: '2026-09-11', to: '2026-09-21' } })}
      />
    ),
    first: ['2026-09-11/2026-09-21'],
    empty: [''],
    change: async (user) => {
      await user.click(opener());
      await user.click(await screen.findByRole('button', { name: 'Today' }));
      await user.click(screen.getByRole('button', { name: 'Set' }));
    },
    changed: ['2026-09-21/2026-09-21'],
    canBeReadOnly: true,
  },
};

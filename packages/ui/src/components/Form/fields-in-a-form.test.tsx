// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { screen } from 'storybook/test';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { FilePicker } from '../FilePicker/FilePicker.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { NameListField } from '../NameListField/NameListField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { pending, pngFile } from '../../samples/media-samples.ts';
import { choiceRows } from './field-rows/choice-rows.tsx';
import { named, typed } from './field-rows/field-row.ts';
import { closeForm, openForm } from './field-rows/open-form.tsx';
import { inputOfFiles, pickerRows } from './field-rows/picker-rows.tsx';
import { textRows } from './field-rows/text-rows.tsx';

const required = ':required, [aria-required="true"]';
const rows = { ...textRows, ...choiceRows, ...pickerRows };
const all = Object.entries(rows).map(([name, row]) => ({ name, ...row }));
/** A sample; `pnpm test:all` runs the tests of the other fields. */
const sample = [
  'TextField',
  'NumberField',
  'NameListField',
  'Select',
  'Checkbox',
  'EthiopianDatePicker',
  'FilePicker',
];
const extents = [
  { each: all.filter(({ name }) => sample.includes(name)), tags: [] },
  { each: all.filter(({ name }) => !sample.includes(name)), tags: ['long'] },
];
const pdf = (content: string) => new File([content], 'new.pdf', { type: 'application/pdf' });
afterEach(() => closeForm());

/** Replaces the decoding of images, which jsdom lacks. */
beforeAll(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(new Blob()));
  Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined });
});

describe.each(extents)('a field in a form', ({ each, tags }) => {
  it.each(each)(
    '$name sends its initial value, and again after a reset',
    { tags },
    async ({ field, ...row }) => {
      const { user, sent, send, reset } = openForm(field({}, true));
      await send();
      await row.change(user);
      await send();
      await reset();
      await send();
      await reset();
      await send();
      expect(sent).toEqual([row.first, row.changed, row.first, row.first]);
    },
  );

  it.each(each)(
    '$name without an initial value is empty again after a reset',
    { tags },
    async (row) => {
      const { user, sent, send, reset } = openForm(row.field({}, false));
      await row.change(user);
      await send();
      await reset();
      await send();
      expect(sent).toHaveLength(2);
      expect(sent[0]).not.toEqual(row.empty);
      expect(sent[1]).toEqual(row.empty);
    },
  );

  it.each(each)('a reset returns $name to its latest initial value', { tags }, async (row) => {
    const { user, sent, send, reset, draw } = openForm(row.field({}, false));
    await row.change(user);
    draw(row.field({}, true));
    await reset();
    await send();
    expect(sent).toEqual([row.first]);
  });

  it.each(each)('$name sends nothing while it is disabled', { tags }, async ({ field }) => {
    const { sent, send } = openForm(field({ isDisabled: true, isRequired: true }, true));
    await send();
    expect(sent).toEqual([[]]);
  });

  it.each(each.filter((row) => row.canBeReadOnly))(
    '$name sends its value unchanged while it is read-only',
    { tags },
    async ({ field, first }) => {
      const { user, sent, send } = openForm(field({ isReadOnly: true }, true));
      const controls = document.querySelectorAll('[data-field="it"] :is(button, input, textarea)');
      for (const control of controls) {
        await user.click(control);
        await user.keyboard('x{Backspace}{Backspace}{ArrowDown}{Enter}{Escape}');
      }
      sent.length = 0;
      await send();
      expect(sent).toEqual([first]);
    },
  );

  it.each(each.filter((row) => !row.isAlwaysAnAnswer))(
    '$name blocks the form with an error while it is required and empty',
    { tags },
    async ({ field, ...row }) => {
      const { user, sent, send } = openForm(field({ isRequired: true }, false));
      await send();
      expect(sent).toEqual([]);
      expect(screen.getByRole('button', { name: 'It: Required' })).toBeDefined();
      await row.change(user);
      await send();
      expect(sent).toHaveLength(1);
    },
  );

  it.each(each.filter((row) => !row.isAlwaysAnAnswer))(
    "$name shows the form's error if its owner gives no message",
    { tags },
    async ({ field }) => {
      const said = [];
      for (const errorMessage of [undefined, '', false]) {
        const { send } = openForm(field({ isRequired: true, errorMessage }, false));
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await send();
        said.push(document.querySelector('[data-field="it"]')?.textContent);
        closeForm();
      }
      expect(said[0]).toContain('Required');
      expect(said).toEqual([said[0], said[0], said[0]]);
    },
  );

  it.each(each.filter((row) => !row.isAlwaysAnAnswer))(
    '$name exposes its required state and its hint to screen readers',
    { tags },
    ({ field, hasNoHint }) => {
      openForm(field({ isRequired: true, description: 'A hint' }, false));
      const parts = [...document.querySelectorAll('[data-field="it"], [data-field="it"] *')];
      const notes = parts
        .flatMap((part) => part.getAttribute('aria-describedby')?.split(' ') ?? [])
        .map((id) => document.getElementById(id)?.textContent ?? '');
      const isSaid = notes.some((note) => note.includes('Required'));
      expect(isSaid || parts.some((part) => part.matches(required))).toBe(true);
      expect(notes.some((note) => note.includes('A hint'))).toBe(!hasNoHint);
    },
  );

  it.each(each)(
    '$name is sent empty if it is optional or the form is not validated',
    { tags },
    async ({ field, empty }) => {
      const free = openForm(field({}, false));
      await free.send();
      closeForm();
      const unchecked = openForm(field({ isRequired: true }, false), 'none');
      await unchecked.send();
      expect([free.sent, unchecked.sent]).toEqual([[empty], [empty]]);
    },
  );

  it.each(each.filter((row) => row.wrong !== undefined))(
    '$name neither sends nor reports an invalid value',
    { tags },
    async ({ field, wrong = '' }) => {
      const { user, sent, send, reset } = openForm(field({}, true));
      await typed(wrong)(user);
      await send();
      expect(sent).toEqual([]);
      expect(screen.getByRole('textbox', { name: /^It/u }).getAttribute('aria-invalid')).toBe(
        'true',
      );
      await reset();
      await send();
      expect(sent).toHaveLength(1);
    },
  );
});

describe('specific fields in a form', () => {
  it('a name that is still being typed is sent, and satisfies a required field', async () => {
    const { user, sent } = openForm(<NameListField {...named} isRequired />);
    await typed('Abel')(user);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(sent).toEqual([['["Abel"]']]);
  });

  it('a duplicate name is refused, and listed in the summary', async () => {
    const { user, sent, send } = openForm(<NameListField {...named} defaultValue={['Abel']} />);
    await typed('abel')(user);
    await send();
    expect(sent).toEqual([]);
    expect(screen.getByRole('button', { name: /^It: / })).toBeDefined();
  });

  it('a file of another kind is refused, listed in the summary, and cleared by a reset', async () => {
    const { user, sent, send, reset } = openForm(rows['FilePicker']?.field({}, true));
    await user.upload(inputOfFiles(), pdf('GIF89a'));
    await screen.findAllByText(/kind/u);
    await send();
    expect(sent).toEqual([]);
    expect(screen.getByRole('button', { name: /^It: / })).toBeDefined();
    await reset();
    await send();
    expect(sent).toEqual([['old.pdf']]);
  });

  it('a form waits for an uploading file, and a reset does not', async () => {
    const { user, sent, send, reset } = openForm(
      <FilePicker {...named} kinds={['PDF']} upload={pending} />,
    );
    await user.upload(inputOfFiles(), pdf('%PDF-1.7'));
    await screen.findByRole('progressbar');
    await send();
    expect(sent).toEqual([]);
    expect(screen.getByRole('button', { name: /^It: .* still uploading/u })).toBeDefined();
    await reset();
    await send();
    expect(sent).toEqual([['']]);
  });

  it('an oversized picture does not replace the current one', async () => {
    const { user, sent, send } = openForm(rows['ImageField']?.field({}, true));
    await user.click(screen.getByRole('button', { name: 'Retake Image' }));
    await screen.findByRole('button', { name: 'Upload Image' });
    const large = 11_000_000;
    await user.upload(inputOfFiles(), pngFile(large));
    await screen.findByText(/10 MB/u);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await send();
    expect(sent).toEqual([['old.png']]);
  });

  it.each([
    ['NumberField', 150, '2500', null],
    ['MoneyField', 150, '5000', null],
    ['NumberField by its old name of the limit', 150, '2500', null],
    ['MoneyField by its old name of the limit', 150, '5000', null],
    ['PhoneField', '0911223344', '12', ''],
  ])('%s reports no invalid value to its owner', async (name, _first, wrong, nothing) => {
    const onChange = vi.fn();
    const fields: Record<string, ReactNode> = {
      NumberField: <NumberField {...named} maxValue={2000} onChange={onChange} />,
      MoneyField: <MoneyField {...named} maxValue={1000} onChange={onChange} />,
      'NumberField by its old name of the limit': (
        <NumberField {...named} max={2000} onChange={onChange} />
      ),
      'MoneyField by its old name of the limit': (
        <MoneyField {...named} max={1000} onChange={onChange} />
      ),
      PhoneField: <PhoneField {...named} onChange={onChange} />,
    };
    const { user } = openForm(fields[name]);
    await typed(wrong)(user);
    expect(onChange.mock.lastCall ?? [nothing]).toEqual([nothing]);
  });
});

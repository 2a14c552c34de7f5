// @vitest-environment jsdom
import { act, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { screen, userEvent, waitFor, within } from 'storybook/test';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { KitTestProvider } from '../../testing/kit-test-provider.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { FormError } from './ErrorSummary.tsx';
import { Form, type FormProps } from './Form.tsx';

let root: Root;
let sent = 0;
beforeEach(() => {
  sent = 0;
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

const draw = (page: ReactNode) => act(() => root.render(<KitTestProvider>{page}</KitTestProvider>));

const buttons = (
  <>
    <Button type="submit">Send</Button>
    <Button type="reset">Start again</Button>
  </>
);
const booking = (fields: ReactNode, more: Partial<FormProps> = {}) => (
  <Form aria-label="Booking" onSubmit={() => (sent += 1)} actions={buttons} {...more}>
    {fields}
  </Form>
);

const user = userEvent.setup();
const box = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`, 'u') });
const send = () => user.click(screen.getByRole('button', { name: 'Send' }));
const startAgain = () => user.click(screen.getByRole('button', { name: 'Start again' }));
const summary = () => screen.getByRole('region');
const lines = () =>
  within(summary())
    .getAllByRole('listitem')
    .map((line) => line.textContent);
const isWrong = (name: string) => box(name).getAttribute('aria-invalid') === 'true';

it('a field that was valid at the refusal shows no error while it is typed into', async () => {
  draw(
    booking(
      <>
        <TextField label="Name" name="name" isRequired />
        <TextField label="Town" name="town" isRequired defaultValue="Adwa" />
        <MoneyField label="Advance" name="advance" maxValue={1000} />
      </>,
    ),
  );
  await send();
  expect(lines()).toEqual(['Name: Required']);
  await user.clear(box('Town'));
  await user.type(box('Advance'), '5000');
  expect([isWrong('Name'), isWrong('Town'), isWrong('Advance')]).toEqual([true, false, false]);
  expect(lines()).toEqual(['Name: Required']);
  await send();
  expect(lines()).toHaveLength(3);
});

it('a corrected field is not validated while it is typed into, until the next attempt', async () => {
  draw(booking(<MoneyField label="Advance" name="advance" isRequired maxValue={1000} />));
  await send();
  await user.type(box('Advance'), '900');
  expect(isWrong('Advance')).toBe(false);
  await user.type(box('Advance'), '0');
  expect(isWrong('Advance')).toBe(false);
  await send();
  expect(isWrong('Advance')).toBe(true);
});

it('errors of fields and owner are listed in page order', async () => {
  const late = (isThere: boolean) =>
    booking(
      <>
        {isThere && <TextField label="First" name="first" isRequired />}
        <TextField label="Second" name="second" isRequired />
        <TextField label="Third" name="third" />
        <TextField label="Fourth" isRequired />
      </>,
      { errors: [{ name: 'third', label: 'Third', message: 'Unknown' }] },
    );
  draw(late(false));
  draw(late(true));
  await send();
  expect(lines()).toEqual([
    'First: Required',
    'Second: Required',
    'Third: Unknown',
    'Fourth: Required',
  ]);
});

it('the summary links to a field without a name too', async () => {
  draw(booking(<TextField label="Remark" isRequired />));
  await send();
  box('Remark').blur();
  await user.click(screen.getByRole('button', { name: 'Remark: Required' }));
  expect(document.activeElement).toBe(box('Remark'));
});

it('Enter submits a form with few named fields, however many unnamed parts they have', async () => {
  draw(
    booking(
      <>
        <TextField label="Name" name="name" />
        {Array.from({ length: 8 }, (_, at) => (
          <NumberField key={at} aria-label={`Guests ${at}`} />
        ))}
      </>,
    ),
  );
  await user.type(box('Name'), 'Almaz{Enter}');
  expect(sent).toBe(1);
});

const remark = <TextField label="Remark" isRequired />;
const ignore = () => undefined;
const opened: Readonly<Record<string, ReactNode>> = {
  Popover: (
    <Popover trigger={<Button>More</Button>} title="More" isOpen>
      {remark}
    </Popover>
  ),
  Dialog: (
    <Dialog title="More" isOpen onOpenChange={ignore}>
      {remark}
    </Dialog>
  ),
  Drawer: (
    <Drawer title="More" isOpen onOpenChange={ignore}>
      {remark}
    </Drawer>
  ),
};

it.each(Object.entries(opened))(
  'a field in a %s does not belong to the form that opened it',
  async (_name, more) => {
    draw(booking(more));
    await screen.findByRole('textbox', { name: /^Remark/u });
    act(() => document.querySelector('form')?.requestSubmit());
    expect(sent).toBe(1);
  },
);

it('Start again hides the errors, and the next refusal focuses its first field', async () => {
  draw(booking(<TextField label="Name" name="name" isRequired />));
  await send();
  expect(document.activeElement).toBe(box('Name'));
  await user.type(box('Name'), 'A');
  expect(screen.getByText('All of it is corrected')).toBeDefined();
  await startAgain();
  expect(screen.queryByRole('region')).toBeNull();
  expect(isWrong('Name')).toBe(false);
  await send();
  expect(lines()).toEqual(['Name: Required']);
  expect(document.activeElement).toBe(box('Name'));
});

function Acting() {
  const [errors, setErrors] = useState<FormError[]>([]);
  const save = async () => {
    await Promise.resolve();
    setErrors([{ name: 'name', label: 'Name', message: 'Taken' }]);
  };
  return booking(<TextField label="Name" name="name" />, { action: save, errors });
}

it('the errors of an action are shown until a new attempt starts', async () => {
  draw(<Acting />);
  await send();
  await waitFor(() => expect(lines()).toEqual(['Name: Taken']));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(lines()).toEqual(['Name: Taken']);
  await startAgain();
  expect(screen.queryByRole('region')).toBeNull();
});

function Slow() {
  const [isPending, setPending] = useState(false);
  const field = <TextField label="Name" name="name" defaultValue="Almaz" />;
  const send = (
    <Button type="submit" isPending={isPending}>
      Send
    </Button>
  );
  return (
    <div onSubmitCapture={() => flushSync(() => setPending(true))}>
      {booking(field, { actions: send })}
    </div>
  );
}

it('a button that becomes pending when pressed still submits its form', async () => {
  draw(<Slow />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toBe(1);
});

// @vitest-environment jsdom
/** A form that has refused: what it says, and of which fields. */
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { screen, userEvent } from 'storybook/test';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { KitTestProvider } from '../../testing/kit-test-provider.tsx';
import { Button } from '../Button/Button.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

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
const booking = (fields: ReactNode) => (
  <Form aria-label="Booking" onSubmit={() => (sent += 1)} actions={buttons}>
    {fields}
  </Form>
);

const user = userEvent.setup();
const box = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`, 'u') });
const send = () => user.click(screen.getByRole('button', { name: 'Send' }));

it('a field without a name is led to as well', async () => {
  draw(booking(<TextField label="Remark" isRequired />));
  await send();
  box('Remark').blur();
  await user.click(screen.getByRole('button', { name: 'Remark: Required' }));
  expect(document.activeElement).toBe(box('Remark'));
});

it('Enter sends a form of few fields, however many parts without a name they have', async () => {
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

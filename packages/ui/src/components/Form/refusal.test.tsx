// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { screen, userEvent, within } from 'storybook/test';
import { afterEach, describe, expect, it } from 'vitest';
import { KitTestProvider } from '../../testing/kit-test-provider.tsx';
import { Button } from '../Button/Button.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { FormError } from './ErrorSummary.tsx';
import { Form } from './Form.tsx';

let close = () => undefined as void;
afterEach(() => close());

const far: FormError = { name: 'place', label: 'Place', message: 'Too far away' };

function Booking({ onSend }: { onSend: () => void }) {
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  return (
    <Form
      onSubmit={onSend}
      onRefuse={() => setErrors([far])}
      errors={errors}
      actions={<Button type="submit">Send</Button>}
    >
      <TextField label="Name" name="name" isRequired />
      <TextField label="Place" name="place" />
      <TextArea label="Note" name="note" isRequired />
      <PhoneField label="Phone" name="phone" defaultValue="0811223344" known="0811223344" />
    </Form>
  );
}

function open() {
  let sent = 0;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  close = () => {
    act(() => root.unmount());
    document.body.replaceChildren();
  };
  act(() =>
    root.render(
      <KitTestProvider>
        <Booking onSend={() => (sent += 1)} />
      </KitTestProvider>,
    ),
  );
  const user = userEvent.setup();
  const send = async () => {
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const summary = screen.queryByRole('region', { name: 'Please fix all errors' });
    return summary
      ? within(summary)
          .getAllByRole('button')
          .map((line) => line.textContent)
      : [];
  };
  const box = (name: RegExp) => screen.getByRole('textbox', { name });
  return { user, send, box, sent: () => sent };
}

describe('a form that refuses', () => {
  it('a form lists errors of its owner and of its fields in page order', async () => {
    const { user, send, box } = open();
    await user.type(box(/^Name/u), 'Abel');
    await user.clear(box(/^Name/u));
    expect(await send()).toEqual(['Name: Required', 'Place: Too far away', 'Note: Required']);
    expect(document.activeElement).toBe(box(/^Name/u));
  });

  it('a form treats spaces and invisible characters as empty', async () => {
    const { user, send, box, sent } = open();
    await user.type(box(/^Name/u), '  ');
    await user.type(box(/^Note/u), '\u200B ');
    expect(await send()).toHaveLength(3);
    await user.type(box(/^Name/u), 'Abel');
    await user.type(box(/^Note/u), 'At noon');
    await send();
    expect(sent()).toBe(1);
  });

  it('a form accepts a stored number with any prefix, and validates the prefix of a typed one', async () => {
    const { user, send, box } = open();
    expect(await send()).not.toContain(expect.stringMatching(/^Phone/u));
    await user.clear(box(/^Phone/u));
    await user.type(box(/^Phone/u), '0822334455');
    expect((await send()).at(-1)).toMatch(/^Phone: /u);
  });
});

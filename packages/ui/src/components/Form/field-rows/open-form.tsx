import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { screen, userEvent } from 'storybook/test';
import { KitTestProvider } from '#testing/kit-test-provider.tsx';
import { Button } from '../../Button/Button.tsx';
import { Form } from '../Form.tsx';

export let closeForm: () => void = () => undefined;

export function openForm(field: ReactNode, validation?: 'none') {
  const sent: string[][] = [];
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  closeForm = () => {
    act(() => root.unmount());
    document.body.replaceChildren();
  };
  const draw = (shown: ReactNode) =>
    act(() =>
      root.render(
        <KitTestProvider>
          <Form
            aria-label="Booking"
            {...(validation && { validation })}
            onSubmit={(data) => sent.push(data.getAll('it').map(String))}
            actions={
              <>
                <Button type="submit">Send</Button>
                <Button type="reset">Start again</Button>
              </>
            }
          >
            {shown}
          </Form>
        </KitTestProvider>,
      ),
    );
  draw(field);
  const user = userEvent.setup();
  const send = () => user.click(screen.getByRole('button', { name: 'Send' }));
  const reset = () => user.click(screen.getByRole('button', { name: 'Start again' }));
  return { user, sent, send, reset, draw };
}

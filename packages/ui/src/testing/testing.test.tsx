// @vitest-environment jsdom
/** In jsdom an open dialog hides the page. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { screen, userEvent } from 'storybook/test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EthiopianDatePicker } from '../components/EthiopianDatePicker/EthiopianDatePicker.tsx';
import { toasts } from '../components/ToastRegion/toast-queue.ts';
import { ToastRegion } from '../components/ToastRegion/ToastRegion.tsx';
import { datePickerTester } from './date-picker-tester.ts';
import { KitTestProvider } from './kit-test-provider.tsx';
import { toastTester } from './toast-tester.ts';

const user = userEvent.setup();
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

describe.each(['dialog', 'calendar', 'both'] as const)('of variant %s', (variant) => {
  test.each(['ethiopic', 'gregory'] as const)(
    'the date picker tester sets a date in the %s calendar',
    async (calendar) => {
      const onChange = vi.fn();
      root.render(
        <KitTestProvider calendar={calendar}>
          <EthiopianDatePicker label="Event date" variant={variant} onChange={onChange} />
        </KitTestProvider>,
      );
      await screen.findByRole('button', { name: /Event date/u });
      await datePickerTester({ screen, user, label: 'Event date' }).set({
        year: 2018,
        month: 13,
        day: 3,
      });
      expect(onChange.mock.lastCall?.[0]).toBe('2026-09-08');
    },
  );
});

test('the toast tester reads only the text of messages', async () => {
  root.render(
    <KitTestProvider>
      <ToastRegion />
    </KitTestProvider>,
  );
  toasts.success('Saved');
  await screen.findByText('Saved');
  expect(toastTester({ screen, user }).messages()).toEqual(['Saved']);
});

test('messages of one test do not leak into the next', async () => {
  root.render(
    <KitTestProvider>
      <ToastRegion />
    </KitTestProvider>,
  );
  toasts.success('Of the first test');
  await screen.findByText('Of the first test');
  act(() => root.unmount());
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <KitTestProvider>
      <ToastRegion />
      <p>The second test</p>
    </KitTestProvider>,
  );
  await screen.findByText('The second test');
  expect(screen.queryByText('Of the first test')).toBeNull();
});

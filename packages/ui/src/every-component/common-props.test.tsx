// @vitest-environment jsdom
import { act, createElement, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { userEvent, waitFor } from 'storybook/test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from '../components/Dialog/Dialog.tsx';
import { type AnyComponent, everyComponent, playgroundProps } from './every-component.ts';
import { toasts } from '../components/ToastRegion/toast-queue.ts';
import { KitTestProvider } from '../testing/kit-test-provider.tsx';

let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

/** Renders inside a dialog those components that need one. */
async function show(name: string, component: AnyComponent, props: object) {
  const args = await playgroundProps(name);
  const around = (children: ReactNode) => (
    <StrictMode>
      <KitTestProvider>
        <Dialog title="Around" isOpen isDismissable={false} onOpenChange={() => undefined}>
          <input aria-label="First" />
          {children}
        </Dialog>
      </KitTestProvider>
    </StrictMode>
  );
  root.render(around(createElement(component, { ...args, isOpen: true, ...props })));
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).not.toBeNull());
  act(() => toasts.info('Saved'));
}

test.each(everyComponent)('%s passes on data and id', async (name, component) => {
  await show(name, component, { data: { testid: 'probe', kept: true }, id: 'its-id' });
  const probe = () => document.querySelector<HTMLElement>('[data-testid="probe"]');
  const found = await waitFor(async () => {
    // A tooltip is rendered only while its control has the focus.
    if (name === 'Tooltip' && !probe()) await userEvent.tab();
    const element = probe();
    expect(element).not.toBeNull();
    return element;
  });
  expect(found?.dataset['kept']).toBe('true');
  expect(document.querySelectorAll('#its-id')).toHaveLength(1);
});

test.each(everyComponent)(
  '%s, if it is a field, exposes its ref and reports its focus',
  async (name, component) => {
    const onFocus = vi.fn();
    const onBlur = vi.fn();
    let element: unknown;
    const ref = (given: unknown) => {
      element = given;
    };
    // Closed, because an open list would keep the focus in its options.
    await show(name, component, { name: 'probe', isOpen: false, onFocus, onBlur, ref });
    if (!document.querySelector('[data-field="probe"]')) return;
    expect(element).toBeInstanceOf(HTMLElement);
    act(() => (element as HTMLElement).focus());
    expect(onFocus).toHaveBeenCalledOnce();
    expect(onBlur).not.toHaveBeenCalled();
    act(() => (element as HTMLElement).blur());
    expect(onBlur).toHaveBeenCalledOnce();
  },
);

const surfaces = new Set(['Card', 'Dialog', 'Drawer', 'Link', 'LinkButton', 'MonthCalendar']);

test.each(everyComponent.filter(([name]) => surfaces.has(name)))(
  '%s exposes its element as its ref',
  async (name, component) => {
    let element: unknown;
    const ref = (given: unknown) => {
      element = given;
    };
    await show(name, component, { id: 'its-id', ref });
    await waitFor(() => expect(element).toBe(document.querySelector('#its-id')));
  },
);

import { act, render, renderHook, screen } from '@testing-library/react';
import { BrowserRouter, Navigate, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { InRouter } from '../testing/in-router.tsx';
import { closeDialog, openDialog } from './dialog-acts.ts';
import { changeAddress, goTo } from './place.ts';
import { useAddress, useFilters } from './use-address.ts';

function useHere() {
  const { pathname, search } = useLocation();
  return pathname + search;
}

const here = () => renderHook(useHere, { wrapper: InRouter }).result;

test('goTo shows another address, and Back shows the previous one', async () => {
  window.history.replaceState(null, '', '/events');
  function Place() {
    return <button onClick={() => goTo('/items?dialog=add')}>{useHere()}</button>;
  }
  render(<Place />, { wrapper: InRouter });
  act(() => screen.getByText('/events').click());
  expect(screen.getByText('/items?dialog=add')).toBeVisible();
  act(() => window.history.back());
  expect(await screen.findByText('/events')).toBeVisible();
});

test('going to the current address adds no history entry', () => {
  window.history.replaceState(null, '', '/');
  here();
  const before = window.history.length;
  act(() => goTo('/'));
  act(() => changeAddress({ day: null }));
  expect(window.history.length).toBe(before);
});

test('a change with replace adds no history entry', () => {
  const result = here();
  const before = window.history.length;
  act(() => changeAddress({ phone: '0911223344' }, { replace: true }));
  expect(result.current).toBe('/?phone=0911223344');
  expect(window.history.length).toBe(before);
});

test('two changes before the next render both reach the address', () => {
  window.history.replaceState(null, '', '/');
  const result = here();
  act(() => {
    changeAddress({ from: '2026-09-11' });
    changeAddress({ to: '2026-09-12' });
  });
  expect(result.current).toBe('/?from=2026-09-11&to=2026-09-12');
});

test('a dialog that opens over a screen does not render the screen again', () => {
  window.history.replaceState(null, '', '/cashbook?from=2026-09-11');
  const drawn = vi.fn<() => void>();
  function Book() {
    drawn();
    return <p>{useFilters().get('from')}</p>;
  }
  const Dialog = () => <p>{useAddress().dialog ?? 'nothing is open'}</p>;
  render(
    <>
      <Book />
      <Dialog />
    </>,
    { wrapper: InRouter },
  );
  act(() => openDialog('in'));
  expect(screen.getByText('in')).toBeVisible();
  act(closeDialog);
  expect(screen.getByText('nothing is open')).toBeVisible();
  expect(drawn).toHaveBeenCalledOnce();
  act(() => changeAddress({ from: '2026-09-12' }));
  expect(screen.getByText('2026-09-12')).toBeVisible();
});

test('a redirect adds no history entry', async () => {
  const before = window.history.length;
  function Shown() {
    return <output>{useLocation().pathname}</output>;
  }
  render(
    <BrowserRouter>
      <Shown />
      <Navigate to="/cashbook" replace />
    </BrowserRouter>,
  );
  expect(await screen.findByText('/cashbook')).toBeVisible();
  expect(window.history.length).toBe(before);
});

test('opening an address outside the router throws', () => {
  expect(() => goTo('/items')).toThrow('outside of the router');
});

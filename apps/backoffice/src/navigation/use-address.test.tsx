import { act, render, renderHook, screen } from '@testing-library/react';
import { BrowserRouter, Navigate, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useAddress, useAppHref, useChangeAddress, useGoTo } from './use-address.ts';

/** The hooks of the address, with the current location rendered. */
function useHere() {
  const { pathname, search } = useLocation();
  return { shown: pathname + search, goTo: useGoTo(), change: useChangeAddress() };
}

const here = () => renderHook(useHere, { wrapper: BrowserRouter }).result;

test('useGoTo shows another address, and Back shows the one before', async () => {
  window.history.replaceState(null, '', '/events');
  function Place() {
    const { shown, goTo } = useHere();
    return <button onClick={() => goTo('/items?dialog=add')}>{shown}</button>;
  }
  render(<Place />, { wrapper: BrowserRouter });
  act(() => screen.getByText('/events').click());
  expect(screen.getByText('/items?dialog=add')).toBeVisible();
  act(() => window.history.back());
  expect(await screen.findByText('/events')).toBeVisible();
});

test('going to the current address adds no history entry', () => {
  const { current } = here();
  const before = window.history.length;
  act(() => current.goTo('/'));
  act(() => current.change({ day: null }));
  expect(window.history.length).toBe(before);
});

test('a change with replace adds no history entry', () => {
  const result = here();
  const before = window.history.length;
  act(() => result.current.change({ phone: '0911223344' }, { replace: true }));
  expect(result.current.shown).toBe('/?phone=0911223344');
  expect(window.history.length).toBe(before);
});

test('two changes before the next render are both in the address', () => {
  const result = here();
  const { change } = result.current;
  act(() => {
    change({ from: '2026-09-11' });
    change({ to: '2026-09-12' });
  });
  expect(result.current.shown).toBe('/?from=2026-09-11&to=2026-09-12');
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

test('useAppHref keeps a telephone number, and resolves a path of the app', () => {
  window.history.replaceState(null, '', '/events');
  const hrefOf = (address: string) =>
    renderHook(() => useAppHref(address), { wrapper: BrowserRouter }).result.current;
  expect(hrefOf('tel:0911223344')).toBe('tel:0911223344');
  expect(hrefOf('/?day=2026-09-11')).toBe('/?day=2026-09-11');
});

test('useAddress outside of the router throws', () => {
  expect(() => renderHook(() => useAddress())).toThrow('may be used only in the context');
});

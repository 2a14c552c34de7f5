import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PlaceProvider, Redirect, goTo, usePlace } from './location.tsx';

afterEach(() => window.history.replaceState(null, '', '/'));

function Shown() {
  const { pathname, search } = usePlace();
  return <output>{pathname + search}</output>;
}

const show = (children = <Shown />) => render(<PlaceProvider>{children}</PlaceProvider>);

test('going somewhere shows it, and Back shows where one was', async () => {
  window.history.replaceState(null, '', '/events');
  show();
  act(() => goTo('/items?dialog=add'));
  expect(screen.getByRole('status')).toHaveTextContent('/items?dialog=add');
  act(() => window.history.back());
  expect(await screen.findByText('/events')).toBeVisible();
});

test('going where one already is adds no step to go back', () => {
  show();
  const before = window.history.length;
  act(() => goTo('/'));
  expect(window.history.length).toBe(before);
});

test('an address that is replaced is not returned to', () => {
  show();
  const before = window.history.length;
  act(() => goTo('/settings', { replace: true }));
  expect(screen.getByRole('status')).toHaveTextContent('/settings');
  expect(window.history.length).toBe(before);
});

test('a redirect leaves without a step', async () => {
  const before = window.history.length;
  show(
    <>
      <Shown />
      <Redirect to="/cashbook" />
    </>,
  );
  expect(await screen.findByText('/cashbook')).toBeVisible();
  expect(window.history.length).toBe(before);
});

test('a place outside of its provider is a mistake that says so', () => {
  expect(() => render(<Shown />)).toThrow('outside of PlaceProvider');
});

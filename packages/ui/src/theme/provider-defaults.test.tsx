// @vitest-environment jsdom
import { act, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useKit } from './kit-context.ts';
import { UiProvider } from './UiProvider.tsx';

const Timeout = () => useKit().toastTimeout;

test('a toast stays for six seconds', () => {
  const shown = renderToString(
    <UiProvider now={() => 0}>
      <Timeout />
    </UiProvider>,
  );
  expect(shown).toContain('6000');
});

test.each(['page', 'self'] as const)(
  'scope %s has its density before a component measures',
  (scope) => {
    const measured: (string | undefined)[] = [];
    const Table = () => {
      useLayoutEffect(() => {
        const scoped = document.querySelector<HTMLElement>('[data-kit-density]');
        measured.push(scoped?.dataset['kitDensity']);
      }, []);
      return null;
    };
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    act(() =>
      root.render(
        <UiProvider now={() => 0} scope={scope} density="compact">
          <Table />
        </UiProvider>,
      ),
    );
    act(() => root.unmount());
    delete document.documentElement.dataset['kitDensity'];
    expect(measured).toEqual(['compact']);
  },
);

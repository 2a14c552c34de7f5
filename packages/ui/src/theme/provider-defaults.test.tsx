import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useKit } from './kit-context.ts';
import { UiProvider } from './UiProvider.tsx';

const Timeout = () => useKit().toastTimeout;

test('a message stays six seconds, long enough to be read out', () => {
  const shown = renderToString(
    <UiProvider now={() => 0}>
      <Timeout />
    </UiProvider>,
  );
  expect(shown).toContain('6000');
});

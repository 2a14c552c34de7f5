import { act } from 'react';
import { createRoot } from 'react-dom/client';

export interface RenderedHook<Result> {
  current: () => Result;
  unmount: () => Promise<void>;
}

export async function renderHook<Result>(useHook: () => Result): Promise<RenderedHook<Result>> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const results: Result[] = [];
  function Host() {
    results.push(useHook());
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Host />));
  return {
    current: () => {
      const last = results.at(-1);
      if (last === undefined) throw new Error('The hook has not returned anything yet.');
      return last;
    },
    unmount: () => act(async () => root.unmount()),
  };
}

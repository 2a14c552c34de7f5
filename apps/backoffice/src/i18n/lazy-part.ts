/** A part of the app that is loaded when it is shown, or before. */
import { createElement, lazy, useState } from 'react';
import type { ComponentType } from 'react';
import { loadAllSentences } from './catalogue.ts';

/** A component whose code comes later; `load` brings it beforehand, and then it is drawn without a pause. */
export interface Part<Props> {
  (props: Props): React.ReactNode;
  readonly load: () => Promise<unknown>;
}

/** What did not arrive, each with a way to ask for it as if it had not been asked for. */
const missing = new Set<() => void>();

/** Retries what could not be loaded. */
export function askAgain() {
  for (const forget of missing) forget();
  missing.clear();
}

/** Code that comes with all its sentences. What did not arrive is asked for again the next time. */
export function part<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): Part<Props> {
  let arrived: ComponentType<Props> | null = null;
  let awaited: Promise<{ readonly default: ComponentType<Props> }> | null = null;

  const read = async () => {
    try {
      arrived = await fetchPart();
      return { default: arrived };
    } catch (error) {
      awaited = null;
      missing.add(() => {
        Later = lazy(load);
      });
      throw error;
    }
  };
  const load = () => (awaited ??= read());

  // One for all who wait: a new one for each try would ask for a missing file again and again.
  let Later = lazy(load);

  function Shown(props: Props) {
    // One and the same for as long as it is shown: another would lose what was typed.
    const [Code] = useState(() => arrived ?? Later);
    return createElement(Code, props);
  }
  return Object.assign(Shown, { load });
}

/** A part that says what no first screen says, so its sentences come with it. */
export const lazyPart = <Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) =>
  part(async () => {
    const [code] = await Promise.all([fetchPart(), loadAllSentences()]);
    return code;
  });

/** Measurements of the last run for each component; `packages/ui/scripts/handbook/measure.ts` puts them beside the built Storybook. */
import { useEffect, useState } from 'react';

export interface SpokenLine {
  readonly en: string;
  readonly am: string;
}

export interface Measured {
  /** Stories that passed, of those that ran. */
  readonly passed: number;
  readonly stories: number;
  /** Rules of axe that had something to look at, and how many of them were violated. */
  readonly axeRules: number;
  readonly axeViolations: number;
  /** Stories that press keys and passed. */
  readonly byKeyboard: number;
  /** With forced colours: controls checked, invisible ones, those without a visible focus. */
  readonly controls: number;
  readonly unseen: readonly string[];
  readonly withoutFocus: readonly string[];
  readonly roles: readonly string[];
  /** The output of a screen reader, in reading order: each line in both languages. */
  readonly spoken: readonly SpokenLine[];
}

export interface MeasuredKit {
  readonly chromium: string;
  readonly axe: string;
  readonly components: Readonly<Record<string, Measured>>;
}

const nothing: MeasuredKit = { chromium: '', axe: '', components: {} };

async function read(): Promise<MeasuredKit> {
  const answer = await fetch('handbook/measured.json');
  return answer.ok ? answer.json() : nothing;
}
let asked: Promise<MeasuredKit> | undefined;

/** Null until it is there; without components where nothing was measured. */
export function useMeasured(): MeasuredKit | null {
  const [measured, setMeasured] = useState<MeasuredKit | null>(null);
  useEffect(() => {
    asked ??= read().catch(() => nothing);
    void asked.then(setMeasured);
  }, []);
  return measured;
}

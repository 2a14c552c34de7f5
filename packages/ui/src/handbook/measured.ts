/** Measured facts, written by `packages/ui/scripts/handbook/measure.ts`. */
import { useEffect, useState } from 'react';

export interface SpokenLine {
  readonly en: string;
  readonly am: string;
}

export interface Measured {
  readonly passed: number;
  readonly stories: number;
  readonly axeRules: number;
  readonly axeViolations: number;
  readonly byKeyboard: number;
  readonly controls: number;
  readonly unseen: readonly string[];
  readonly withoutFocus: readonly string[];
  readonly roles: readonly string[];
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

/** Null until loaded; empty if nothing was measured. */
export function useMeasured(): MeasuredKit | null {
  const [measured, setMeasured] = useState<MeasuredKit | null>(null);
  useEffect(() => {
    asked ??= read().catch(() => nothing);
    void asked.then(setMeasured);
  }, []);
  return measured;
}

import type { Width } from '../work.ts';

export interface Row {
  readonly engine: string;
  readonly job: string;
  readonly width: Width;
  readonly isDone: boolean;
  readonly reason?: string;
  readonly faults: readonly string[];
}

export interface Present {
  readonly name: string;
  readonly version: string;
}

export interface Absent {
  readonly name: string;
  readonly why: string;
}

export interface Table {
  readonly engines: readonly Present[];
  readonly absent: readonly Absent[];
  readonly rows: readonly Row[];
}

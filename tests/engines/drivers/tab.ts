import type { Hand } from '../page/hand.ts';

type Call = keyof Hand;
export type Answer<Name extends Call> = Awaited<ReturnType<Hand[Name]>>;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowUp' | 'Space';

export interface Tab {
  goto(address: string): Promise<void>;
  address(): Promise<string>;
  ask<Name extends Call>(name: Name, ...given: Parameters<Hand[Name]>): Promise<Answer<Name>>;
  press(x: number, y: number): Promise<void>;
  write(text: string): Promise<void>;
  key(key: Key): Promise<void>;
  chooseFile(selector: string, path: string): Promise<void>;
  opened(): Promise<Tab | null>;
  /** Null if the driver cannot print. */
  print(): Promise<Uint8Array | null>;
  picture(): Promise<Uint8Array>;
  readonly faults: readonly string[];
}

export interface Browser {
  readonly version: string;
  open(size: Size, isTouch: boolean): Promise<{ readonly tab: Tab; close(): Promise<void> }>;
  close(): Promise<void>;
}

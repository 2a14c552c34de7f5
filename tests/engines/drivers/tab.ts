/** A tab of an engine, as far as jobs need it: the same acts by whatever protocol the engine speaks. */
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
  /** A function of `page/hand.ts`, run in the page. */
  ask<Name extends Call>(name: Name, ...given: Parameters<Hand[Name]>): Promise<Answer<Name>>;
  /** A press of the finger where the engine can, of the mouse elsewhere. */
  press(x: number, y: number): Promise<void>;
  /** Types into the focused element. */
  write(text: string): Promise<void>;
  key(key: Key): Promise<void>;
  chooseFile(selector: string, path: string): Promise<void>;
  /** The window that the page has opened; null as long as there is none. */
  opened(): Promise<Tab | null>;
  /** Null where the engine's driver cannot print. */
  print(): Promise<Uint8Array | null>;
  picture(): Promise<Uint8Array>;
  /** Errors that nothing in the page caught, and what its policies refused; empty where the driver does not tell. */
  readonly faults: readonly string[];
}

/** An engine that was started. */
export interface Browser {
  readonly version: string;
  /** A tab of a new person, who has nothing stored. */
  open(size: Size, isTouch: boolean): Promise<{ readonly tab: Tab; close(): Promise<void> }>;
  close(): Promise<void>;
}

import type { Readable } from 'node:stream';

export interface KeptCopy {
  day: string;
  bytes: number;
  writtenAt: Date;
}

export interface KeptCopies {
  list(): Promise<KeptCopy[]>;
  /** The copy encrypted again; null if it is gone or was made with another key. */
  take(day: string, passphrase: string): Promise<Readable | null>;
}

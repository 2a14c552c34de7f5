/** The daily copies that this server keeps, as its calls see them; they are made and opened elsewhere. */
import type { Readable } from 'node:stream';

export interface KeptCopy {
  day: string;
  bytes: number;
  /** When its file was written. */
  writtenAt: Date;
}

export interface KeptCopies {
  /** The newest first. */
  list(): Promise<KeptCopy[]>;
  /** A copy as it leaves the server, encrypted with a passphrase; null: it is gone, or the server's key does not open it. */
  take(day: string, passphrase: string): Promise<Readable | null>;
}

/** Sending a file. The kit shows it; the owner does it, with XMLHttpRequest, since `fetch` has no progress. */

export interface UploadWatch {
  /** From 0 to 100. */
  onProgress: (percent: number) => void;
  /** Aborted by Cancel, and when the field goes away. */
  signal: AbortSignal;
}

/** Resolves with the path of the file, once it is stored. */
export type Upload = (file: Blob, watch: UploadWatch) => Promise<string>;

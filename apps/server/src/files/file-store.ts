import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import pTimeout from 'p-timeout';
import { AppError } from '../base/errors.ts';
import type { Config } from '../config/config.ts';
import { isImagePath } from './image-path.ts';
import { writeDurably } from './write-durably.ts';

export interface FileStore {
  /** Resolves when the bytes survive a power cut. */
  put(path: string, bytes: Buffer, mediaType: string): Promise<void>;
  get(path: string): Promise<Buffer | null>;
  /** Reads chunk by chunk, so that only one is in memory. */
  read(path: string): Promise<AsyncIterable<Uint8Array> | null>;
  delete(path: string): Promise<void>;
  list(): Promise<string[]>;
  storedAt(path: string): Promise<Date | null>;
}

async function get(disk: Disk, path: string): Promise<Buffer | null> {
  if (!(await disk.exists(path))) return null;
  return Buffer.from(await disk.getBytes(path));
}

async function read(disk: Disk, path: string): Promise<AsyncIterable<Uint8Array> | null> {
  return (await disk.exists(path)) ? disk.getStream(path) : null;
}

async function storedAt(disk: Disk, path: string): Promise<Date | null> {
  if (!(await disk.exists(path))) return null;
  return (await disk.getMetaData(path)).lastModified;
}

/** All pages of a list: a bucket lists a thousand names at a time. */
async function listPages(nextPage: (token?: string) => ReturnType<Disk['listAll']>) {
  const names: string[] = [];
  let token: string | undefined;
  do {
    const page = await nextPage(token);
    for (const object of page.objects) if (object.isFile) names.push(object.key);
    token = page.paginationToken;
  } while (token !== undefined);
  return names.filter(isImagePath);
}

function folderStore(folder: string): FileStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    put: (path, bytes) => writeDurably(folder, path, bytes),
    get: (path) => get(disk, path),
    read: (path) => read(disk, path),
    delete: (path) => disk.delete(path),
    list: async () => (await readdir(folder).catch(() => [])).filter(isImagePath),
    storedAt: (path) => storedAt(disk, path),
  };
}

const connectMs = 5_000;

/** A limit for the whole call, because the client limits only parts of it. */
async function inTime<T>(limitMs: number, call: Promise<T>): Promise<T> {
  try {
    return await pTimeout(call, { milliseconds: limitMs, message: 'the bucket is silent' });
  } catch (error) {
    const cause: unknown = error instanceof Error && error.cause ? error.cause : error;
    const msg = 'The images are away; try again in a moment.';
    throw Object.assign(new AppError('UNAVAILABLE', { msg, retryAfterSeconds: 5 }), { cause });
  }
}

/** The S3 client is large, so it is loaded only if needed. */
async function bucketStore(bucket: NonNullable<Config['filesBucket']>): Promise<FileStore> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { endpoint, region, name, accessKeyId, secretAccessKey, limitMs } = bucket;
  const disk = new Disk(
    new S3Driver({
      endpoint,
      region,
      bucket: name,
      credentials: { accessKeyId, secretAccessKey },
      forcePathStyle: true,
      supportsACL: false,
      visibility: 'private',
      // A retry could outlive our timeout, and leave an unreferenced image.
      maxAttempts: 1,
      requestHandler: {
        connectionTimeout: Math.min(connectMs, limitMs),
        requestTimeout: limitMs,
        throwOnRequestTimeout: true,
      },
    }),
  );
  return {
    put: (path, bytes, mediaType) =>
      inTime(limitMs, disk.put(path, bytes, { contentType: mediaType })),
    get: (path) => inTime(limitMs, get(disk, path)),
    read: (path) => inTime(limitMs, read(disk, path)),
    delete: (path) => inTime(limitMs, disk.delete(path)),
    list: () =>
      listPages((paginationToken) =>
        inTime(
          limitMs,
          disk.listAll('', { recursive: true, ...(paginationToken && { paginationToken }) }),
        ),
      ),
    storedAt: (path) => inTime(limitMs, storedAt(disk, path)),
  };
}

export const imagesFolder = ({ filesBucket, dataDir }: Config): string | null =>
  filesBucket === null ? join(dataDir, 'files') : null;

export const openFileStore = async (config: Config): Promise<FileStore> =>
  config.filesBucket === null
    ? folderStore(join(config.dataDir, 'files'))
    : bucketStore(config.filesBucket);

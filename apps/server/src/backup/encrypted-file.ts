/** Encrypts a copy while it is written and decrypts it while it is read (age): a found file reveals no name and no phone. */
import { createHmac } from 'node:crypto';
import { Decrypter, Encrypter } from 'age-encryption';
import { Passphrase, SlowLock } from './passphrase.ts';

const magic = Buffer.from('age-encryption.org/');
/** The passphrase of a key is as random as the key, so stretching it gains nothing. */
const scryptWork = 4;

/** Apart from the key's own use, which is to sign. */
const passphraseOf = (key: Buffer): string =>
  createHmac('sha256', key).update('encryption of copies').digest('base64url');

/** The key of the server that made a copy, or the passphrase of the person who took it home. */
export type CopyKey = Buffer | Passphrase;

type Bytes = AsyncIterable<Uint8Array>;

/** A piece is taken when it is asked for. Not `ReadableStream.from`, which the types of a browser's tests do not know. */
function streamOf(source: Bytes): ReadableStream<Uint8Array> {
  const pieces = source[Symbol.asyncIterator]();
  const pull = async (stream: ReadableStreamDefaultController<Uint8Array>) => {
    const next = await pieces.next();
    if (next.done === true) stream.close();
    else stream.enqueue(next.value);
  };
  return new ReadableStream({ pull }, { highWaterMark: 0 });
}

/** A step of a pipeline that encrypts whatever passes. */
export const encrypting = (key: CopyKey) =>
  async function* encrypted(source: Bytes): AsyncGenerator<Uint8Array> {
    const encrypter = new Encrypter();
    if (key instanceof Passphrase) encrypter.addRecipient(new SlowLock(key));
    else {
      encrypter.setPassphrase(passphraseOf(key));
      encrypter.setScryptWorkFactor(scryptWork);
    }
    yield* await encrypter.encrypt(streamOf(source));
  };

/** The key does not open the file, or the file was changed after it was written, or it is none of ours. */
export class Unopened extends Error {
  readonly why: 'another key' | 'damaged';

  constructor(why: 'another key' | 'damaged', cause?: unknown) {
    super(why, { cause });
    this.why = why;
  }
}

/** The library has no type for it. */
const isOtherKey = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('no identity matched');

async function* joined(first: Uint8Array, rest: AsyncIterator<Uint8Array>) {
  yield first;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

/** A step of a pipeline that decrypts; with the server's key a copy from before encryption passes unchanged. */
export const decrypting = (key: CopyKey) =>
  async function* decrypted(source: Bytes): AsyncGenerator<Uint8Array> {
    const chunks = source[Symbol.asyncIterator]();
    const { done, value: first } = await chunks.next();
    const isEncrypted = done !== true && magic.equals(first.subarray(0, magic.length));
    if (!isEncrypted && key instanceof Passphrase) throw new Unopened('damaged');
    if (done === true) return;
    const all = joined(first, chunks);
    if (!isEncrypted) {
      yield* all;
      return;
    }
    const decrypter = new Decrypter();
    decrypter.addPassphrase(key instanceof Passphrase ? key.text : passphraseOf(key));
    const opened = await decrypter.decrypt(streamOf(all)).catch((error: unknown) => {
      throw new Unopened(isOtherKey(error) ? 'another key' : 'damaged', error);
    });
    try {
      yield* opened;
    } catch (error) {
      throw new Unopened('damaged', error);
    }
  };

/**
 * The name of a copy: it is encrypted with age, and its name says so, or no program would know what to open it with.
 * @example `digis.tar.gz` is written as `digis.tar.gz.age`; a name that ends so stays.
 */
export const copyName = (name: string): string => (name.endsWith('.age') ? name : `${name}.age`);

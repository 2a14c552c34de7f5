import { createHmac } from 'node:crypto';
import { Decrypter, Encrypter } from 'age-encryption';
import { Passphrase, SlowLock } from './passphrase.ts';

const magic = Buffer.from('age-encryption.org/');
/** Stretching gains nothing, because this passphrase is as random as the key. */
const scryptWork = 4;

/** Derived, so that the key that signs copies does not also encrypt them. */
const passphraseOf = (key: Buffer): string =>
  createHmac('sha256', key).update('encryption of copies').digest('base64url');

export type CopyKey = Buffer | Passphrase;

type Bytes = AsyncIterable<Uint8Array>;

/** `ReadableStream.from` is missing in the types of browser tests. */
function streamOf(source: Bytes): ReadableStream<Uint8Array> {
  const pieces = source[Symbol.asyncIterator]();
  const pull = async (stream: ReadableStreamDefaultController<Uint8Array>) => {
    const next = await pieces.next();
    if (next.done === true) stream.close();
    else stream.enqueue(next.value);
  };
  return new ReadableStream({ pull }, { highWaterMark: 0 });
}

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

export class Unopened extends Error {
  readonly why: 'another key' | 'damaged';

  constructor(why: 'another key' | 'damaged', cause?: unknown) {
    super(why, { cause });
    this.why = why;
  }
}

const isOtherKey = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('no identity matched');

async function* joined(first: Uint8Array, rest: AsyncIterator<Uint8Array>) {
  yield first;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

/** Copies from before encryption pass unchanged. */
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

/** @example `digis.tar.gz` becomes `digis.tar.gz.age`; a name with that ending stays. */
export const copyName = (name: string): string => (name.endsWith('.age') ? name : `${name}.age`);

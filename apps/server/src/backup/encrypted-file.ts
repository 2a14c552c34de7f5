/** Encrypts a copy while it is written and decrypts it while it is read (age): a found file reveals no name and no phone. */
import { createHmac } from 'node:crypto';
import { Decrypter, Encrypter } from 'age-encryption';

const magic = Buffer.from('age-encryption.org/');
/** The passphrase is as random as a key, so stretching it gains nothing. */
const scryptWork = 4;

/** Apart from the key's own use, which is to sign. */
const passphraseOf = (key: Buffer): string =>
  createHmac('sha256', key).update('encryption of copies').digest('base64url');

type Bytes = AsyncIterable<Uint8Array>;

/** A step of a pipeline that encrypts whatever passes. */
export const encrypting = (key: Buffer) =>
  async function* encrypted(source: Bytes): AsyncGenerator<Uint8Array> {
    const encrypter = new Encrypter();
    encrypter.setPassphrase(passphraseOf(key));
    encrypter.setScryptWorkFactor(scryptWork);
    yield* await encrypter.encrypt(ReadableStream.from(source));
  };

/** The server's key does not open the file, or the file was changed after it was written. */
export class Unopened extends Error {
  readonly why: 'another key' | 'damaged';

  constructor(why: 'another key' | 'damaged', cause: unknown) {
    super(why, { cause });
    this.why = why;
  }
}

async function* joined(first: Uint8Array, rest: AsyncIterator<Uint8Array>) {
  yield first;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

/** A step of a pipeline that decrypts; a copy from before encryption passes unchanged. */
export const decrypting = (key: Buffer) =>
  async function* decrypted(source: Bytes): AsyncGenerator<Uint8Array> {
    const chunks = source[Symbol.asyncIterator]();
    const { done, value: first } = await chunks.next();
    if (done === true) return;
    const all = joined(first, chunks);
    if (!magic.equals(first.subarray(0, magic.length))) {
      yield* all;
      return;
    }
    const decrypter = new Decrypter();
    decrypter.addPassphrase(passphraseOf(key));
    const opened = await decrypter.decrypt(ReadableStream.from(all)).catch((error: unknown) => {
      throw new Unopened('another key', error);
    });
    try {
      yield* opened;
    } catch (error) {
      throw new Unopened('damaged', error);
    }
  };

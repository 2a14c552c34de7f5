import { createCipheriv, randomBytes, scrypt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { Stanza, type Recipient } from 'age-encryption';
import { fieldRules } from '@digis/api-client/contract';
import { StartError } from '../base/errors.ts';
import { limitConcurrency } from '../base/limit-concurrency.ts';

const leastSigns = fieldRules.CopyRequest.passphrase.minLength;

/** Keyboards compose differently; files end with a line break. */
export class Passphrase {
  readonly text: string;

  constructor(typed: string) {
    this.text = typed.normalize('NFC').trim();
  }

  get isLongEnough(): boolean {
    return this.text.length >= leastSigns;
  }
}

/** @throws StartError if the file is unreadable or the passphrase too short for any copy */
export async function readPassphrase(file: string): Promise<Passphrase> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartError(`The file of the passphrase cannot be read: ${file}`);
  });
  const passphrase = new Passphrase(text);
  if (passphrase.isLongEnough) return passphrase;
  throw new StartError(`The passphrase in ${file} is shorter than ${leastSigns} signs.`);
}

const stretch = promisify<string, Buffer, number, object, Buffer>(scrypt);
/** A guess costs 128 MiB and a third of a second. */
const work = 17;
const cost = { N: 2 ** work, r: 8, p: 1, maxmem: 160 * 1024 * 1024 };
const alone = limitConcurrency(1, 4);

const label = Buffer.from('age-encryption.org/v1/scrypt');
const [saltBytes, keyBytes, nonceBytes, tagBytes] = [16, 32, 12, 16];

/** Does not block the event loop, as age's own implementation does. */
export class SlowLock implements Recipient {
  readonly #passphrase: Passphrase;

  constructor(passphrase: Passphrase) {
    this.#passphrase = passphrase;
  }

  async wrapFileKey(fileKey: Uint8Array): Promise<Stanza[]> {
    const salt = randomBytes(saltBytes);
    const salted = Buffer.concat([label, salt]);
    const key = await alone(() => stretch(this.#passphrase.text, salted, keyBytes, cost));
    // The key is used once, so the age format has a nonce of zeros.
    const cipher = createCipheriv('chacha20-poly1305', key, Buffer.alloc(nonceBytes), {
      authTagLength: tagBytes,
    });
    const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
    const words = ['scrypt', salt.toString('base64').replaceAll('=', ''), String(work)];
    return [new Stanza(words, body)];
  }
}

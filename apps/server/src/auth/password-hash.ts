/** Hashes passwords, only a few at once because a hash takes 19 MiB. */
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../base/limit-concurrency.ts';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const limited = limitConcurrency(4);

/** Keyboards compose the same letter from different characters. */
const composed = (password: string): string => password.normalize('NFC');

export const hashPassword = (password: string): Promise<string> =>
  limited(() => hash(composed(password), cost));

export const matchesPassword = (passwordHash: string, password: string): Promise<boolean> =>
  limited(() => verify(passwordHash, composed(password)));

let absent: Promise<string> | undefined;

/** Equal delay for known and unknown users. */
export const hashOfUnknownUser = (): Promise<string> =>
  (absent ??= hashPassword(randomBytes(16).toString('hex')));

export const generatePassword = (): string => randomBytes(12).toString('base64url');

import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { requireKey, readSecretKey } from './secret-key.ts';
import { decrypt, encrypt } from './encrypted-text.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'digis-key-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const config = { dataDir, secretKey: null };

it('a key is generated once and readable by its owner only', () => {
  const key = readSecretKey(config);
  expect(readSecretKey(config)).toEqual(key);
  expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
});

it('encrypted text is decrypted only under its own key and only if unmodified', () => {
  const key = readSecretKey(config);
  const encrypted = encrypt(key, 'ምስጢር');
  expect(encrypted).not.toContain('ምስጢር');
  expect(encrypt(key, 'ምስጢር')).not.toBe(encrypted);
  expect(decrypt(key, encrypted)).toBe('ምስጢር');
  expect(decrypt(Buffer.alloc(32), encrypted)).toBeNull();
  expect(decrypt(key, `${encrypted.slice(0, -6)}AAAA==`)).toBeNull();
  expect(decrypt(key, 'from before secrets were encrypted')).toBe(
    'from before secrets were encrypted',
  );
});

it('a key of the wrong length is refused with the name of its source', () => {
  expect(() => requireKey('c2hvcnQ=', 'DIGIS_SECRET_KEY')).toThrow(
    /^DIGIS_SECRET_KEY must hold 32 bytes/,
  );
});

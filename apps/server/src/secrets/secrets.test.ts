import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { keyOf, readSecretKey } from './secret-key.ts';
import { seal, unseal } from './sealed-text.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'digis-key-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const config = { dataDir, secretKey: null };

it('a key is made once, and readable by its owner alone', () => {
  const key = readSecretKey(config);
  expect(readSecretKey(config)).toEqual(key);
  expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
});

it('sealed text opens only under its own key and only if it was not changed', () => {
  const key = readSecretKey(config);
  const sealed = seal(key, 'ምስጢር');
  expect(sealed).not.toContain('ምስጢር');
  expect(seal(key, 'ምስጢር')).not.toBe(sealed);
  expect(unseal(key, sealed)).toBe('ምስጢር');
  expect(unseal(Buffer.alloc(32), sealed)).toBeNull();
  expect(unseal(key, `${sealed.slice(0, -6)}AAAA==`)).toBeNull();
  expect(unseal(key, 'from before secrets were sealed')).toBe('from before secrets were sealed');
});

it('a key of another length is named by where it comes from', () => {
  expect(() => keyOf('c2hvcnQ=', 'DIGIS_SECRET_KEY')).toThrow(
    /^DIGIS_SECRET_KEY must hold 32 bytes/,
  );
});

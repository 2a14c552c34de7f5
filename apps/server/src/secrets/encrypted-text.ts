import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const mark = 'sealed:';
const [ivBytes, tagBytes] = [12, 16];

export function encrypt(key: Buffer, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const encrypted = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]);
  return mark + Buffer.concat([encrypted, cipher.getAuthTag()]).toString('base64');
}

/** Returns plain text as it is; null if encrypted with another key, or changed. */
export function decrypt(key: Buffer, text: string): string | null {
  if (!text.startsWith(mark)) return text;
  const bytes = Buffer.from(text.slice(mark.length), 'base64');
  const [iv, tag] = [bytes.subarray(0, ivBytes), bytes.subarray(-tagBytes)];
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, iv).setAuthTag(tag);
    const plain = decipher.update(bytes.subarray(ivBytes, -tagBytes));
    return Buffer.concat([plain, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

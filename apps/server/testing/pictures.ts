import sharp, { type Sharp } from 'sharp';
import type { Answer, Caller } from './caller.ts';

export const picture = (): Sharp =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#0f5c5c' } });

export async function upload(
  caller: Caller,
  bytes: Buffer,
  name = 'photo.jpg',
  headers: Record<string, string> = {},
  use?: string,
): Promise<Answer> {
  const form = new FormData();
  if (use !== undefined) form.set('use', use);
  form.set('image', new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
  return caller.send('/api/upload-file', { method: 'POST', headers, body: form });
}

export async function uploaded(caller: Caller): Promise<string> {
  const { status, body } = await upload(caller, await picture().jpeg().toBuffer());
  if (status !== 200) throw new Error(`the upload was refused: ${JSON.stringify(body)}`);
  return body.path;
}

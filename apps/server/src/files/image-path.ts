/** The name of an image that this server took in: 128 random bits, and what the bytes are; as the contract's FilePath. */
import { randomBytes } from 'node:crypto';

const imagePath = /^[A-Za-z0-9_-]{22,64}\.(jpg|png|webp)$/;

export const newImagePath = (extension: string): string =>
  `${randomBytes(16).toString('base64url')}.${extension}`;

export const isImagePath = (text: string): boolean => imagePath.test(text);

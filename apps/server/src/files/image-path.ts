import { randomBytes } from 'node:crypto';

const imagePath = /^[A-Za-z0-9_-]{22,64}\.(jpg|png|webp)$/;

export const newImagePath = (extension: string): string =>
  `${randomBytes(16).toString('base64url')}.${extension}`;

export const isImagePath = (text: string): boolean => imagePath.test(text);

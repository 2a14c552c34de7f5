import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const wordsOf = (name: string) => name.split('-');
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const isKebabCase = (name: string) => /^[a-z]+(?:-[a-z]+)*$/u.test(name);
export const pascalOf = (name: string) => wordsOf(name).map(capital).join('');
export const camelOf = (name: string) => name.replaceAll(/-(.)/gu, (_, letter) => capital(letter));
export const titleOf = (name: string) => wordsOf(name).map(capital).join(' ');

export function writeFiles(folder: string, files: Readonly<Record<string, string>>): string[] {
  if (existsSync(folder)) throw new Error(`${folder} already exists: choose another name.`);
  mkdirSync(folder, { recursive: true });
  return Object.entries(files).map(([name, content]) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  });
}

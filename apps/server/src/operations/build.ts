/** What the server was built of and when, for health; nothing of it where it runs from its sources. */
import { existsSync, readFileSync } from 'node:fs';
import type { Schemas } from '@digis/api-client/contract';
import { buildFile } from '../base/places.ts';

export type Build = Pick<Schemas['Health'], 'commit' | 'built_at'>;

export const build: Build = existsSync(buildFile)
  ? JSON.parse(readFileSync(buildFile, 'utf8'))
  : {};

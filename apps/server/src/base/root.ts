/** The root folder of the repository, from which openapi.yaml, the built back office and the data are found. */
import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../../../..');

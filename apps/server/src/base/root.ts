/** The folder of the repository: openapi.yaml, the built back office and the data are found from it. */
import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../../../..');

/** Changes one file of the server as it is loaded: nothing on the disk is touched. */
import { join } from 'node:path';
import type { Plugin } from 'vitest/config';
import { faults } from './faults.ts';

const src = join(import.meta.dirname, '../../src');

export function plantFault(name: string): Plugin {
  const fault = faults.find((known) => known.name === name);
  return {
    name: 'digis-planted-fault',
    enforce: 'pre',
    transform(code, id) {
      if (fault === undefined || id !== join(src, fault.file)) return null;
      if (!code.includes(fault.from)) {
        throw new Error(`${fault.file} has no place any more for: ${fault.name}`);
      }
      return code.replace(fault.from, fault.to);
    },
  };
}

/** Remembers that first steps are open: they are asked for then, and in a month without events. SPEC: D159 */
import { browserStorage } from '../../browser/storage.ts';

const storage = browserStorage('local');
const KEY = 'digis.first-steps';

export const firstSteps = {
  areOpen: (): boolean => storage.read(KEY) === 'open',
  remember: (isShown: boolean): void => storage.write(KEY, isShown ? 'open' : null),
};

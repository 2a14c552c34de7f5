/** Whether this browser has seen the first steps: only then, or in a month without events, is asked for them. SPEC: D159 */
import { browserStorage } from '../../browser/storage.ts';

const storage = browserStorage('local');
const KEY = 'digis.first-steps';

export const firstSteps = {
  areOpen: (): boolean => storage.read(KEY) === 'open',
  remember: (isShown: boolean): void => storage.write(KEY, isShown ? 'open' : null),
};

/** Remembers in this browser that first steps are open, or over: what is over is never asked for again. SPEC: D159 */
import { browserStorage } from '../../browser/storage.ts';

const storage = browserStorage('local');
const KEY = 'digis.first-steps';

export const firstSteps = {
  /** Null before they were asked for. */
  state: (): string | null => storage.read(KEY),
  remember: (isShown: boolean): void => storage.write(KEY, isShown ? 'open' : 'over'),
};

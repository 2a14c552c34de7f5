/** Remembers that the first steps are finished, so that they are not requested again. D159 */
import { browserStorage } from '../../browser/storage.ts';

const storage = browserStorage('local');
const KEY = 'digis.first-steps';

export const firstSteps = {
  state: (): string | null => storage.read(KEY),
  remember: (isShown: boolean): void => storage.write(KEY, isShown ? 'open' : 'over'),
};

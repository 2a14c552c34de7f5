/** The operations that are agreed on but not built yet; they answer 501 once the guard let them pass. */
import { AppError } from '../errors.ts';

const notBuilt = (): Promise<never> => Promise.reject(new AppError('NOT_IMPLEMENTED'));

export const pendingOperations = {
  readMetrics: notBuilt,
};

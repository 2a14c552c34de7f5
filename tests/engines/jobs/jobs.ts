/** All jobs of the day, in the order of the table. */
import type { Job } from './job.ts';
import { signIn } from './way-in.ts';

export const jobs: readonly Job[] = [signIn];

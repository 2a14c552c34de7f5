/** Setup of unit tests in a page: a wait has the common time limit, because a busy machine is slow. */
import { WAIT } from '@digis/tooling/hang-guard';

if (typeof document !== 'undefined') {
  const { configure } = await import('storybook/test');
  configure({ asyncUtilTimeout: WAIT });
}

/** Before each file of unit tests in a page: a wait has the limit of all, because a busy machine is slow. */
import { WAIT } from '@digis/tooling/hang-guard';

if (typeof document !== 'undefined') {
  const { configure } = await import('storybook/test');
  configure({ asyncUtilTimeout: WAIT });
}

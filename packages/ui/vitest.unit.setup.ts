import { WAIT } from '@digis/tooling/hang-guard';

if (typeof document !== 'undefined') {
  const { configure } = await import('storybook/test');
  configure({ asyncUtilTimeout: WAIT });
}

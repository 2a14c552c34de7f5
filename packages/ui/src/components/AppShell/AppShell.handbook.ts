/** When to take AppShell, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['Once in an app, around all that a signed-in user sees.'],
  instead: ['A screen before signing in is a `CenteredPage`; a paper is a `PrintSheet`.'],
  anatomy: {
    'Skip link': 'the first Tab: leads past the menu to the content',
    Sidebar:
      'the menu at a desk; a rail of icons when it is collapsed; a drawer on tablets and phones',
    'Top bar': 'on phones: opens the menu',
    'Bottom bar': 'on phones: the screens that are used most',
    Notices: 'what is amiss on every screen, as a lost connection',
    Content: 'the page, in `main`',
  },
  announces: [
    'The landmarks are `main`, the navigation of the sidebar, and on phones the navigation of the bottom bar.',
  ],
  search: ['layout', 'frame', 'navigation', 'main menu'],
};

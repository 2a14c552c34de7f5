/** Configuration of the frame around the stories. */
import { addons } from 'storybook/manager-api';
import { nameAlone } from '@digis/tooling/story-names';
import { kitTheme } from './kit-theme.ts';

addons.setConfig({
  theme: kitTheme,
  sidebar: {
    // The search knows a page by the names of its component.
    renderLabel: ({ name, type }) => (type === 'docs' && nameAlone(name) !== name ? 'Docs' : name),
  },
});

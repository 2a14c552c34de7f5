/** The frame around the stories. */
import { addons } from 'storybook/manager-api';
import { nameAlone } from '@digis/tooling/story-names';
import { kitTheme } from './kit-theme.ts';

addons.setConfig({
  theme: kitTheme,
  sidebar: {
    // What a component is also called is for the search.
    renderLabel: ({ name }) => nameAlone(name),
  },
});

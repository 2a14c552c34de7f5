/** Configuration of the frame around the stories. */
import { addons } from 'storybook/manager-api';
import { nameAlone } from '@digis/tooling/story-names';
import { kitTheme } from './kit-theme.ts';

addons.setConfig({
  theme: kitTheme,
  sidebar: {
    // The search also knows the other names of a component.
    renderLabel: ({ name }) => nameAlone(name),
  },
});

import { addons } from 'storybook/manager-api';
import { nameAlone } from '@digis/tooling/story-names';
import { kitTheme } from './kit-theme.ts';

addons.setConfig({
  theme: kitTheme,
  sidebar: {
    renderLabel: ({ name, type }) => (type === 'docs' && nameAlone(name) !== name ? 'Docs' : name),
  },
});

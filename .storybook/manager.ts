/** The frame around the stories. */
import { addons } from 'storybook/manager-api';
import { kitTheme } from './kit-theme.ts';

addons.setConfig({ theme: kitTheme });

/** Every story runs as a test with the same settings and the same axe check as in Storybook. */
import * as a11y from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import preview from './preview.tsx';

setProjectAnnotations([a11y, preview]);

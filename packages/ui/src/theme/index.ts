export { assertContrast, contrast, illegiblePairs } from '../tokens/contrast.ts';
export {
  type Colours,
  darkColours,
  defaultDark,
  defaultLight,
  lightColours,
  scales,
} from '../tokens/tokens.ts';
export { vars } from '../tokens/vars.css.ts';
export { type KitHtmlSettings, kitHtmlProps } from './html-props.ts';
export { type KitTheme, themeOf } from './kit-theme.ts';
export { createTenantTheme, type TenantBrand, type TenantTheme } from './tenant-theme.ts';

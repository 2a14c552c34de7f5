/** Entry `@digis/ui/theme`: the variables and values a tenant re-brands with. */
export { contrast, illegiblePairs } from '../tokens/contrast.ts';
export { type Colours, darkColours, lightColours, scales } from '../tokens/tokens.ts';
export { vars } from '../tokens/vars.css.ts';

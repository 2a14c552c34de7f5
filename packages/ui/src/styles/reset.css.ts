/** The page under the kit: box model, text, media. */
import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css.ts';
import { resetLayer } from '../tokens/layers.css.ts';

const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [resetLayer]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('body, h1, h2, h3, h4, p, dl, dd, ol, ul, figure, fieldset, legend', {
  margin: 0,
  padding: 0,
});
reset('ol, ul', { listStyle: 'none' });
reset('fieldset', { border: 0, minWidth: 0 });
// `data-kit-scope` marks a provider of only a part of a page.
reset('html, [data-kit-scope]', {
  fontFamily: vars.fontFamily,
  color: vars.color.text,
  background: vars.color.canvas,
  WebkitTextSizeAdjust: '100%',
  scrollbarColor: `${vars.color.borderControl} transparent`,
});
reset('body, [data-kit-scope]', {
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.body,
  overflowWrap: 'anywhere',
  hyphens: 'none',
  textUnderlineOffset: '0.2em',
  WebkitFontSmoothing: 'antialiased',
});
reset('p, li, dd', { textWrapStyle: 'pretty' });
reset('button, input, textarea, select', { font: 'inherit', color: 'inherit' });
reset('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' });
reset('img, svg, video', { display: 'block', maxWidth: '100%' });
reset('svg', { flexShrink: 0 });

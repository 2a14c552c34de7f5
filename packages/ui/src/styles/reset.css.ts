/** Reset of browser styles, which the build also offers for the kit's own elements alone. */
import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
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
reset('p, li, dd', { textWrapStyle: 'pretty' });
reset('button, input, textarea, select', { font: 'inherit', color: 'inherit' });
reset('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' });
reset('img, svg, video', { display: 'block', maxWidth: '100%' });
reset('svg', { flexShrink: 0 });

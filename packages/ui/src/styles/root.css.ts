import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { tokensLayer } from '../tokens/layers.css.ts';
import { vars } from '../tokens/vars.css.ts';

const root = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [tokensLayer]: rule } });

/** On the body: `rem` stays the browser's. */
const page = 'html[data-kit-scheme] > body';

// React Aria reserves the scroll bar's gutter, which no scrim covers.
root('html[data-kit-scheme][style*="scrollbar-gutter"]', {
  backgroundImage: `linear-gradient(${vars.color.scrim}, ${vars.color.scrim})`,
});

// A provider's own element also has `data-kit-scope`.
root('[data-kit-scheme]', {
  fontFamily: vars.fontFamily,
  color: vars.color.text,
  background: vars.color.canvas,
  WebkitTextSizeAdjust: '100%',
  scrollbarColor: `${vars.color.borderControl} transparent`,
});
root(page, { margin: 0, fontFamily: 'inherit', color: 'inherit', background: 'none' });
root(`${page}, [data-kit-scope]`, {
  fontSize: vars.fontSize.body,
  fontWeight: vars.fontWeight.regular,
  lineHeight: vars.lineHeight.body,
  letterSpacing: 'normal',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  hyphens: 'none',
  textUnderlineOffset: '0.2em',
  WebkitFontSmoothing: 'antialiased',
});

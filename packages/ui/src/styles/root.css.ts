import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { tokensLayer } from '../tokens/layers.css.ts';
import { vars } from '../tokens/vars.css.ts';

const root = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [tokensLayer]: rule } });

/** The font size is set on the body, so that `rem` keeps the browser's. */
const page = 'html[data-kit-scheme] > body';

// Covers the gutter that React Aria reserves for the scroll bar, which the scrim does not reach.
root('html[data-kit-scheme][style*="scrollbar-gutter"]', {
  backgroundImage: `linear-gradient(${vars.color.scrim}, ${vars.color.scrim})`,
});

// Matches `<html>`, and a provider's own element, which also has `data-kit-scope`.
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

/** The kit's root, which is `<html>` or the element of a provider inside another app: font, colour, canvas. */
import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { tokensLayer } from '../tokens/layers.css.ts';
import { vars } from '../tokens/vars.css.ts';

const root = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [tokensLayer]: rule } });

/** A kit that owns the page writes its settings to `<html>`; text is the body's, so that `rem` stays the browser's. */
const page = 'html[data-kit-scheme] > body';

// Below a dialog React Aria leaves the place of the page's scroll bar, which no scrim covers.
root('html[data-kit-scheme][style*="scrollbar-gutter"]', {
  backgroundImage: `linear-gradient(${vars.color.scrim}, ${vars.color.scrim})`,
});

// Every root has its colour scheme written to it; an element of its own is marked by `data-kit-scope` as well.
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

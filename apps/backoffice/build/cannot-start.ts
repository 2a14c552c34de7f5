/**
 * The notice for browsers that cannot run the app, in plain HTML and a script that very old ones
 * can run.
 */
import { floor } from '@digis/tooling/floor';

const { chrome, firefox, safari } = floor;

const sentences = {
  en: {
    noScript: 'Digis needs JavaScript. Turn it on in the settings of your browser.',
    cannotStart: `Digis could not start. Reload the page; if that does not help, use Chrome or Edge ${chrome}, Firefox ${firefox} or Safari ${safari}, or a newer one.`,
  },
  am: {
    noScript: 'ድግስ JavaScript ያስፈልገዋል። በአሳሽዎ ቅንብሮች ውስጥ ያብሩት።',
    cannotStart: `ድግስ መጀመር አልቻለም። ገጹን እንደገና ይክፈቱ፤ ካልሠራ Chrome ወይም Edge ${chrome}፣ Firefox ${firefox} ወይም Safari ${safari} ወይም ከዚያ በኋላ የወጣ አሳሽ ይጠቀሙ።`,
  },
};

const inBoth = (name: 'noScript' | 'cannotStart') =>
  Object.entries(sentences)
    .map(([lang, said]) => `<span lang="${lang}">${said[name]}</span>`)
    .join('');

/** Without cascade layers, which old browsers ignore. */
const style =
  '.cannot-start{margin:0;padding:16px;background:var(--kit-color-caution-subtle,#fff8ef);color:var(--kit-color-text,#30393a);font:16px/1.6 sans-serif}.cannot-start span{display:block}';

/**
 * The notice stays in browsers that lack container queries (Chrome 105, Firefox 110, Safari 16) or
 * lookbehind (Safari 16.4). In others it shows only if code fails before the app renders.
 */
const script = `(function () {
  var notice = document.getElementById('cannot-start');
  function show() { notice.removeAttribute("hidden"); }
  function isOld() {
    try { new RegExp('(?<=a)'); } catch (cause) { return true; }
    return !window.CSS || !CSS.supports || !CSS.supports('container-type', 'inline-size');
  }
  if (isOld()) { notice.id = 'old-browser'; show(); return; }
  window.addEventListener('error', function (event) {
    if (event.target === window || event.target.tagName === 'SCRIPT') show();
  }, true);
  window.addEventListener('unhandledrejection', show);
})();`;

export const cannotStart = {
  head: `<style>${style}</style>`,
  body: [
    `<noscript><p class="cannot-start">${inBoth('noScript')}</p></noscript>`,
    `<p id="cannot-start" class="cannot-start" role="alert" hidden>${inBoth('cannotStart')}</p>`,
    `<script>${script}</script>`,
  ].join('\n    '),
};

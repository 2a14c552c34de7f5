/** Styles without the colours of a brand that a page may set in `--kit-brand`: this app has the kit's own. */

/** The kit's rules for a brand stand in it alone. */
const RAMPS = /@supports ?\(color: ?oklch\(from /u;

/** The place behind the rule that begins there. */
function endOfRule(styles: string, from: number): number {
  let depth = 0;
  for (let at = styles.indexOf('{', from); at < styles.length; at += 1) {
    if (styles[at] === '{') depth += 1;
    if (styles[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return styles.length;
}

export function withoutRamps(styles: string): string {
  const from = styles.search(RAMPS);
  return from === -1
    ? styles
    : styles.slice(0, from) + withoutRamps(styles.slice(endOfRule(styles, from)));
}

/**
 * Removes styles for a custom `--kit-brand`, which this app does not use. No other rule has this
 * @supports query.
 */

const RAMPS = /@supports ?\(color: ?oklch\(from /u;

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

/** Splits the style sheet in two, so that an app with its own reset can leave out the kit's. */

const ORDER = '@layer kit.reset, kit.tokens, kit.components, kit.utilities;\n';

/** The outermost rules of a style sheet. The kit's texts hold no braces, so counting them is enough. */
function outerRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    const ends = depth === 0 && (css[at] === '}' || css[at] === ';');
    if (!ends) continue;
    rules.push(css.slice(start, at + 1).trim());
    start = at + 1;
  }
  return rules;
}

const isOrder = (rule: string) => /^@layer [^{]*;$/u.test(rule);
const isReset = (rule: string) => /^@layer kit\.reset\s*\{/u.test(rule);

/** Both begin with the order of the layers, so that either may come first. */
export function splitReset(css: string): { reset: string; styles: string } {
  const rules = outerRules(css).filter((rule) => !isOrder(rule));
  return {
    reset: ORDER + rules.filter(isReset).join('\n'),
    styles: ORDER + rules.filter((rule) => !isReset(rule)).join('\n'),
  };
}

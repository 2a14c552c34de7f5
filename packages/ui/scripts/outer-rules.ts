/** Counts braces only, because the texts in the kit's style sheets contain none. */
export function outerRules(sheet: string): string[] {
  const css = sheet.replaceAll(/\/\*[\s\S]*?\*\//gu, '');
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

export const bodyOf = (rule: string): string =>
  rule.slice(rule.indexOf('{') + 1, rule.lastIndexOf('}'));

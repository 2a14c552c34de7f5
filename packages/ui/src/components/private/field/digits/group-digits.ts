const PLAIN = /^[-\u2212]?\d+(?:\.\d*)?$/u;
const DIGITS_ADDED = /^[\d.\u2212-]*$/u;

const grouped = (plain: string) =>
  plain.replace(/\d+/u, (digits) => digits.replace(/\B(?=(?:\d{3})+$)/gu, ','));

const isGrouped = (text: string) => grouped(text.replaceAll(',', '')) === text;

function added(before: string, next: string): string {
  const most = Math.min(before.length, next.length);
  let start = 0;
  while (start < most && before[start] === next[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === next.at(-1 - end)) end += 1;
  return next.slice(start, next.length - end);
}

/**
 * Groups only a clear amount, so that "2,5" never becomes 25.
 * @example groupDigits('1,000', '1,0005') //=> '10,005'
 */
export function groupDigits(before: string, next: string): string {
  const plain = next.replaceAll(',', '');
  if (!PLAIN.test(plain)) return next;
  const isOurs = isGrouped(before) && DIGITS_ADDED.test(added(before, next));
  return plain === next || isOurs ? grouped(plain) : next;
}

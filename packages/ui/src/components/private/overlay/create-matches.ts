/** Matches options by the sound of the typed text, fast enough for thousands of options at each key. */
import { beginningsOf, foldHomophones } from '@digis/domain';

/** Each text is folded once: with each key all are compared. */
export function createMatches() {
  const folded = new Map<string, string>();
  function fold(text: string) {
    const known = folded.get(text);
    if (known !== undefined) return known;
    const fresh = foldHomophones(text);
    folded.set(text, fresh);
    return fresh;
  }
  let asked = '';
  let wanted: readonly string[] = [];
  return (text: string, typed: string) => {
    if (typed !== asked) [asked, wanted] = [typed, beginningsOf(typed)];
    return typed === '' || wanted.some((part) => fold(text).includes(part));
  };
}

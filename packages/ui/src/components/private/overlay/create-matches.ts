/** Matches options by sound, fast enough for thousands of options per key. */
import { beginningsOf, foldHomophones, isHeardIn, soundsIn, soundsTyped } from '@digis/domain';

interface Folded {
  readonly text: string;
  readonly sounds: readonly string[];
}

const nothing: Folded = { text: '', sounds: [] };

export function createMatches() {
  const folded = new Map<string, Folded>();
  function fold(text: string): Folded {
    const known = folded.get(text);
    if (known !== undefined) return known;
    const fresh = { text: foldHomophones(text), sounds: soundsIn(text) };
    folded.set(text, fresh);
    return fresh;
  }
  let asked = '';
  let wanted: readonly string[] = [];
  let heard: ReturnType<typeof soundsTyped> = [];
  return (text: string, typed: string) => {
    if (typed !== asked) [asked, wanted, heard] = [typed, beginningsOf(typed), soundsTyped(typed)];
    const { text: own, sounds } = typed === '' ? nothing : fold(text);
    return typed === '' || wanted.some((part) => own.includes(part)) || isHeardIn(heard, sounds);
  };
}

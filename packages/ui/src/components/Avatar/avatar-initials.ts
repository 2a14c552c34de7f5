const titles = new Set([
  'ato',
  'w/ro',
  'w/rt',
  'dr',
  'mr',
  'mrs',
  'ms',
  'አቶ',
  'ወ/ሮ',
  'ወ/ሪት',
  'ዶ/ር',
]);

const plain = (word: string) => word.toLowerCase().replace(/\.$/u, '');

/** `AB` for Abebe Bekele, `አበ` for አበበ በቀለ. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s፡]+/u)
    .filter((word) => word !== '');
  const named = words.filter((word) => !titles.has(plain(word)));
  const letters = (named.length > 0 ? named : words)
    .slice(0, 2)
    .map((word) => /[\p{Letter}\p{Number}]/u.exec(word)?.[0] ?? '');
  return letters.join('').toUpperCase();
}

const tones = ['brand', 'positive', 'caution', 'critical', 'info', 'neutral'] as const;

export function toneOf(name: string): (typeof tones)[number] {
  let hash = 0;
  for (const letter of name.trim()) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 100_003;
  return tones[hash % tones.length] ?? 'neutral';
}

import type { ZxcvbnFactory, ZxcvbnResult } from '@zxcvbn-ts/core';

/** Consonants of each eight letters from U+1200. */
const consonants =
  'h l h m s r s sh q q q q b v t ch h h n ny - k k h h w - z zh y d d j g g g t ch p ts ts f p'.split(
    ' ',
  );

const vowels = ['e', 'u', 'i', 'a', 'e', '', 'o', 'wa'];

const first = 0x1200;

/** Rewrites Ethiopic text in Latin letters: ሰላም becomes `selam`. */
const inLatin = (text: string): string =>
  text.replace(/[\u1200-\u1357]/gu, (letter) => {
    const at = letter.charCodeAt(0) - first;
    const consonant = consonants[at >> 3] ?? '';
    const vowel = vowels[at & 7] ?? '';
    if (consonant === '-') return at % 8 === 0 ? 'a' : vowel || 'i';
    return consonant + (consonant === 'h' && at % 8 === 0 ? 'a' : vowel);
  });

type Weakness = 'ownName' | 'tooCommon' | 'tooSimple';

/** Common words that international lists lack. */
const ethiopian = `
  abebe abebebesobela abebech abyssinia addis addisababa adwa alemayehu alemu amanuel amhara ashenafi asefa axum
  bahirdar bekele berhanu birr biruk bitcoin bole buna cashbook dawit derartu desta digis eleni
  enjera ethiopian ethiotelecom fasika fasil fikir fikre gebre genet getachew girma god gondar
  habesha haile hailu harar hawassa hidar hirut iloveyouall iloveyousomuch injera ityopya jimma kebede
  kidane kitfo konjo lalibela makeda medhanit mekdes mekele mekonnen melaku merkato meron meskel
  meskerem miiriam mulugeta natnael nazret pagume piassa qwer qwertz restaurant selam selamta
  senait sheger sisay tadesse temesgen tesfaye tewodros tibs tigist tirunesh tsehay welcomehome
  wolde worku yared yeshi yodit yohannes zaq zeleke zenebe zewditu zxcv
`;

let loaded: Promise<ZxcvbnFactory> | undefined;

/** Lazy: takes a third of a second and 10 MB. */
const load = (): Promise<ZxcvbnFactory> => (loaded ??= make());

async function make(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const words = ethiopian.trim().split(/\s+/u);
  return new Factory({ dictionary: { ...dictionary, ethiopian: words }, graphs: adjacencyGraphs });
}

/** zxcvbn's score 3: withstands offline attacks for a while. */
const enough = 1e8 + 5;
const mostLetters = 64;

const wordsOf = (names: readonly string[]): string[] =>
  names
    .flatMap((name) => [name, ...name.split(/[^\p{L}\d]+/u)])
    .filter((word) => word.length > 2)
    .map((word) => inLatin(word));

function reasonOf(results: readonly ZxcvbnResult[]): Weakness {
  const lists = results.flatMap(({ sequence }) =>
    sequence.map((part) => String(part['dictionaryName'])),
  );
  if (lists.includes('userInputs')) return 'ownName';
  return lists.some((list) => list === 'passwords-common' || list === 'ethiopian')
    ? 'tooCommon'
    : 'tooSimple';
}

export async function weaknessOf(
  password: string,
  names: readonly string[],
): Promise<Weakness | null> {
  const strength = await load();
  const typed = inLatin(password.normalize('NFKC')).slice(0, mostLetters);
  // zxcvbn reads `hana-hana` as three parts.
  const joined = typed.replace(/[^\p{L}\d]/gu, '');
  const words = wordsOf(names);
  const results = [typed, joined].map((form) => strength.check(form, words));
  const isWeak = results.some(
    ({ guesses, password: form }) => guesses * 10 ** (typed.length - form.length) < enough,
  );
  return isWeak ? reasonOf(results) : null;
}

/** Which passwords are refused: too short, too common, or like the user's own names. */
// SPEC: D71
import type { FieldErrorCode } from '@digis/api-client/contract';
import { isMobilePhone, normalisePhone } from '@digis/domain';
import { dictionary } from '@zxcvbn-ts/language-common';

export interface PasswordOwner {
  username: string;
  role: 'admin' | 'staff';
  tenantName: string;
}

const shortest = { staff: 8, admin: 12 } as const;
const longest = 128;

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The word inside: `Wedding-2019!` is `wedding` with decoration. */
const wordOf = (password: string): string =>
  folded(password).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** Undoes a repetition: `hanahana` and `hana-hana` become `hana`. */
const onceOf = (word: string): string => /^(.+?)[^\p{L}]*\1$/u.exec(word)?.[1] ?? word;

/** `11111111`, `abcdefgh` and `98765432`: every character is the same step from the one before. */
function isRun(password: string): boolean {
  const codes = Array.from(password, (letter) => letter.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return (
    Math.abs(step) <= 1 &&
    codes.every((code, at) => at === 0 || code - (codes[at - 1] ?? 0) === step)
  );
}

/** A short piece again and again: `abcabcabc`. */
const isRepeated = (password: string): boolean => /^(.{1,4})\1+$/u.test(password);

/** Keyboard rows of digits that are no run: `1234567890` ends in a zero. */
const digitRows = new Set([
  '1234567890',
  '0123456789',
  '0987654321',
  '1q2w3e4r',
  '1qaz2wsx',
  '12341234',
]);

export function passwordFault(password: string, owner: PasswordOwner): FieldErrorCode | null {
  const { length } = Array.from(password);
  if (length < shortest[owner.role]) return 'minLength';
  if (length > longest) return 'maxLength';
  const plain = folded(password);
  const own = [owner.username, owner.tenantName, 'catering'].map(folded);
  const words = [wordOf(password), onceOf(wordOf(password))];
  if (own.includes(plain) || own.map(wordOf).some((word) => words.includes(word))) return 'ownName';
  if (isMobilePhone(normalisePhone(plain), ['09', '07'])) return 'tooSimple';
  if (isRun(plain) || isRepeated(plain) || digitRows.has(plain)) return 'tooSimple';
  const isCommon = commonPasswords.has(plain) || commonPasswords.has(wordOf(password));
  return isCommon ? 'tooCommon' : null;
}

/** Common Ethiopian passwords that international lists lack: names, months, places, food, and words of this app. */
const ours = `
  abebe abebech abyssinia addis addisababa adwa alemayehu alemu amanuel amhara ashenafi asefa axum
  bahirdar bekele berhanu birr biruk bitcoin bole buna cashbook dawit derartu desta digis eleni
  enjera ethiopian ethiotelecom fasika fasil fikir fikre gebre genet getachew girma god gondar
  habesha haile hailu harar hawassa hidar hirut iloveyouall iloveyousomuch injera jimma kebede
  kidane kitfo konjo lalibela makeda medhanit mekdes mekele mekonnen melaku merkato meron meskel
  meskerem miiriam mulugeta natnael nazret pagume piassa qwer qwertz restaurant selam selamta
  senait sheger sisay tadesse temesgen tesfaye tewodros tibs tigist tirunesh tsehay welcomehome
  wolde worku yared yeshi yodit yohannes zaq zeleke zenebe zewditu zxcv
`;

export const commonPasswords: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'],
  ...ours.trim().split(/\s+/u),
]);

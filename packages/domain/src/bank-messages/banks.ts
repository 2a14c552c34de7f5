/** `other`: any unknown bank or wallet that sends messages. */
export type BankKind =
  | 'cbe'
  | 'telebirr'
  | 'mpesa'
  | 'abyssinia'
  | 'awash'
  | 'dashen'
  | 'siinqee'
  | 'bunna'
  | 'other';

/** A bank after one of these words, or in brackets, is the other side of the transfer. */
const OWN = String.raw`(?<!\b(?:to|from|using|via|by|through|of|in|at|into)\s(?:the\s|your\s|my\s)?)(?<!(?:ወደ|ከ)\s?(?:የ?ኢትዮጵያ\s)?)(?<!\()`;

const named = (latin: string, ethiopic: string): RegExp =>
  new RegExp(String.raw`${OWN}(?:\b(?:${latin})\b|(?:${ethiopic}) ባንክ)`, 'iu');

type Rule = readonly [bank: BankKind, pattern: RegExp];

/** Tried first, because a message may name another bank, but never links to one. */
const links: readonly Rule[] = [
  ['telebirr', /\bethiotelecom\.et\b/iu],
  ['cbe', /\bcbe\.com\.et\b|\/BranchReceipt\//iu],
  ['mpesa', /\bsafaricom\.et\b/iu],
  ['abyssinia', /\bbankofabyssinia\.com\b/iu],
  ['awash', /\bawashbank\.com\b/iu],
  ['dashen', /\bdashen(?:superapp|bank\w*)\.com\b/iu],
  ['siinqee', /\bsiinqeebank\.com\b/iu],
  ['bunna', /\bbunna(?:bank\w*)\.com\b/iu],
];

const words: readonly Rule[] = [
  [
    'telebirr',
    /\byour telebirr (?:account|wallet|transaction|customer)|\busing telebirr\b|የ?ቴሌብር (?:ሂሳብዎ|ሒሳብዎ)/iu,
  ],
  ['mpesa', /\byour (?:current |new )?M-?PESA\b|የሳፋሪኮም|ኤም-?ፔሳ/iu],
  ['awash', named('Awash', 'አዋሽ')],
  ['abyssinia', named('(?:Bank of )?Abyssinia|BoA', 'አቢሲ[ንኒ]ያ')],
  ['dashen', named('Dashen', 'ዳሸን')],
  ['siinqee', named('Siinqee', 'ሲንቄ')],
  ['bunna', named('Bunna', 'ቡና')],
  ['cbe', named('CBE|Commercial Bank of Ethiopia', 'ንግድ')],
];

export function bankOf(message: string, addresses: readonly string[]): BankKind {
  const linked = links.find(([, pattern]) => addresses.some((address) => pattern.test(address)));
  return (linked ?? words.find(([, pattern]) => pattern.test(message)))?.[0] ?? 'other';
}

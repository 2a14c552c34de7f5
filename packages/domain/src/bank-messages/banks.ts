/** Tells whose message it is, by a link or by words that only that bank's messages have. */

/** The kinds of places of money that send messages; `other` is any bank not known here. */
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

/** A bank that is named after one of these words is the other side of the transfer. */
const OWN = String.raw`(?<!\b(?:to|from|using|via|by|through|of|in|at|into)\s(?:the\s|your\s|my\s)?)(?<!(?:ወደ|ከ)\s?)`;

type Rule = readonly [bank: BankKind, pattern: RegExp];

/** Links come first: a message of one bank may name another, and never links to it. */
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
    /\byour telebirr (?:account|wallet|transaction|customer)|\busing telebirr\b|\be-?money account\b|የ?ቴሌብር (?:ሂሳብዎ|ሒሳብዎ)|\byour transaction number is [B-M][A-L][1-9A-V][A-Z0-9]{7}\b/iu,
  ],
  [
    'mpesa',
    /\byour (?:current |new )?M-?PESA\b|የሳፋሪኮም|ኤም-?ፔሳ|\btransaction number [T-Z][A-L][1-9A-V][A-Z0-9]{7}\b/iu,
  ],
  [
    'awash',
    new RegExp(String.raw`${OWN}\bAwash\b|\bTxn ID:? ?\d{15}\b|\b0132[\dx]+x\d{2,4}\b`, 'iu'),
  ],
  ['abyssinia', new RegExp(String.raw`${OWN}\b(?:Bank of )?Abyssinia\b|\bBoA\b`, 'iu')],
  ['dashen', new RegExp(String.raw`${OWN}\bDashen\b`, 'iu')],
  ['siinqee', new RegExp(String.raw`${OWN}\bSiinqee\b`, 'iu')],
  ['bunna', new RegExp(String.raw`${OWN}\bBunna\b`, 'iu')],
  [
    'cbe',
    new RegExp(
      String.raw`${OWN}\b(?:CBE\b|Commercial Bank of Ethiopia\b)|\bwith Ref No FT|ማጣቀሻ፦? ?FT|(?:account|ሂሳብዎ|ሒሳብዎ) 1\*{3,}\d{4}\b`,
      'iu',
    ),
  ],
];

/** @param links the addresses that stand in the message */
export function bankOf(message: string, addresses: readonly string[]): BankKind {
  const linked = links.find(([, pattern]) => addresses.some((address) => pattern.test(address)));
  return (linked ?? words.find(([, pattern]) => pattern.test(message)))?.[0] ?? 'other';
}

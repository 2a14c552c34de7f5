/** Words of counted money, references and messages of banks in Amharic. */
import type { MoneyStrings } from './money-strings.ts';

export const money: MoneyStrings = {
  bank: 'ባንክ',
  coins: 'ሳንቲሞች',
  dayInFuture: 'ገና ያልደረሰ ቀን',
  daysAgo: (days) => `ከ${days} ቀን በፊት`,
  knownAs: (key) => `የሚታወቀው በ${key}`,
  message: 'መልእክት',
  messageDateDiffers: 'ማጣቀሻው ከመልእክቱ የተለየ ቀን አለው።',
  messageMovedNothing: 'ይህ የተንቀሳቀሰ ገንዘብ አይናገርም።',
  messageNoReference: 'ከፋዩም ያለው ማጣቀሻ የለውም።',
  messageTooLong: 'ይህ ከባንክ መልእክት ይረዝማል።',
  moneyCameIn: 'የገባ',
  moneyWentOut: 'የወጣ',
  note: 'ብር',
  notesCounted: 'ብዛት',
  notesOf: (note) => `ባለ ${note} ኖቶች`,
  notAReference: 'ይህ ማጣቀሻ አይደለም፤ ከደረሰኝ ላይ ቁጥሩን ወይም አድራሻውን ይቅዱ',
  ofDay: (day) => `የ${day}`,
  paste: 'ለጥፍ',
  pasteFailed: 'አሳሹ በዚህ አዝራር መለጠፍ አይፈቅድም። በሳጥኑ ውስጥ ይለጥፉ።',
  payer: 'ከ',
  receiptLink: 'የደረሰኝ አድራሻ ነው፤ መጠኑ እዚያ ይታያል።',
  reference: 'ማጣቀሻ',
  references: 'ማጣቀሻዎች',
  sum: 'ድምር',
};

/** The table of Latin letters that write Amharic, in a file of its own: it loads where a field writes so. */
export { keepLatin, nothingTyped, shownOf, stepBack, typeLatin } from '@digis/domain';

/** What the first screens say in Amharic, theirs and the kit's, in one file. */
export { messages } from '../locales/am.po?part=first';
export { am as kit } from '@digis/ui/locales/am?part=first';

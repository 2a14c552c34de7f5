/** Amharic of the first screens and the kit, in one chunk. */
export { messages } from '../locales/first/am.po';
export { am as kit } from '@digis/ui/locales/am';

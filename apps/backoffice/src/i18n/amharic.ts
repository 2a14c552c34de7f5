/** The Amharic catalogue of the first screens and of the kit, in one chunk. */
export { messages } from '../locales/first/am.po';
export { am as kit } from '@digis/ui/locales/am';

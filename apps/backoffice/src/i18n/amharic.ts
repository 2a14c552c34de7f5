/** The Amharic messages of the app and of the kit, in one chunk. */
export { messages } from '../locales/am.po';
export { am as kit } from '@digis/ui/locales/am';

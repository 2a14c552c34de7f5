/** All that is said in Amharic, by the app and by the kit, in one file. */
export { messages } from '../locales/am.po';
export { am as kit } from '@digis/ui/locales/am';

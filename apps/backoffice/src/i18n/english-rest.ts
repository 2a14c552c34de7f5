/** What everything but the first screens says in English. */
export { messages } from '../locales/en.po?part=rest';
export { en as kit } from '@digis/ui/locales/en?part=rest';

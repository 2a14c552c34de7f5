/** What everything else says in Amharic. */
export { messages } from '../locales/am.po?part=rest';
export { am as kit } from '@digis/ui/locales/am?part=rest';

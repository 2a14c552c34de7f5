export { messages } from '../locales/first/am.po';
export { am as kit } from '@digis/ui/locales/am';

import { msg } from '@lingui/core/macro';
import { eventClientLabels, eventFieldLabels } from '#i18n/labels/event-field-labels.ts';
import { field, type ImportField, must } from './field.ts';
import { branch, nameParts, names, phones, secondPhones } from './heads.ts';

const occasions = {
  wedding: ['wedding', 'ሰርግ', 'ጋብቻ'],
  mels: ['mels', 'መልስ'],
  christening: ['christening', 'baptism', 'ክርስትና'],
  mahber: ['mahber', 'ማኅበር'],
  memorial: ['lekso', 'tezkar', 'memorial', 'lekso or tezkar', 'ልቅሶ', 'ተዝካር', 'ልቅሶ ወይም ተዝካር'],
  birthday: ['birthday', 'ልደት'],
  meeting: ['meeting', 'ስብሰባ'],
  other: ['other', 'other occasion', 'ሌላ', 'ሌላ ዝግጅት'],
};

export const events: readonly ImportField[] = [
  field('client.name', eventClientLabels.name, 'text', {
    ...must,
    also: [...names, 'client', 'client name', 'customer', 'customer name', 'ደንበኛ', 'የደንበኛ ስም'],
    parts: nameParts,
  }),
  field('client.primary_phone', eventClientLabels.primary_phone, 'phone', {
    ...must,
    also: phones,
    second: 'client.secondary_phone',
  }),
  field('client.secondary_phone', eventClientLabels.secondary_phone, 'phone', {
    also: secondPhones,
  }),
  field('event_date', eventFieldLabels.event_date, 'day', {
    ...must,
    also: [
      'date',
      'day',
      'event date',
      'date of event',
      'wedding date',
      'የሰርጉ ቀን',
      'ቀን',
      'የዝግጅት ቀን',
      'ቀኑ',
    ],
  }),
  field('time', eventFieldLabels.time, 'time', {
    ...must,
    also: ['time', 'hour', 'start time', 'ሰዓት', 'የዝግጅት ሰዓት'],
  }),
  field('num_of_people', eventFieldLabels.num_of_people, 'count', {
    ...must,
    also: [
      'people',
      'guests',
      'guest',
      'pax',
      'guest count',
      'no of guests',
      'number of guests',
      'ሰው',
      'የሰው ብዛት',
      'ብዛት',
      'እንግዶች',
      'የእንግዳ ብዛት',
    ],
  }),
  field('package', eventFieldLabels.packageId, 'text', { also: ['package', 'menu', 'ጥቅል', 'ፓኬጅ'] }),
  field('total', msg`Total price`, 'amount', {
    also: [
      'total',
      'price',
      'total price',
      'total amount',
      'grand total',
      'amount',
      'ጠቅላላ',
      'ጠቅላላ ዋጋ',
      'ዋጋ',
      'ድምር',
    ],
  }),
  field('per_person', eventFieldLabels.per_person, 'amount', {
    also: ['per person', 'per head', 'unit price', 'በሰው', 'የሰው ዋጋ', 'የአንድ ሰው ዋጋ'],
  }),
  field('additional_plates', eventFieldLabels.additional_plates, 'count'),
  field('additional_items', eventFieldLabels.additionalitems, 'names'),
  field('additional_price', eventFieldLabels.additional_price, 'amount'),
  field('discount_amount', eventFieldLabels.discount_amount, 'amount', { also: ['ቅናሽ'] }),
  field('received', msg`Received before the books began`, 'amount', {
    also: [
      'received',
      'paid',
      'advance',
      'deposit',
      'ቅድመ ክፍያ',
      'amount paid',
      'paid amount',
      'የተከፈለ',
      'ቅድሚያ ክፍያ',
      'የተከፈለ ገንዘብ',
      'ቀብድ',
      'የተቀበሉት',
    ],
  }),
  field('venue', eventFieldLabels.venue, 'text', {
    also: ['venue', 'hall', 'place', 'location', 'ቦታ', 'አዳራሽ'],
  }),
  field('venue_note', eventFieldLabels.venue_note, 'text'),
  field('occasion', eventFieldLabels.occasion, 'text', {
    also: ['type', 'event type', 'የዝግጅት ዓይነት', 'ዓይነት'],
    choices: occasions,
  }),
  field('remark', eventFieldLabels.remark, 'text', {
    also: ['note', 'notes', 'remarks', 'comment', 'ማስታወሻ', 'ምርመራ'],
  }),
  branch,
];

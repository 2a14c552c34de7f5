export const rows = [
  'schedule with an advance',
  'schedule paid in full',
  'schedule without an advance',
  'edit the size',
  'edit the time',
  'edit the day',
  'edit the advance',
  'edit paid in full',
  'accept a payment',
  'accept a refund',
  'reject',
  'settle an event',
  'settle by hand',
  'cancel',
  'cancel with refund',
  'restore',
  'assign employees',
  'unassign employees',
  'assign vendors',
  'unassign vendors',
  'pay a vendor',
  'pay wages',
  'pay wages and salary',
  'did not come',
  'came after all',
  'pay-day',
  'cash in',
  'cash out',
  'cash in as an advance',
  'cash out as an advance',
  'settle an unknown rest',
  'petty create',
  'petty add',
  'petty spend',
  'petty close',
  'petty open',
  'petty return',
  'open the books',
  'undo the opening',
  'import an event',
  'book a difference',
  'a certificate that waits',
  'accept a certificate',
];
export const often = [
  'correct',
  'take a payment',
  'pay by bank',
  'transfer',
  'close the day',
  'bring a certificate',
];

const late = [
  'pay a vendor',
  'pay wages',
  'came after all',
  'settle an unknown rest',
  'book a difference',
  'accept a certificate',
];

export const timesAsOften = (kind: string): number => {
  if (kind === 'bring a certificate') return 3;
  if (often.includes(kind)) return 2.1;
  return late.includes(kind) ? 2 : 1;
};

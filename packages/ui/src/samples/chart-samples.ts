export const byMonth = {
  title: 'Received and waiting, by month',
  labels: ['Hamle', 'Nehase', 'Pagume', 'Meskerem', 'Tikimt', 'Hidar'],
};

export const received = {
  id: 'received',
  label: 'Received',
  values: [420_000, 380_000, 90_000, 910_000, 640_000, 300_000],
};

export const waiting = {
  id: 'waiting',
  label: 'Waiting for approval',
  values: [0, 20_000, 15_000, 240_000, 180_000, 120_000],
};

export const amharicMonths = {
  title: 'በወር የተቀበሉት',
  labels: ['ሐምሌ', 'ነሐሴ', 'ጳጉሜን', 'መስከረም'],
  series: [{ id: 'received', label: 'የተቀበሉት', values: [420_000, 380_000, 90_000, 910_000] }],
};

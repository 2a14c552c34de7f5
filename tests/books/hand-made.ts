const sheetOf = (rows: readonly (readonly (string | null)[])[], more: object = {}) => ({
  name: '',
  rows: rows.map((cells, at) => ({ row: at + 1, cells })),
  hiddenColumns: [],
  merged: 0,
  ...more,
});

const contacts = (...rows: readonly (readonly (string | null)[])[]) =>
  sheetOf(rows, { kind: 'contacts' });

export const handMade: Readonly<Record<string, object>> = {
  'google-contacts.csv': sheetOf([
    [
      'First Name',
      'Middle Name',
      'Last Name',
      'Labels',
      'Phone 1 - Label',
      'Phone 1 - Value',
      'Phone 2 - Label',
      'Phone 2 - Value',
    ],
    ['አልማዝ', null, 'ተስፋዬ', '* myContacts', 'Mobile', '+251 91 100 0001 ::: 0911000002'],
    ['Hanna', 'Abebe', 'Girma', '* myContacts', 'Mobile', '0911000003', 'Work', '0911000004'],
  ]),
  'phone-2.1.vcf': contacts(
    ['Full Name', 'Phone', 'Phone 2'],
    ['አልማዝ ተስፋዬ', '0911000001', '0911000002'],
    ['Hanna Girma', '+251911000003'],
  ),
  'phone-3.0.vcf': contacts(
    ['Full Name', 'Phone', 'Phone 2', 'Phone 3'],
    ['አልማዝ ተስፋዬ', '0911000001', '+251 91 100 0002'],
    ['Hanna Abebe Girma', '0911000003', '0911000004', '0911000005'],
  ),
  'phone-4.0.vcf': contacts(
    ['Full Name', 'Phone', 'Phone 2'],
    ['አልማዝ ተስፋዬ', '+251-911-000-001', '0911000002'],
    ['ሄኖክ, ግርማ'],
  ),
  'bars.txt': sheetOf([
    ['Name', 'Phone', 'Sum'],
    ['Almaz', '0911000001', '5,000.50'],
    ['Hanna', '0911000002', '1e3'],
  ]),
  'windows-1252.csv': {
    ...sheetOf([]),
    rows: [
      { row: 2, cells: ['Nom', 'Tél'] },
      { row: 3, cells: ['Almaz', '0911000001'] },
    ],
  },
  'old-program.xls': sheetOf(
    [
      ['የደንበኞች ዝርዝር'],
      ['ስም', 'Phone', 'Day', 'Total'],
      ['አልማዝ ተስ', '0911000001', '12/05/2026', '5,000.50'],
      ['Hanna & Co', '0911000002', '፲፪'],
    ],
    { name: 'Sheet1', merged: 1 },
  ),
};

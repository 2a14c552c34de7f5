export const keptTables = {
  event_sums: {
    keys: ['hold_until', 'package_id', 'package_name', 'has_vat'],
    sums: ['events', 'guests', 'total', 'vat', 'left', 'due'],
  },
  cost_sums: { keys: ['hold_until', 'kind', 'category'], sums: ['amount'] },
  cash_sums: { keys: ['account_id', 'record_type', 'of_event', 'side'], sums: ['amount'] },
  moved_sums: { keys: ['kind', 'category', 'is_counted', 'hold_until'], sums: ['amount'] },
  work_sums: { keys: ['employee_id'], sums: ['events'] },
} as const;

export type KeptTable = keyof typeof keptTables;

export const isKeptTable = (name: string): name is KeptTable => name in keptTables;

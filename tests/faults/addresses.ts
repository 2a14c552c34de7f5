/** Every list of the menu, as an address. */
export const listAddresses = [
  '/clients',
  '/deliverables',
  '/vendors',
  '/items',
  '/packages',
  '/users',
  '/employees',
  '/branches',
  '/action-logs',
  '/settings',
] as const;

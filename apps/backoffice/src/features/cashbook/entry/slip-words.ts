/** Both languages at once. D132 */

export const slipTitle = { en: 'Payment slip', am: 'የክፍያ ማረጋገጫ' };

/** Clients who need one ask for the fiscal receipt. */
export const noTaxReceipt = {
  en: 'This is not a tax receipt.',
  am: 'ይህ የታክስ ደረሰኝ አይደለም።',
};

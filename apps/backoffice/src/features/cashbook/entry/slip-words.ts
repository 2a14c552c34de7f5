/** Words of a payment slip in both languages at once: whoever is shown it reads one of them. SPEC: D132 */

export const slipTitle = { en: 'Payment slip', am: 'የክፍያ ማረጋገጫ' };

/** A client who needs one for the tax office asks for the receipt of the machine. */
export const noTaxReceipt = {
  en: 'This is not a tax receipt.',
  am: 'ይህ የታክስ ደረሰኝ አይደለም።',
};

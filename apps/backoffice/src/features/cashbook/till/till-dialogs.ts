/** The values of `dialog` in the address for what is done with the till. */
export const TRANSFER = 'transfer';
export const CLOSE_DAY = 'close-day';
export const CLOSES = 'closes';
/** Entered once, then their paper. */
export const OPENING = 'opening';
/** With `id`: the paper of one close. */
export const CLOSING_SHEET = 'closing-sheet';

export const TRANSFER = 'transfer';
export const CLOSE_DAY = 'close-day';
export const CLOSES = 'closes';
export const OPENING = 'opening';
export const CLOSING_SHEET = 'closing-sheet';

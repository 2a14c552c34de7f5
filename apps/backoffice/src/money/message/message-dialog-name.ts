/** The value of `dialog` for taking a bank message in the cashbook. */
export const MESSAGE = 'message';

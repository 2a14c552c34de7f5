/** The value of `dialog` in the address under which the cashbook takes a message of a bank. */
export const MESSAGE = 'message';

export const MESSAGE = 'message';

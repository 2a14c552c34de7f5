/** The error of a text that cannot be read: its message quotes the text. */
import { EthioDateError, type EthioDateErrorCode } from './ethio-date.ts';

export const textError = (code: EthioDateErrorCode, text: unknown): EthioDateError =>
  new EthioDateError(code, text, JSON.stringify(String(text)));

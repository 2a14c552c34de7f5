import { EthioDateError, type EthioDateErrorCode } from './ethio-date.ts';

export const textError = (code: EthioDateErrorCode, text: unknown): EthioDateError =>
  new EthioDateError(code, text, JSON.stringify(String(text)));

/** Weakest first; unlayered rules beat them all. */
import { globalLayer } from '@vanilla-extract/css';

export const resetLayer = globalLayer('kit.reset');
export const tokensLayer = globalLayer('kit.tokens');
export const componentsLayer = globalLayer('kit.components');
export const utilitiesLayer = globalLayer('kit.utilities');

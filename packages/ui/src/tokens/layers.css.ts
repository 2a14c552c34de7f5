/** Style layers, weakest first; rules without a layer override them all. */
import { globalLayer } from '@vanilla-extract/css';

export const resetLayer = globalLayer('kit.reset');
export const tokensLayer = globalLayer('kit.tokens');
export const componentsLayer = globalLayer('kit.components');
export const utilitiesLayer = globalLayer('kit.utilities');

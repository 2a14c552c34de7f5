/** Draws nothing: hears what fails in the page and belongs to no screen. */
import { useLostImages } from './use-lost-images.ts';
import { useUnheardFaults } from './use-unheard-faults.ts';

export function Watches() {
  useUnheardFaults();
  useLostImages();
  return null;
}

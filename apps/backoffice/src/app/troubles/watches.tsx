import { useLostImages } from './use-lost-images.ts';
import { useUnheardFaults } from './use-unheard-faults.ts';

export function Watches() {
  useUnheardFaults();
  useLostImages();
  return null;
}

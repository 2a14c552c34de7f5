/** When to take ImageField, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['An identity card, a portrait, the photo of a dish.'],
  anatomy: {
    Label: 'what the picture shows',
    Preview: 'a press enlarges it',
    Buttons: 'take a picture, choose a file, remove',
  },
  announces: ['Progress at the quarters, “Image uploaded!”, and why a file is refused.'],
  search: ['photo upload', 'picture', 'ID card', 'camera'],
};

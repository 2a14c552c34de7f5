/** When to take CameraCapture, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['A paper or a face has to be photographed now, in front of the user.'],
  instead: ['In a form take `ImageField`, which opens it.'],
  anatomy: {
    View: 'what the camera sees, in the shape that will be kept',
    Guide: 'the edge of a card or a face',
    'Take Picture': 'keeps the view still',
    'Use, Retake': 'after that',
    'Upload Image': 'always there, for those without a camera',
  },
  keys: {
    Escape: 'closes it and stops the camera',
  },
  announces: [
    'Camera ready, picture taken, and the upload at each quarter. Faults say what to do in that browser.',
  ],
  words: ['The title names what is photographed: “ID card of Abebe”.'],
  search: ['photo', 'webcam', 'scan', 'take picture'],
};

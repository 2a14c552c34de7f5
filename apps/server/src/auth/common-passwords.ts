/** What people choose as passwords. They are compared with and without the digits and signs around them. */
import { dictionary } from '@zxcvbn-ts/language-common';

/** What is chosen here and on no list of the world: names, months and places, food, and our own words. */
const ours = `
  abebe abebech abyssinia addis addisababa adwa alemayehu alemu amanuel amhara ashenafi asefa axum
  bahirdar bekele berhanu birr biruk bitcoin bole buna cashbook dawit derartu desta digis eleni
  enjera ethiopian ethiotelecom fasika fasil fikir fikre gebre genet getachew girma god gondar
  habesha haile hailu harar hawassa hidar hirut iloveyouall iloveyousomuch injera jimma kebede
  kidane kitfo konjo lalibela makeda medhanit mekdes mekele mekonnen melaku merkato meron meskel
  meskerem miiriam mulugeta natnael nazret pagume piassa qwer qwertz restaurant selam selamta
  senait sheger sisay tadesse temesgen tesfaye tewodros tibs tigist tirunesh tsehay welcomehome
  wolde worku yared yeshi yodit yohannes zaq zeleke zenebe zewditu zxcv
`;

export const commonPasswords: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'],
  ...ours.trim().split(/\s+/u),
]);

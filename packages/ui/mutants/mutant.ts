/** A mutant: one behaviour of the kit, and the smallest change that breaks it. */

export interface Mutant {
  /** The behaviour of the kit. */
  readonly name: string;
  /** Under `src/components/`. */
  readonly file: string;
  /** The text to replace, which must occur once. */
  readonly from: string;
  readonly to: string;
  /** The component whose stories have to notice, or one file of them, `ComboBox/ComboBox.long`; by default the file's own. */
  readonly stories?: string;
}

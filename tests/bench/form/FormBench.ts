import type { KeyWatch } from '../grid/probes.ts';

/** What each of the two pages of forms offers the driver as `window.formBench`. Times are ms. */
export interface FormBench {
  /** Draws the page around the form; only the form is compared. */
  prepare(): void | Promise<void>;
  /** Opens the form; answers the ms until it is painted and its first input takes keys. */
  open(): Promise<number>;
  readonly watch: KeyWatch;
  /** Every editor stands there; what was drawn later is drawn. */
  whole(): boolean;
  /** Puts the keyboard into the nth text field. */
  focus(field: number): void;
  /** The text in it. */
  shown(field: number): string | undefined;
  /** Submits twenty wrong fields; answers the ms until all twenty are painted. */
  validate(): Promise<number>;
}

declare global {
  interface Window {
    formBench: FormBench;
  }
}

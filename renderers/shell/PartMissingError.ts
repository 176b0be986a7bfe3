/** A part of the program could not be loaded. */
export class PartMissingError extends Error {
  override readonly name = 'PartMissingError';
  /** Lets the next drawing ask for it again. */
  readonly renew: () => void;
  constructor(part: string, { cause, renew }: { cause: unknown; renew: () => void }) {
    super(`ChunkLoadError: ${part}`, { cause });
    this.renew = renew;
  }
}

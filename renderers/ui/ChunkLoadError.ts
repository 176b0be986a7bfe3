/** A part of the program could not be loaded. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  /** Lets the next drawing ask for it again. */
  readonly renew: () => void;
  constructor(part: string, { cause, renew }: { cause: unknown; renew: () => void }) {
    super(`ChunkLoadError: ${part}`, { cause });
    this.renew = renew;
  }
}

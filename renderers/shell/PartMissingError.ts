/** A part of the program could not be loaded; only loading the page anew can help. */
export class PartMissingError extends Error {
  override readonly name = 'PartMissingError';
  constructor(part: string, cause: unknown) {
    super(`ChunkLoadError: ${part}`, { cause });
  }
}

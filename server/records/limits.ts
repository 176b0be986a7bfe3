/** What one request may ask of the records; apart, so that who only tells of it loads nothing else. */

/** Rows one save may add, change and remove, and the milliseconds it may take. */
export const MOST_SAVED_ROWS = 5_000;
export const SAVE_DEADLINE = 60_000;

/** Rows a sub-table of one record may have in a save. */
export const MOST_SUB_ROWS = 2_000;

/** Rows of one request; a larger file comes in parts or straight into the database. */
export const importLimits = { rows: 50_000, bytes: 48 * 1024 * 1024, errors: 10_000 } as const;

/** Files of one import, and how much is read of each before it is refused: bytes once unpacked, milliseconds. */
export const fileLimits = {
  files: 10,
  rows: 100_000,
  cells: 4_000_000,
  unpacked: 300 * 1024 * 1024,
  time: 180_000,
} as const;

/** What one import may have waiting to be written at once: where it is all or none, and where records bring lines. */
export const heldLimits = { rows: 200_000, cells: 4_000_000 } as const;

export const exportLimits = { rows: 100_000, deadline: 60_000 } as const;

/** Records one bulk edit may change; the values of a field it tells one by one, and refusals. */
export const bulkLimits = { rows: 10_000, values: 5, refusals: 1_000 } as const;

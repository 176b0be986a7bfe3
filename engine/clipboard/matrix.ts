/** Texts in rows; every row as long as the longest. */
export type Matrix = readonly (readonly string[])[];

/** Fills short rows up with empty texts, so that the block is one. */
export function rectangular(rows: readonly (readonly string[])[]): Matrix {
  let width = 0;
  for (const row of rows) width = Math.max(width, row.length);
  return rows.map((row) => (row.length === width ? row : [...row, ...Array<string>(width - row.length).fill('')]));
}

/** Ids of rows that exist only here: recognizable by both ends, never sent. */
export interface TemporaryIds {
  next(): string;
  isTemporary(value: unknown): boolean;
}

/** Makes the ids of one table; two tables never share one. */
export function createTemporaryIds(parts: { random(): number; clock(): number }): TemporaryIds {
  const caseId = `_jet-${letters(parts.random)}-`;
  const tempId = `_tid-${letters(parts.random)}`;
  let count = 0;
  return {
    next: () => {
      count++;
      const digits = String(Math.floor(parts.random() * 1_000_000)).padStart(6, '0');
      return `${caseId}${parts.clock()}${count}${digits}${tempId}`;
    },
    isTemporary: (value) => typeof value === 'string' && value.endsWith(tempId) && value.startsWith(caseId),
  };
}

function letters(random: () => number): string {
  let text = '';
  for (let index = 0; index < 6; index++) text += Math.floor(random() * 36).toString(36);
  return text;
}

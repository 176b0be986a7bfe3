import type { Session } from '../../db/Database.ts';
import { Refusal } from '../../http/errors.ts';
import { SAVE_DEADLINE } from '../limits.ts';
import type { Records } from '../Records.ts';
import { touchedModels } from './changeRecords.ts';
import { ValidationError } from './refusals.ts';
import { writing } from './tenantRows.ts';

/** Rows of one transaction; others have the database between two. */
const PART = 500;

/** A row that was not written, and why. */
export interface RefusedRow {
  id: string;
  /** A Chinese sentence. */
  message: string;
}

/**
 * Writes rows part by part, each part in a transaction of its own, and answers those that were refused: by `work`, which
 * answers them and writes the others, or one by one where a whole part is refused. What was written stays.
 */
export async function inParts<T extends { id: string }, R extends RefusedRow>(
  records: Records,
  rows: readonly T[],
  work: (part: readonly T[], session: Session) => Promise<R[]>,
): Promise<(R | RefusedRow)[]> {
  // A request's key is held once; the parts are many.
  const { claim: _once, ...by } = records;
  const write = async (part: readonly T[]): Promise<(R | RefusedRow)[]> => {
    const [only] = part;
    if (!only) return [];
    try {
      const options = { deadline: SAVE_DEADLINE, patient: true };
      return await writing(by, touchedModels(by), (session) => work(part, session), options);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (part.length === 1) return [{ id: only.id, message: said(error) }];
      const half = Math.ceil(part.length / 2);
      return [...(await write(part.slice(0, half))), ...(await write(part.slice(half)))];
    }
  };
  const refused: (R | RefusedRow)[] = [];
  for (let start = 0; start < rows.length; start += PART)
    refused.push(...(await write(rows.slice(start, start + PART))));
  return refused;
}

function said(error: Refusal): string {
  const [first] = error instanceof ValidationError ? error.problems : [];
  return first?.message ?? error.message;
}

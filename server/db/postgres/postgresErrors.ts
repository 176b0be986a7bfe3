import { DatabaseError } from 'pg';
import { DeadlineError, SqlStateError, UnavailableError } from '../Database.ts';

/** Connection lost, server going down or starting, too many connections. */
const AWAY = /^(08|57P0[1-5]|53300)/;

/** What the driver threw, in the words of `Database.ts`. `deadline` is the statement's, in milliseconds. */
export function translateError(error: unknown, deadline: number): Error {
  if (error instanceof DeadlineError || error instanceof UnavailableError || error instanceof SqlStateError)
    return error;
  if (!(error instanceof DatabaseError)) return new UnavailableError(`the database is away: ${String(error)}`);
  const { message, code = '', position, constraint, column } = error;
  if (code === '57014') return new DeadlineError(deadline);
  if (AWAY.test(code)) return new UnavailableError(`the database is away: ${message}`);
  return new SqlStateError(message, code, position === undefined ? undefined : Number(position), constraint, column);
}

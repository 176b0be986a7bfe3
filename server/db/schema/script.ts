import type { Session } from '../Database.ts';

type Runner = (text: string, deadline: number) => Promise<void>;

/** Kept apart from Session, so that a session cannot reach the simple protocol by accident. */
const runners = new WeakMap<Session, Runner>();

/** Lets `executeScript` reach the connection behind a session. */
export function attachScript(session: Session, runner: Runner): void {
  runners.set(session, runner);
}

/**
 * Runs several statements in the session's transaction. For texts that are constants of the product and nothing
 * else: the simple protocol it uses knows no bound values. Milliseconds for `deadline`.
 */
export async function executeScript(session: Session, text: string, deadline = 60_000): Promise<void> {
  const runner = runners.get(session);
  if (!runner) throw new Error('scripts run inside a transaction only');
  await runner(text, deadline);
}

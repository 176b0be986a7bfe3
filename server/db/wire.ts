/** A statement as it goes over the wire. */
export interface WireStatement {
  sql: string;
  values: readonly (string | null)[];
  /** Kept by the server under a name, so that the connection has it read only once. */
  prepared: boolean;
}

/** The messages of the extended protocol. */
export interface Wire {
  parse(message: { name?: string; text: string }): void;
  bind(message: { statement: string; values: readonly (string | null)[] }): void;
  describe(message: { type: 'P'; name: string }): void;
  execute(message: { portal: string }): void;
  close(message: { type: 'S'; name: string }): void;
  sync(): void;
}

/** Names of statements one connection keeps on the server. */
export interface PreparedNames {
  /** The name to use, whether the server has it, and what has to be closed before it is read. */
  take(sql: string): { name: string; known: boolean; closed: string | undefined };
  /** The statements have been read, or nobody knows; `all`: of every one. */
  settle(names: readonly string[] | 'all', read: boolean): void;
}

/** Statements a connection keeps; their plans take the server's memory. */
const MOST_PREPARED = 60;

/** Where the server finds that a prepared statement would answer other columns than it did: its tables have changed. */
export const OUTDATED = 'RevalidateCachedQuery';

const CHANGES = /^(?:INSERT|UPDATE|DELETE|MERGE) (?:\d+ )?(\d+)$/;

/** Rows changed by the statement that was answered with `tag`: `INSERT 0 1`. */
export const changedBy = (tag: string): number => Number(CHANGES.exec(tag)?.[1] ?? 0);

export function createPreparedNames(most = MOST_PREPARED): PreparedNames {
  const names = new Map<string, { name: string; state: 'new' | 'known' | 'unclear' }>();
  const oldest = (): string | undefined => {
    const [first] = names;
    if (first === undefined || names.size < most) return undefined;
    names.delete(first[0]);
    return first[1].name;
  };
  let last = 0;
  return {
    take(sql) {
      const found = names.get(sql);
      if (found) {
        names.delete(sql);
        names.set(sql, found);
        // Closing what was never read is no error.
        return {
          name: found.name,
          known: found.state === 'known',
          closed: found.state === 'unclear' ? found.name : undefined,
        };
      }
      const closed = oldest();
      last += 1;
      const name = `weft_${last}`;
      names.set(sql, { name, state: 'new' });
      return { name, known: false, closed };
    },
    settle(settled, read) {
      for (const each of names.values())
        if (settled === 'all' || settled.includes(each.name)) each.state = read ? 'known' : 'unclear';
    },
  };
}

/**
 * Writes statements that are one journey. What stands behind one that fails is not run; without a BEGIN among them they
 * are one transaction. Answers the names of those that are read.
 */
export function writeStatements(wire: Wire, statements: readonly WireStatement[], prepared: PreparedNames): string[] {
  const read: string[] = [];
  for (const statement of statements) writeStatement(wire, statement, prepared, read);
  wire.sync();
  return read;
}

function writeStatement(
  wire: Wire,
  { sql, values, prepared: isKept }: WireStatement,
  prepared: PreparedNames,
  read: string[],
): void {
  let statement = '';
  if (isKept) {
    const { name, known, closed } = prepared.take(sql);
    if (!known && !read.includes(name)) {
      if (closed !== undefined) wire.close({ type: 'S', name: closed });
      wire.parse({ name, text: sql });
      read.push(name);
    }
    statement = name;
  } else wire.parse({ text: sql });
  wire.bind({ statement, values });
  wire.describe({ type: 'P', name: '' });
  wire.execute({ portal: '' });
}

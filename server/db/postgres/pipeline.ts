import type { ClientBase, Submittable } from 'pg';
import { parseValue } from '../values.ts';

/** A statement as it goes over the wire. */
export interface WireStatement {
  sql: string;
  values: readonly (string | null)[];
  /** Kept by the server under a name, so that the connection has it read only once. */
  prepared: boolean;
}

export interface WireField {
  name: string;
  dataTypeID: number;
}

export interface WireAnswer {
  rows: Record<string, unknown>[];
  fields: readonly WireField[];
  /** `SELECT 3`, `INSERT 0 1`. */
  tag: string;
}

/** The messages of the extended protocol, as the driver's own connection writes them. */
interface Wire {
  stream: { cork?(): void; uncork?(): void };
  parse(message: { name?: string; text: string }): void;
  bind(message: { statement?: string; values: readonly (string | null)[] }): void;
  describe(message: { type: 'P'; name: string }): void;
  execute(message: { portal: string }): void;
  close(message: { type: 'S'; name: string }): void;
  sync(): void;
}

/** Names of statements one connection keeps on the server. */
export interface PreparedNames {
  /** The name to use, whether the server has it, and what has to be closed before it is read. */
  take(sql: string): { name: string; known: boolean; closed: string | undefined };
  /** The statements have been read, or nobody knows. */
  settle(names: readonly string[], read: boolean): void;
}

/** Statements a connection keeps; their plans take the server's memory. */
const MOST_PREPARED = 60;

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
      for (const each of names.values()) if (settled.includes(each.name)) each.state = read ? 'known' : 'unclear';
    },
  };
}

/**
 * Sends statements by the extended protocol in one journey and puts their answers into `answers` as they come. What
 * stands behind one that fails is not run; without a BEGIN among them they are one transaction.
 */
export function sendPipeline(
  client: ClientBase,
  statements: readonly WireStatement[],
  prepared: PreparedNames,
  answers: WireAnswer[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(
      pipelineOf(statements, prepared, answers, (error) => (error === undefined ? resolve() : reject(error))),
    );
  });
}

/** What the driver asks of a query it did not make. */
interface Pipeline extends Submittable {
  handleRowDescription(message: { fields: WireField[] }): void;
  handleDataRow(message: { fields: (string | null)[] }): void;
  handleCommandComplete(message: { text: string }): void;
  handleEmptyQuery(): void;
  handleError(error: unknown): void;
  handleReadyForQuery(): void;
}

function pipelineOf(
  statements: readonly WireStatement[],
  prepared: PreparedNames,
  answers: WireAnswer[],
  done: (error?: unknown) => void,
): Pipeline {
  const read: string[] = [];
  let current: WireAnswer = { rows: [], fields: [], tag: '' };
  let unfit: unknown;
  const next = (tag: string): void => {
    answers.push({ ...current, tag });
    current = { rows: [], fields: [], tag: '' };
  };
  return {
    submit(connection) {
      const wire = connection as unknown as Wire;
      // One packet, instead of one a message.
      wire.stream.cork?.();
      for (const statement of statements) send(wire, statement, prepared, read);
      wire.sync();
      wire.stream.uncork?.();
    },
    handleRowDescription({ fields }) {
      current.fields = fields;
    },
    handleDataRow({ fields: values }) {
      try {
        current.rows.push(rowOf(current.fields, values));
      } catch (error) {
        unfit ??= error;
      }
    },
    handleCommandComplete: ({ text }) => next(text),
    handleEmptyQuery: () => next(''),
    handleError(error) {
      prepared.settle(read, false);
      done(error);
    },
    handleReadyForQuery() {
      prepared.settle(read, true);
      done(unfit);
    },
  };
}

function send(
  wire: Wire,
  { sql, values, prepared: isKept }: WireStatement,
  prepared: PreparedNames,
  read: string[],
): void {
  let statement = '';
  if (isKept) {
    const { name, known, closed } = prepared.take(sql);
    if (closed !== undefined) wire.close({ type: 'S', name: closed });
    if (!known && !read.includes(name)) {
      wire.parse({ name, text: sql });
      read.push(name);
    }
    statement = name;
  } else wire.parse({ text: sql });
  wire.bind({ statement, values });
  wire.describe({ type: 'P', name: '' });
  wire.execute({ portal: '' });
}

function rowOf(fields: readonly WireField[], values: readonly (string | null)[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (let at = 0; at < fields.length; at += 1) {
    const field = fields[at];
    const text = values[at];
    if (field) row[field.name] = text === null || text === undefined ? null : parseValue(field.dataTypeID, text);
  }
  return row;
}

import type { ClientBase, Submittable } from 'pg';
import { parseValue } from '../values.ts';
import { type PreparedNames, type Wire, type WireStatement, writeStatements } from '../wire.ts';

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

/** The driver's own connection. */
interface DriverWire extends Wire {
  stream: { cork?(): void; uncork?(): void };
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
  let read: string[] = [];
  let current: WireAnswer = { rows: [], fields: [], tag: '' };
  let unfit: unknown;
  const next = (tag: string): void => {
    answers.push({ ...current, tag });
    current = { rows: [], fields: [], tag: '' };
  };
  return {
    submit(connection) {
      const wire = connection as unknown as DriverWire;
      // One packet, instead of one a message.
      wire.stream.cork?.();
      read = writeStatements(wire, statements, prepared);
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

function rowOf(fields: readonly WireField[], values: readonly (string | null)[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (let at = 0; at < fields.length; at += 1) {
    const field = fields[at];
    const text = values[at];
    if (field) row[field.name] = text === null || text === undefined ? null : parseValue(field.dataTypeID, text);
  }
  return row;
}

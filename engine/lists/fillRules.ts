import type { Client } from '../api/client.ts';
import { ENDPOINTS, pathTo } from '../api/endpoints.ts';
import { isRecord } from '../api/envelope.ts';
import { isNothing, type Row } from '../plan/record.ts';
import type { FilledField } from './newRow.ts';

/** A default that the server did not give, and its words. */
export interface Unfilled {
  field: FilledField;
  message: string;
}

/** The most rules the server runs at once. */
const MOST_RULES = 50;

/** Asks the server for the defaults its fill rules give, all at once; `row` is what they may look at. Never rejects. */
export async function askFillRules(
  client: Pick<Client, 'put'>,
  fields: readonly FilledField[],
  row: Row,
): Promise<{ values: Row; unfilled: Unfilled[] }> {
  const values: Record<string, unknown> = {};
  const unfilled: Unfilled[] = [];
  const ask = async (field: FilledField) => {
    try {
      const answer = await client.put<unknown>(pathTo(ENDPOINTS.fillByRule, { code: field.code }), row, {
        silent: true,
      });
      values[field.key] = filledIn(answer, field);
    } catch (error) {
      unfilled.push({ field, message: wordsOf(error) });
    }
  };
  await Promise.all(fields.map(ask));
  return { values, unfilled };
}

/** A value for a cell of a new row. */
export interface FilledCell {
  id: string;
  key: string;
  value: unknown;
}

/**
 * The same for rows of a table, in their order, so that numbers follow it. `failure` is the server's word for those it
 * did not fill. Never rejects.
 */
export async function fillRows(
  client: Pick<Client, 'put'>,
  fields: readonly FilledField[],
  rows: readonly (Row & { id: string })[],
): Promise<{ cells: FilledCell[]; failure: string | undefined }> {
  const wanted = rows.flatMap((row) =>
    fields.filter(({ key }) => isNothing(row[key])).map((field) => ({ row, field })),
  );
  const cells: FilledCell[] = [];
  try {
    for (let at = 0; at < wanted.length; at += MOST_RULES) {
      const part = wanted.slice(at, at + MOST_RULES);
      const rules = part.map(({ row: { id: _id, ...formData }, field }) => ({ ruleCode: field.code, formData }));
      const answers = await client.put<unknown>(ENDPOINTS.fillByRules.path, { rules }, { silent: true });
      part.forEach(({ row, field }, index) => {
        const answer: unknown = Array.isArray(answers) ? answers[index] : undefined;
        const value = filledIn(isRecord(answer) ? answer.result : undefined, field);
        if (value !== null) cells.push({ id: row.id, key: field.key, value });
      });
    }
  } catch (error) {
    return { cells, failure: wordsOf(error) };
  }
  return { cells, failure: undefined };
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : '网络异常';
}

function filledIn(answer: unknown, { before, after }: FilledField): unknown {
  if (answer === null || answer === undefined || answer === '') return null;
  return before || after ? `${before}${String(answer)}${after}` : answer;
}

import type { SqlSaid, SqlText } from '../../plan/sqlText.ts';
import type { Node } from '../nodes.ts';
import type { SqlProblem } from '../params.ts';
import { joinsIn } from './joinsIn.ts';
import { madeOutputs, neverMade } from './madeTexts.ts';
import { undoneJoins } from './undoneJoins.ts';
import { oddAggregates } from './unordered.ts';

/** A statement, with its text: most say nothing of a kind, and are not walked for it. */
interface Reading {
  select: Node;
  sql: string;
  relations: ReadonlySet<string>;
  offsetOf(node: Node): number;
}

const MAKING = /\bwith\b|\(\s*(?:select|values)\b/i;
const BESIDE = /\bjoin\b|\bfrom\s+[^\s,(]+(?:\s+[^\s,(]+){0,2}\s*,/i;
const LEFT = /\bleft\b/i;
const ODD = /\barray_agg\b|\bdistinct\b/i;

/** How it puts rows beside one another and together. */
export const slipsIn = ({ select, sql, relations, offsetOf }: Reading): Pick<SqlSaid, 'joined' | 'odd' | 'undone'> => ({
  joined: BESIDE.test(sql) ? joinsIn(select, { relations, offsetOf }) : [],
  odd: ODD.test(sql) ? oddAggregates(select, offsetOf) : [],
  undone: LEFT.test(sql) ? undoneJoins(select, offsetOf) : [],
});

/** Texts that it looks for and never makes. */
export const neverMadeIn = ({ select, sql, offsetOf }: Reading): SqlProblem[] =>
  MAKING.test(sql) ? neverMade(select, offsetOf) : [];

/** Texts that its outputs may be by way of what it makes. */
export const madeIn = ({ select, sql, offsetOf }: Reading, outputs: readonly string[]): SqlText[] =>
  MAKING.test(sql) ? madeOutputs(select, outputs, offsetOf) : [];

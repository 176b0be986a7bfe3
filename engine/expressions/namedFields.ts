import type { ASTNode } from '@marcbachmann/cel-js';
import type { ExpressionField, ExpressionTable } from './environments.ts';
import { isLoop, isNode } from './nodes.ts';

/** Variables that are no records. */
const PLAIN: ReadonlySet<string> = new Set(['user', 'query', 'now']);

/** What an expression names of a set of fields and of sub-tables. */
interface Named {
  /** The fields it names; all of them where it uses a record as a whole. */
  fields: readonly ExpressionField[];
  /** The sub-tables it names, each with the fields it names. */
  tables: readonly ExpressionTable[];
}

/** Picks out what an expression names: to make or check all of it would cost more than the expression. */
export function namedOf(node: ASTNode, fields: readonly ExpressionField[], tables: readonly ExpressionTable[]): Named {
  const { names, used, whole } = tables.length === 0 ? plainNamesIn(node) : namesIn(node, tables);
  const of = (all: readonly ExpressionField[]) => (whole ? all : all.filter(({ key }) => names.has(key)));
  const named = tables.filter(({ name }) => used.has(name));
  return { fields: of(fields), tables: named.map((table) => ({ name: table.name, fields: of(table.fields) })) };
}

/** Names in an expression, whatever fields there are. */
interface Names {
  /** Keys of records. */
  names: ReadonlySet<string>;
  /** Variables. */
  used: ReadonlySet<string>;
  /** A record is used as a whole. */
  whole: boolean;
}

/** Of trees that are kept: many models say the same. */
const plain = new WeakMap<ASTNode, Names>();

function plainNamesIn(node: ASTNode): Names {
  const known = plain.get(node) ?? namesIn(node, []);
  plain.set(node, known);
  return known;
}

function namesIn(node: ASTNode, tables: readonly ExpressionTable[]): Names {
  const names = new Set<string>();
  const used = new Set<string>();
  const known = new Set(tables.map(({ name }) => name));
  /** Rows that are gone through or counted, none of them used as a whole. */
  const visitList = (list: ASTNode): boolean => {
    if (list.op !== 'id' || (list.args !== 'rows' && !known.has(list.args))) return visit(list);
    used.add(list.args);
    return false;
  };
  /** Answers whether a record is used as a whole. */
  const visit = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.map(visit).includes(true);
    if (!isNode(value)) return false;
    if (value.op === 'id') {
      used.add(value.args);
      return !PLAIN.has(value.args);
    }
    if (value.op === '.' || value.op === '[]') {
      const [record, key] = value.args;
      names.add(typeof key === 'string' ? key : key.op === 'value' ? String(key.args) : '');
      if (record.op === 'id') used.add(record.args);
      return record.op === 'id' ? false : visit(record);
    }
    if (value.op === 'rcall' && value.args[0] === 'size') return visitList(value.args[1]);
    if (!isLoop(value)) return visit(value.args);
    const [, list, [, ...body]] = value.args;
    const whole = visitList(list);
    return visit(body) || whole;
  };
  const whole = visit(node);
  return { names, used, whole };
}

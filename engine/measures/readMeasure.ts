import type { ASTNode } from '@marcbachmann/cel-js';
import { likeliest, misspelt, nearest } from '../nearest.ts';
import type { Aggregate, MeasureNode, RowCondition, WhenZero } from '../plan/measure.ts';
import { sentences } from '../problems.ts';
import { inWords, type Sentence } from '../sentence.ts';
import { argumentRanges } from './argumentRanges.ts';
import { MeasureFault, refusedExpression, unreadable } from './MeasureFault.ts';
import {
  AGGREGATES,
  columnIn,
  expressionsOver,
  isAggregate,
  isCondition,
  isShare,
  literalIn,
  type MeasureColumns,
  readCondition,
  readRowNumber,
  rowKeyIn,
} from './readRows.ts';
import { treeOf } from './treeOf.ts';
import { fixCurrencies, joinUnits, PLAIN, type Quantity, sameUnits, unitsText } from './units.ts';

/** What a measure is read with. */
export interface MeasureScope {
  columns: MeasureColumns;
  /** Another measure, read already; undefined: there is none, or it is wrong itself. */
  measure(key: string): ReadMeasure | undefined;
  measures: readonly string[];
  whenZero?: WhenZero;
}

/** What was read, with what it is. */
export interface ReadMeasure {
  node: MeasureNode;
  quantity: Quantity;
  kind: 'number' | 'date' | 'datetime';
}

/** Reads a measure's expression. Throws MeasureFault; undefined: it rests on a measure that is wrong itself. */
export function readMeasure(source: string, scope: MeasureScope): ReadMeasure | undefined {
  const tree = treeOf(source);
  refuseMeasuresOfRows(tree, scope);
  try {
    return new Reader(source, scope).read(tree);
  } catch (error) {
    if (error instanceof Unknown) return undefined;
    throw error;
  }
}

/** A measure is a figure of many rows already: no row has it. */
function refuseMeasuresOfRows(value: unknown, scope: MeasureScope): void {
  if (Array.isArray(value)) for (const each of value) refuseMeasuresOfRows(each, scope);
  if (typeof value !== 'object' || value === null || !('op' in value)) return;
  const node = value as ASTNode;
  const key = rowKeyIn(node);
  if (key !== undefined && !scope.columns.has(key) && scope.measures.includes(key))
    throw unreadable(node, `${key} 是指标，不是字段：它已由许多行合起来，不能逐行用；要用它请写 measure.${key}`, key);
  refuseMeasuresOfRows(node.args, scope);
}

/** Rests on what told its own mistake. */
class Unknown extends Error {}

class Reader {
  constructor(
    private readonly source: string,
    private readonly scope: MeasureScope,
  ) {}

  read(node: ASTNode): ReadMeasure {
    const { columns } = this.scope;
    const literal = literalIn(node);
    if (literal !== undefined)
      return {
        node: { op: 'number', value: literal },
        quantity: { ...PLAIN, literal: Number(literal) },
        kind: 'number',
      };
    if (columnIn(node, columns) !== undefined)
      throw new MeasureFault('measure-row', sentences['measure-row'](this.textOf(node)), node.start);
    if (node.op === '.' && node.args[0].op === 'id' && node.args[0].args === 'measure')
      return this.other(node, node.args[1]);
    if (node.op === 'call') return this.aggregate(node, node.args[0], node.args[1]);
    if (node.op === '-_') {
      const of = this.number(node.args);
      return { ...of, node: { op: 'negative', of: of.node } };
    }
    if (node.op === '+' || node.op === '-')
      return this.sum(node, node.op, this.number(node.args[0]), this.number(node.args[1]));
    if (node.op === '*') return this.product(node, this.number(node.args[0]), this.number(node.args[1]));
    if (node.op === '/') return this.quotient(node, this.number(node.args[0]), this.number(node.args[1]));
    throw unreadable(node, '指标由汇总函数、数字、measure.指标 与 + - * / 组成', this.textOf(node));
  }

  /** What can be reckoned with: no moments. */
  private number(node: ASTNode): ReadMeasure {
    const read = this.read(node);
    if (read.kind === 'number') return read;
    throw new MeasureFault('measure-kind', sentences['measure-kind']('+ - * /', this.textOf(node), '日期'), node.start);
  }

  private textOf({ start, end }: Pick<ASTNode, 'start' | 'end'>): string {
    return this.source.slice(start, end);
  }

  private other(node: ASTNode, key: string): ReadMeasure {
    const { measures, measure } = this.scope;
    if (!measures.includes(key)) throw new MeasureFault('unknown-reference', this.unknownMeasure(key), node.start);
    const found = measure(key);
    if (found === undefined) throw new Unknown();
    return found;
  }

  private unknownMeasure(key: string): Sentence {
    const { measures, columns } = this.scope;
    const meant = misspelt(key, measures);
    const sentence = sentences['unknown-reference']('指标', key, measures, meant ?? likeliest(key, measures));
    if (columns.has(key))
      return { ...inWords(sentence), fix: `"${key}" 是列，不是指标；要把它合起来，请写 sum(row.${key}) 之类` };
    return meant === undefined ? inWords(sentence) : sentence;
  }

  private aggregate(node: ASTNode, name: string, given: readonly ASTNode[]): ReadMeasure {
    const known = AGGREGATES.find((each) => each === name);
    if (known === undefined) {
      const suggestion = nearest(name, AGGREGATES) ?? FOREIGN[name.toLowerCase()];
      const meant = suggestion === undefined ? '' : `，是否指 ${suggestion}？`;
      throw unreadable(node, `没有汇总函数 ${name}${meant}可用的有 ${AGGREGATES.join('、')}`, name, suggestion);
    }
    const [first] = given;
    const counted = known === 'count' && first !== undefined && given.length === 1 && isCondition(first);
    const [of, when] = counted ? [undefined, first] : given;
    if (given.length > 2) throw unreadable(node, `${known} 最多两个参数：列与条件`, known);
    const condition = when === undefined ? undefined : this.condition(node, when, counted ? 0 : 1);
    return this.figure(node, known, of, condition);
  }

  private condition(call: ASTNode, node: ASTNode, at: number): RowCondition {
    const { columns } = this.scope;
    const [start, end] = argumentRanges(this.source, call.start)[at] ?? [node.start, node.end];
    if (containsAggregate(node))
      throw new MeasureFault('measure-nested', sentences['measure-nested'](this.textOf(node)), node.start);
    const checked = expressionsOver(columns).check(this.source.slice(start, end), 'bool');
    if (!checked.ok) throw refusedExpression(this.source, checked, start);
    return readCondition(node, columns);
  }

  private figure(
    node: ASTNode,
    name: (typeof AGGREGATES)[number],
    of: ASTNode | undefined,
    when?: RowCondition,
  ): ReadMeasure {
    const counts = name === 'count' || name === 'countDistinct';
    const more = when === undefined ? {} : { when };
    if (of === undefined) {
      if (name !== 'count') throw unreadable(node, `${name} 的括号里要写列，如 ${name}(row.qty)`, name);
      return { node: { op: 'aggregate', name, kind: 'number', ...more }, quantity: PLAIN, kind: 'number' };
    }
    const column = columnIn(of, this.scope.columns);
    if (column?.kind === 'secret' || (column !== undefined && !counts && !KINDS[name].has(column.kind)))
      throw new MeasureFault(
        'measure-kind',
        sentences['measure-kind'](name, column.key, NAMES[column.kind] ?? '这种列'),
        of.start,
      );
    if (column !== undefined && column.kind !== 'number' && name !== 'avg') {
      const kind = !counts && (column.kind === 'date' || column.kind === 'datetime') ? column.kind : 'number';
      const figure: Aggregate = {
        op: 'aggregate',
        name,
        of: { op: 'column', key: column.key },
        kind: column.kind,
        ...more,
      };
      return { node: figure, quantity: PLAIN, kind };
    }
    if (counts && column === undefined)
      throw unreadable(of, `${name} 的括号里只能写一列，如 ${name}(row.orderId)`, this.textOf(of));
    return this.numbers(node, name, of, when);
  }

  private numbers(node: ASTNode, name: (typeof AGGREGATES)[number], of: ASTNode, when?: RowCondition): ReadMeasure {
    const { number, quantity } = readRowNumber(of, this.scope.columns);
    if (quantity.literal !== undefined)
      throw unreadable(of, `${name} 的括号里要有一列；数行数请用 count()`, this.textOf(of), 'count()');
    const adds = name === 'sum' || name === 'avg';
    if (adds && quantity.ratio)
      throw new MeasureFault(
        'measure-of-ratio',
        sentences['measure-of-ratio'](`${this.textOf(of)} 是百分比`, name),
        of.start,
      );
    const base = { op: 'aggregate', of: number, kind: 'number', ...(when === undefined ? {} : { when }) } as const;
    const counts = name === 'count' || name === 'countDistinct';
    const units = counts ? {} : fixCurrencies(quantity.units, when === undefined ? new Map() : fixedIn(when));
    if (Object.values(units).some((power) => Math.abs(power) > 1))
      throw new MeasureFault(
        'measure-units',
        sentences['measure-units'](`得到 ${unitsText(units)}`, this.textOf(node), '请去掉其中一列'),
        of.start,
      );
    if (name !== 'avg')
      return { node: { ...base, name }, quantity: { units, ratio: quantity.ratio && !counts }, kind: 'number' };
    const [left, right] = [{ ...base, name: 'sum' } as const, { ...base, name: 'count' } as const];
    return {
      node: { op: '/', left, right, whenZero: 'empty' },
      quantity: { units, ratio: true, over: JSON.stringify(right) },
      kind: 'number',
    };
  }

  private sum(node: ASTNode, op: '+' | '-', left: ReadMeasure, right: ReadMeasure): ReadMeasure {
    const [one, other] = [left.quantity, right.quantity];
    const refuse = (reason: string, fix: string) =>
      new MeasureFault('measure-units', sentences['measure-units'](reason, this.textOf(node), fix), node.start);
    if (!sameUnits(one.units, other.units))
      throw refuse(`${unitsText(one.units)} 与 ${unitsText(other.units)}`, '请改成同一单位的指标，或分成两个指标');
    const literal = one.literal ?? other.literal;
    const ratio = one.ratio || other.ratio;
    if (one.ratio !== other.ratio && !(isShare(one) || isShare(other)))
      throw refuse(
        '比率与普通的数',
        literal === undefined ? '请先相除得到同样的比率' : '比率是 0～1 之间的数，100% 写作 1',
      );
    if (op === '+' && one.ratio && other.ratio && one.over !== other.over)
      throw new MeasureFault(
        'measure-of-ratio',
        sentences['measure-of-ratio']('两个比率的分母不同', this.textOf(node)),
        node.start,
      );
    const over = one.over ?? other.over;
    const units = Object.keys(one.units).length > 0 ? one.units : other.units;
    const quantity = { units, ratio, ...(over === undefined ? {} : { over }) };
    return { node: { op, left: left.node, right: right.node }, quantity, kind: 'number' };
  }

  private product(node: ASTNode, left: ReadMeasure, right: ReadMeasure): ReadMeasure {
    const [one, other] = [left.quantity, right.quantity];
    const units = joinUnits(one.units, other.units, 1);
    if (Object.values(units).some((power) => Math.abs(power) > 1))
      throw new MeasureFault(
        'measure-units',
        sentences['measure-units'](`相乘得到 ${unitsText(units)}`, this.textOf(node), '请改用除法，或去掉其中一个'),
        node.start,
      );
    const literal = one.literal ?? other.literal;
    const scaled = (one.ratio || other.ratio) && literal !== undefined;
    const ratio = scaled || (one.ratio && other.ratio);
    // A share times a hundred is written in per cent already.
    return {
      node: { op: '*', left: left.node, right: right.node },
      quantity: { units, ratio, ...(literal === undefined ? {} : { [scaled ? 'literal' : 'times']: literal }) },
      kind: 'number',
    };
  }

  private quotient(node: ASTNode, left: ReadMeasure, right: ReadMeasure): ReadMeasure {
    const { whenZero } = this.scope;
    const divisor = right.quantity.literal;
    const byNumber = divisor !== undefined && right.node.op === 'number';
    if (divisor === 0) throw unreadable(node, '除数是零', this.textOf(node));
    if (!byNumber && whenZero === undefined)
      throw new MeasureFault('measure-zero', sentences['measure-zero'](this.textOf(node)), node.start);
    const units = joinUnits(left.quantity.units, right.quantity.units, -1);
    const ratio = byNumber ? left.quantity.ratio : true;
    // What is made a hundred times as much before it is divided is written in per cent as well.
    const { times = 1 } = left.quantity;
    const scaled = !byNumber && times >= 100 ? { literal: times } : {};
    const quantity = { units, ratio, ...(byNumber ? {} : { over: JSON.stringify(right.node) }), ...scaled };
    return {
      node: { op: '/', left: left.node, right: right.node, whenZero: whenZero ?? 'empty' },
      quantity,
      kind: 'number',
    };
  }
}

const FOREIGN: Readonly<Record<string, string>> = {
  average: 'avg',
  mean: 'avg',
  distinct: 'countDistinct',
  count_distinct: 'countDistinct',
  maximum: 'max',
  minimum: 'min',
  total: 'sum',
};

const KINDS = {
  sum: new Set(['number']),
  avg: new Set(['number']),
  min: new Set(['number', 'date', 'datetime']),
  max: new Set(['number', 'date', 'datetime']),
  count: new Set<string>(),
  countDistinct: new Set<string>(),
} as const satisfies Record<(typeof AGGREGATES)[number], ReadonlySet<string>>;

const NAMES: Readonly<Record<string, string>> = {
  text: '文字',
  flag: '开关',
  date: '日期',
  datetime: '日期时间',
  time: '时间',
  code: '单选',
  codes: '多选',
  secret: '密码',
};

/** What a condition fixes to one value: `row.currency == 'USD'`, alone or with more that must hold too. */
export function fixedIn(condition: RowCondition): Map<string, string> {
  if (condition.op === 'and') return new Map([...fixedIn(condition.left), ...fixedIn(condition.right)]);
  if (condition.op === 'in' && condition.values.length === 1)
    return new Map([[condition.key, condition.values[0] ?? '']]);
  if (condition.op !== 'compare' || condition.sign !== '==') return new Map();
  const { left, right } = condition;
  const sides =
    left.op === 'column'
      ? { key: left.key, other: right }
      : right.op === 'column'
        ? { key: right.key, other: left }
        : undefined;
  return sides?.other.op === 'text' ? new Map([[sides.key, sides.other.value]]) : new Map();
}

function containsAggregate(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(containsAggregate);
  if (typeof value !== 'object' || value === null || !('op' in value)) return false;
  const node = value as ASTNode;
  return isAggregate(node) || containsAggregate(node.args);
}

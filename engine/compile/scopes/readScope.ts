import type { ASTNode } from '@marcbachmann/cel-js';
import { readTree } from '../../expressions/environments.ts';
import { createExpressions } from '../../expressions/expressions.ts';
import { notOfRecords } from '../../measureSentences.ts';
import { snakeCase, systemFields } from '../../names.ts';
import { nearest } from '../../nearest.ts';
import type { Field } from '../../plan/compiled.ts';
import type { ValueKind } from '../../plan/Plan.ts';
import { type ScopeCondition, type ScopeList, type ScopeOperand, scopeUserKeys } from '../../plan/scope.ts';
import type { NamedMeasures } from '../measures/inRecords.ts';

/** Why a scope is refused, and how many characters into its text. */
export class ScopeFault extends Error {
  override readonly name = 'ScopeFault';
  constructor(
    reason: string,
    readonly found: string,
    readonly start: number,
    readonly suggestion?: string,
  ) {
    super(reason);
  }
  /** It is the values granted with a scope that cannot be so. */
  ofValues?: true;
  /** Nobody can say: what is named would stand in app.json. */
  unknown?: true;
}

/** What a scope may name besides the user: fields of its model, and lists of the user's by name. */
export interface ScopeWorld {
  fields: readonly Field[];
  /** Those of the model, which no record has. */
  measures?: NamedMeasures;
  /** Unknown where app.json is missing or has a mistake of its own; so is one whose own declaration is mistaken. */
  lists: ReadonlyMap<string, (ScopeList & { op: 'records' }) | undefined> | undefined;
  /** Values may be granted with it; absent: there is nobody who would say which. */
  granted?: true;
}

/** Reads which rows a scope means; it becomes a condition of the database. Throws ScopeFault. */
export function readScope(source: string, world: ScopeWorld): ScopeCondition {
  return new Reader(source, world).condition(treeOf(source));
}

function treeOf(source: string): ASTNode {
  try {
    return readTree(source);
  } catch {
    const checked = createExpressions([]).check(source, 'any');
    throw checked.ok
      ? new ScopeFault('表达式有误', source, 0)
      : new ScopeFault(checked.message, source, checked.start, checked.suggestion);
  }
}

/** Kinds of fields whose values are texts or numbers as they are kept. */
const COMPARED: ReadonlySet<ValueKind> = new Set(['text', 'code', 'flag', 'reference', 'area', 'number']);
const STAMPED = ['id', 'createBy', 'updateBy', 'sysOrgCode'];
const NUMBERS: ReadonlySet<string> = new Set(['integer', 'bigint', 'decimal']);

class Reader {
  /** Below how many `!` it reads. */
  private turned = 0;
  private taken = false;

  constructor(
    private readonly source: string,
    private readonly world: ScopeWorld,
  ) {}

  condition(node: ASTNode): ScopeCondition {
    switch (node.op) {
      case '&&':
      case '||': {
        const [left, right] = [this.condition(node.args[0]), this.condition(node.args[1])];
        return { op: node.op === '&&' ? 'and' : 'or', left, right };
      }
      case '!_': {
        this.turned += 1;
        const of = this.condition(node.args);
        this.turned -= 1;
        return { op: 'not', of };
      }
      case '==':
        return this.equal(node, node.args[0], node.args[1]);
      case '!=':
        return { op: 'not', of: this.equal(node, node.args[0], node.args[1]) };
      case 'in':
        return this.among(node, node.args[0], node.args[1]);
      case 'rcall':
        return this.begins(node, node.args[0], node.args[1], node.args[2]);
      default:
        throw this.fault('这里要写条件：== != in startsWith() && || !', node);
    }
  }

  private fault(reason: string, node: ASTNode, suggestion?: string): ScopeFault {
    return new ScopeFault(reason, this.source.slice(node.start, node.end), node.start, suggestion);
  }

  private equal(node: ASTNode, one: ASTNode, other: ASTNode): ScopeCondition {
    const [left, right] = [this.operand(one), this.operand(other)];
    if (left.op === 'empty' && right.op === 'empty') throw this.fault('两边都是空', node);
    if (left.op !== 'empty' && right.op !== 'empty' && isNumber(left) !== isNumber(right))
      throw this.fault('数值只能与数值比较，文本只能与文本比较', node);
    return { op: 'equal', left, right };
  }

  private among(node: ASTNode, one: ASTNode, list: ASTNode): ScopeCondition {
    const left = this.operand(one);
    if (this.world.granted && list.op === 'id' && list.args === 'values') return this.granted(node, left);
    if (left.op === 'empty') throw this.fault('空值不能用 in 判断，请写 == null', node);
    const found = this.list(list);
    const numbers = found.op === 'values' && found.values.some(isNumber);
    const texts = found.op !== 'values' || !found.values.every(isNumber);
    if (isNumber(left) ? texts : numbers) throw this.fault('in 的两边要同是数值或同是文本', node);
    return { op: 'in', left, list: found };
  }

  /** Of several roles that give values each must widen what is seen: turned round, or named twice, they would not. */
  private granted(node: ASTNode, left: ScopeOperand): ScopeCondition {
    if (left.op !== 'column' || left.number) throw this.misused('左边要写一个文本字段：row.字段', node);
    if (this.turned > 0) throw this.misused('写在 ! 里面，几个角色的取值合起来反而看得更少', node);
    if (this.taken) throw this.misused('一条行规则里只能写一次', node);
    this.taken = true;
    return { op: 'in', left, list: { op: 'granted' } };
  }

  private misused(reason: string, node: ASTNode): ScopeFault {
    return Object.assign(this.fault(reason, node), { ofValues: true as const });
  }

  private list(node: ASTNode): ScopeList {
    if (node.op === 'list') {
      const values = node.args.map((item) => {
        const value = this.operand(item);
        if (value.op !== 'text' && value.op !== 'number') throw this.fault('in 的右边要直接写出各个值', item);
        return value;
      });
      if (values.length === 0) throw this.fault('in 的右边一个值也没有', node);
      return { op: 'values', values };
    }
    const name = memberOf(node, 'user');
    if (name === 'roles') return { op: 'roles' };
    const { lists } = this.world;
    const found = name === undefined ? undefined : lists?.get(name);
    if (found !== undefined) return found;
    if (name !== undefined && (lists === undefined || lists.has(name)))
      throw Object.assign(this.fault('app.json 有误', node), { unknown: true as const });
    const own = ['roles', ...(lists?.keys() ?? [])].map((each) => `user.${each}`);
    const known = this.world.granted ? ['values', ...own] : own;
    const written = name !== undefined ? `user.${name}` : node.op === 'id' ? node.args : undefined;
    const suggestion = written === undefined ? undefined : nearest(written, known);
    const given = this.world.granted ? '、授权时选定的 values，' : '';
    throw this.fault(
      `in 的右边写 ['a', 'b']${given} 或当前用户的一组值：${own.join('、')}（在 app.json 的 userLists 里声明）`,
      node,
      suggestion,
    );
  }

  private begins(node: ASTNode, name: string, of: ASTNode, given: readonly ASTNode[]): ScopeCondition {
    const [first] = given;
    if (name !== 'startsWith' || first === undefined || given.length > 1)
      throw this.fault(`行规则里不能用函数 ${name}，文本开头写 row.字段.startsWith(user.orgCode)`, node);
    const [left, right] = [this.operand(of), this.operand(first)];
    if ([left, right].some((side) => side.op === 'empty' || isNumber(side)))
      throw this.fault('startsWith 的两边都要是文本', node);
    return { op: 'startsWith', left, right };
  }

  private operand(node: ASTNode): ScopeOperand {
    if (node.op === 'value') {
      const value: unknown = node.args;
      if (value === null) return { op: 'empty' };
      if (typeof value === 'string') return { op: 'text', value };
      if (typeof value === 'number' || typeof value === 'bigint') return { op: 'number', value: String(value) };
      throw this.fault('行规则里的值只能是文本、数值或 null', node);
    }
    const key = memberOf(node, 'row');
    if (key !== undefined) return this.column(node, key);
    const name = memberOf(node, 'user');
    const known = scopeUserKeys.find((each) => each === name);
    if (known !== undefined) return { op: 'user', name: known };
    if (name !== undefined) {
      const names = scopeUserKeys.map((each) => `user.${each}`);
      throw this.fault(`这里可用的有 ${names.join('、')}`, node, nearest(`user.${name}`, names));
    }
    const asked = memberOf(node, 'measure') ?? (node.op === 'id' ? node.args : undefined);
    throw this.measure(node, asked) ?? this.fault('行规则里只能写 row.字段、user.…、文本、数值与 null', node);
  }

  private column(node: ASTNode, key: string): ScopeOperand {
    const field = this.world.fields.find((each) => each.key === key);
    if (field === undefined) {
      if (STAMPED.includes(key)) return { op: 'column', column: snakeCase(key) };
      const measure = this.measure(node, key);
      if (measure !== undefined) throw measure;
      const system = systemFields.map((each) => each.key).filter((each) => STAMPED.includes(each));
      const names = [...this.world.fields.map((each) => each.key), ...system].map((each) => `row.${each}`);
      const suggestion = nearest(`row.${key}`, names);
      throw this.fault(
        `没有字段 ${key}${suggestion === undefined ? '' : `，是否指 ${suggestion}？`}`,
        node,
        suggestion,
      );
    }
    const several = (field.cell as { multiple?: boolean }).multiple === true;
    if (several || field.store.links !== undefined) throw this.fault(`字段 ${key} 一次存多个值，不能用于行规则`, node);
    if (!COMPARED.has(field.kind)) throw this.fault(`字段 ${key} 不是文本、编码或数值，不能用于行规则`, node);
    const isNumeric = field.kind === 'number' && NUMBERS.has(field.store.type);
    return { op: 'column', column: field.column, ...(isNumeric ? { number: true } : {}) };
  }

  /** A measure taken for a field. */
  private measure(node: ASTNode, key: string | undefined): ScopeFault | undefined {
    const measure = this.world.measures?.find((each) => each.key === key);
    return measure && this.fault(notOfRecords(measure.key, measure.title), node);
  }
}

const isNumber = (operand: ScopeOperand): boolean =>
  operand.op === 'number' || (operand.op === 'column' && operand.number === true);

function memberOf(node: ASTNode, record: string): string | undefined {
  if (node.op !== '.' || node.args[0].op !== 'id' || node.args[0].args !== record) return undefined;
  return node.args[1];
}

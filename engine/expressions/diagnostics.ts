import type { ASTNode } from '@marcbachmann/cel-js';
import { likeliest } from '../nearest.ts';
import { scopeNames, userKeys } from './ExpressionScope.ts';
import type { ExpressionField, ExpressionTable } from './environments.ts';
import { flagged, foreignCall, foreignSign, ofField } from './foreign.ts';
import { tableAt } from './nodes.ts';

/** Why an expression is refused: a Chinese sentence and where it stands, offsets from 0, end excluded. */
export interface ExpressionDiagnostic {
  message: string;
  start: number;
  end: number;
  /** The likeliest intended name. */
  suggestion?: string;
  /** A name that stands for nothing here, of a member without its owner. */
  unknown?: string;
}

interface Fault {
  code: string;
  summary: string;
  range: { start: number; end: number };
  node?: ASTNode;
}

/** What there is to be named. */
interface Known {
  fields: readonly ExpressionField[];
  tables: readonly ExpressionTable[];
  functions: readonly string[];
  /** The expression as it runs. */
  tree: () => ASTNode;
}

/** Puts an error of the expression library into words. */
export function diagnose(
  error: unknown,
  expression: string,
  { fields, tables, functions, tree }: Known,
): ExpressionDiagnostic {
  const fault = faultOf(error, expression);
  const at = { start: fault.range.start, end: Math.max(fault.range.end, fault.range.start) };
  switch (fault.code) {
    case 'unknown_variable':
      return ofField(expression, at, fields) ?? foreignCall(expression, at) ?? unknownName(expression, at, tables);
    case 'no_such_key': {
      const lines = linesOf(fault.node, tables, tree);
      const known = ofUser(fault.node) ? userKeys : (lines?.fields ?? fields).map(({ key }) => key);
      return named(lines ? `${lines.name} 的行没有字段` : '没有字段', text(expression, at), known, at);
    }
    case 'no_matching_overload':
      return foreignCall(expression, at) ?? missingFunction(fault, at, functions);
    case 'no_such_overload':
      return { message: operatorMessage(fault.summary), ...at, ...flagged(expression, fields) };
    default:
      return foreignSign(expression) ?? { message: parseMessage(fault), ...at };
  }
}

/** The sub-table whose row was asked for what it has not. */
function linesOf(
  node: ASTNode | undefined,
  tables: readonly ExpressionTable[],
  tree: () => ASTNode,
): ExpressionTable | undefined {
  if (tables.length === 0 || (node?.op !== '.' && node?.op !== '[]')) return undefined;
  const name = tableAt(tree(), node.args[0]);
  return tables.find((table) => table.name === name);
}

/** Of a name that is gone through it is said where the rows of sub-tables are known. */
function unknownName(
  expression: string,
  at: { start: number; end: number },
  tables: readonly ExpressionTable[],
): ExpressionDiagnostic {
  const word = text(expression, at);
  const said = named('没有这个名称', word, [...tables.map(({ name }) => name), ...scopeNames], at);
  const listed = /^\s*\.(?:map|filter|exists|exists_one|all|size)\s*\(/.test(expression.slice(at.end));
  if (said.suggestion !== undefined || !listed || tables.length > 0) return said;
  return { ...said, message: `${said.message}；子表的行只有主表模型自己的字段知道，要在它的 subTables 里写 name` };
}

function faultOf(error: unknown, expression: string): Fault {
  const known = (error ?? {}) as Partial<Fault> & { message?: unknown };
  const range = known.range ?? { start: 0, end: expression.length };
  const summary = known.summary ?? (typeof known.message === 'string' ? known.message : '');
  const fault: Fault = { code: known.code ?? '', summary, range };
  if (known.node) fault.node = known.node;
  return fault;
}

function text(expression: string, at: { start: number; end: number }): string {
  return expression.slice(at.start, at.end);
}

function named(
  what: string,
  word: string,
  known: readonly string[],
  at: { start: number; end: number },
): ExpressionDiagnostic {
  const suggestion = likeliest(word, known);
  if (suggestion === undefined) return { message: `${what}：${word}`, ...at, unknown: word };
  return { message: `${what}：${word}，是否指 ${suggestion}？`, ...at, suggestion, unknown: word };
}

function missingFunction(
  fault: Fault,
  at: { start: number; end: number },
  functions: readonly string[],
): ExpressionDiagnostic {
  const [, shown = '', listed = ''] = /'(.*)\((.*)\)'$/.exec(fault.summary) ?? [];
  const name = shown.slice(shown.lastIndexOf('.') + 1);
  if (!functions.includes(name)) return named('没有函数', name, functions, at);
  const wanted = shown.startsWith('list.') ? entries[name] : undefined;
  if (wanted !== undefined) return { message: `${name} 只能用于${wanted}的列表`, ...at };
  const types = listed === '' ? '无参数' : listed.split(', ').map(typeName).join('、');
  return { message: `函数 ${name} 不接受这样的参数：${types}`, ...at };
}

/** What the functions over lists take. */
const entries: Readonly<Record<string, string | undefined>> = {
  sum: '数字',
  avg: '数字',
  min: '数字或文字',
  max: '数字或文字',
};

function operatorMessage(summary: string): string {
  const binary = /^no such overload: (\S.*) (\S+) (\S.*)$/.exec(summary);
  if (binary) return `${typeName(binary[1] ?? '')}与${typeName(binary[3] ?? '')}不能用 ${binary[2]} 运算`;
  const unary = /^no such overload: ([-!])(.*)$/.exec(summary);
  return unary ? `${typeName(unary[2] ?? '')}不能用 ${unary[1]} 运算` : '这样的运算不被支持';
}

const types: Readonly<Record<string, string>> = {
  double: '数字',
  int: '整数',
  uint: '整数',
  string: '文字',
  bool: '真假',
  null: '空',
  dyn: '任意值',
  Row: '记录',
  User: '用户',
};

/** The Chinese name of a type of the checker. */
export function typeName(type: string): string {
  if (type.startsWith('list')) return '列表';
  if (type.startsWith('map')) return '映射';
  if (type.startsWith('Line_')) return '子表的行';
  return types[type] ?? type;
}

const sentences: Readonly<Record<string, string>> = {
  unterminated_string: '文字缺少结束的引号',
  unterminated_triple_quoted_string: '文字缺少结束的引号',
  newline_in_string: '文字中不能换行',
  invalid_number: '数字写法不正确',
  invalid_exponent: '数字写法不正确',
  invalid_condition_type: '条件必须是真假',
  invalid_logical_operand: '&& 与 || 两边必须是真假',
  incompatible_ternary_branches: '? : 两个分支的类型必须相同',
  heterogeneous_list_element: '列表中各项的类型必须相同',
  heterogeneous_map_key: '映射中各键的类型必须相同',
  heterogeneous_map_value: '映射中各值的类型必须相同',
  invalid_comprehension_range: '只能遍历列表',
  invalid_index_type: '下标的类型不正确',
  cannot_index_type: '这里没有字段可取',
  limit_exceeded: '表达式过长或嵌套过深',
  reserved_identifier: '这是保留字，不能用作名称',
  invalid_macro_argument: '第一个参数必须是一个名称',
};

function parseMessage(fault: Fault): string {
  const sentence = sentences[fault.code];
  if (sentence) return sentence;
  if (fault.summary.endsWith('EOF')) return '表达式不完整';
  const unexpected = /^(?:Unexpected (?:token|character): |Expected .*, got )(.*)$/.exec(fault.summary)?.[1];
  return unexpected ? `此处不应有 ${unexpected}` : '表达式有误';
}

function ofUser(node: ASTNode | undefined): boolean {
  if (node?.op !== '.') return false;
  const owner = node.args[0];
  return owner.op === 'id' && owner.args === 'user';
}

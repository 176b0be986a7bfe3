import { asNode, inside, listed, type Node, namesOf, plainText, textOf } from './nodes.ts';
import type { SqlProblem } from './params.ts';
import { countsOfAll } from './slips/counts.ts';
import { misreadMoments } from './slips/moments.ts';
import { misplacedPatterns } from './slips/patterns.ts';

/** Where conditions are looked for. */
interface Looking {
  /** What `$1` and so on are; undefined: a value of the session. */
  params: readonly (string | undefined)[];
  /** The periods that parameters are ends of. */
  periods: ReadonlyMap<string, string>;
  offsetOf(node: Node): number;
}

const SIGNS: ReadonlySet<unknown> = new Set(['=', '<>', '<', '<=', '>', '>=']);
const HOLDING: ReadonlySet<unknown> = new Set(['AEXPR_OP', 'AEXPR_IN', 'AEXPR_LIKE', 'AEXPR_ILIKE']);

/** Conditions that come out the same for every row, and words that say something else than they seem to. */
export function settledIn(tree: unknown, looking: Looking): SqlProblem[] {
  const found: SqlProblem[] = [];
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    const node = asNode(value);
    for (const key in node) {
      const child = asNode(node[key]);
      if (key === 'A_Expr')
        found.push(
          ...withItself(child, looking),
          ...misplacedPatterns(child, looking.offsetOf),
          ...withoutLastDay(child, looking),
        );
      if (key === 'BoolExpr') found.push(...ofParts(child, looking));
      if (key === 'JoinExpr') found.push(...joinedApart(child, looking));
      if (key === 'FuncCall')
        found.push(...misreadMoments(child, looking.offsetOf), ...countsOfAll(child, looking.offsetOf));
      visit(child);
    }
  };
  visit(tree);
  return found;
}

const signOf = ({ name }: Node): unknown => inside(listed(name)[0], 'String').sval;

/** The names of a column, as one word. */
function columnOf(value: unknown): string | undefined {
  const names = listed(inside(value, 'ColumnRef').fields).map((each) => inside(each, 'String').sval);
  return names.length > 0 && names.every((each) => typeof each === 'string') ? names.join('.') : undefined;
}

/** `s.month = s.month`: one of the two was meant to be another table's. */
function withItself({ kind, name, lexpr, rexpr }: Node, { offsetOf }: Looking): SqlProblem[] {
  const column = kind === 'AEXPR_OP' && SIGNS.has(signOf({ name })) ? columnOf(lexpr) : undefined;
  if (column === undefined || column !== columnOf(rexpr)) return [];
  const message = `「${column}」与自己比较，结果总是一样`;
  return [{ offset: offsetOf(inside(rexpr, 'ColumnRef')), message, fix: '请把其中一边换成要比较的另一列' }];
}

function ofParts({ boolop, args }: Node, looking: Looking): SqlProblem[] {
  const parts = listed(args);
  if (boolop === 'AND_EXPR')
    return [
      ...guardedAway(parts, looking),
      ...held(parts, '=', looking),
      ...sameEnds(parts, looking),
      ...emptyAndNot(parts, looking),
    ];
  if (boolop !== 'OR_EXPR') return [];
  return [
    ...held(parts, '<>', looking),
    ...unbracketed(parts, looking),
    ...anotherEnd(parts, looking),
    ...turnedEnd(parts, looking),
    ...alwaysTrue(parts, looking),
  ];
}

/** `left join stock k on s.sku = p.sku`: each row meets every row of what is joined. */
function joinedApart({ rarg, quals }: Node, { offsetOf }: Looking): SqlProblem[] {
  const [name, ...others] = namesJoined(rarg);
  const asked = columnsAsked(quals);
  // A column without its table may be anybody's.
  if (name === undefined || asked.length === 0 || asked.some((names) => names.length < 2)) return [];
  if (asked.some(([table = '']) => table === name || others.includes(table))) return [];
  const message = `连接「${name}」的条件里没有它自己的列：每一行都与它的所有行相连`;
  return [{ offset: offsetOf(asNode(quals)), message, fix: `请写成 on ${name}.… = …` }];
}

/** What joined rows are called. */
function namesJoined(value: unknown): string[] {
  const [[tag, child] = []] = Object.entries(asNode(value));
  const { alias, relname, larg, rarg } = asNode(child);
  if (tag === 'JoinExpr') return [...namesJoined(larg), ...namesJoined(rarg)];
  const name = asNode(alias).aliasname ?? relname;
  return typeof name === 'string' ? [name] : [];
}

/** The names of every column in a condition. */
function columnsAsked(value: unknown): string[][] {
  if (value === null || typeof value !== 'object') return [];
  const { ColumnRef: column } = asNode(value);
  return column === undefined ? Object.values(value).flatMap(columnsAsked) : [namesOf(asNode(column).fields)];
}

/** `${dateTo} is null or day <= ${dateFrom}`: the end that is asked for is not the one that counts. */
function anotherEnd(parts: readonly unknown[], { params, periods, offsetOf }: Looking): SqlProblem[] {
  const [test, compared, more] = parts;
  const { nulltesttype, arg } = inside(test, 'NullTest');
  const guarded = nulltesttype === 'IS_NULL' && more === undefined ? paramOf(arg, params) : undefined;
  const period = periods.get(guarded ?? '');
  if (guarded === undefined || period === undefined) return [];
  const refs = refsIn(compared);
  const named = refs.map(({ number }) => params[Number(number) - 1]);
  const at = named.findIndex((each) => each !== guarded && periods.get(each ?? '') === period);
  const ref = refs[at];
  if (ref === undefined || named.includes(guarded)) return [];
  const message = `问的是 \${${guarded}} 空不空，比较的却是 \${${named[at]}}`;
  return [{ offset: offsetOf(ref), message, fix: `请写成 \${${guarded}}` }];
}

/** `${dateTo} is null or day >= ${dateTo}`: what a period leaves out, by the end that is asked for. */
function turnedEnd(parts: readonly unknown[], { params, periods, offsetOf }: Looking): SqlProblem[] {
  const [test, compared, more] = parts;
  const { nulltesttype, arg } = inside(test, 'NullTest');
  const guarded = nulltesttype === 'IS_NULL' && more === undefined ? paramOf(arg, params) : undefined;
  const period = periods.get(guarded ?? '');
  const { kind, name, lexpr, rexpr } = inside(compared, 'A_Expr');
  if (guarded === undefined || period === undefined || kind !== 'AEXPR_OP' || paramOf(rexpr, params) !== guarded)
    return [];
  const meant = guarded === `${period}To` ? '<=' : '>=';
  const sign = signOf({ name });
  if (columnOf(lexpr) === undefined || sign !== (meant === '<=' ? '>=' : '<=')) return [];
  const message = `\${${guarded}} 是期间的${meant === '<=' ? '末' : '首'}日，写 ${sign} 找到的是期间以外的`;
  const fix = `请写成 ${meant} \${${guarded}}`;
  return [{ offset: offsetOf(refOf(rexpr)), message, found: guarded, fix, mayBeMeant: true }];
}

/** `state = 'new' and state is null`: what is empty is like nothing. */
function emptyAndNot(parts: readonly unknown[], { offsetOf }: Looking): SqlProblem[] {
  const empty = parts.flatMap((part) => {
    const { nulltesttype, arg } = inside(part, 'NullTest');
    return (nulltesttype === 'IS_NULL' && columnOf(arg)) || [];
  });
  if (empty.length === 0) return [];
  return parts.flatMap((part) => {
    const { kind, lexpr } = inside(part, 'A_Expr');
    const column = HOLDING.has(kind) ? columnOf(plainText(lexpr)) : undefined;
    if (column === undefined || !empty.includes(column)) return [];
    const message = `「${column}」为空时不等于也不大于任何值，没有一行同时符合两个条件`;
    return [{ offset: offsetOf(inside(plainText(lexpr), 'ColumnRef')), message, fix: '请删去其中一个，或用 or 连接' }];
  });
}

/** `… or true`: what stands before it is not asked. */
function alwaysTrue(parts: readonly unknown[], { offsetOf }: Looking): SqlProblem[] {
  return parts.flatMap((part) => {
    const constant = inside(part, 'A_Const');
    if (asNode(constant.boolval).boolval !== true) return [];
    const message = 'or true 总是成立：别的条件都不起作用';
    return [{ offset: offsetOf(constant), message, fix: '请删去它' }];
  });
}

/** `a = ${a} and ${b} is null or b = ${b}`: whoever chooses one of them loses the other. */
function unbracketed(parts: readonly unknown[], { params, offsetOf }: Looking): SqlProblem[] {
  return parts.flatMap((part) => {
    const { boolop, args } = inside(part, 'BoolExpr');
    const { nulltesttype, arg } = inside(listed(args).at(-1), 'NullTest');
    const guarded = nulltesttype === 'IS_NULL' ? paramOf(arg, params) : undefined;
    if (boolop !== 'AND_EXPR' || guarded === undefined) return [];
    const within = (some: readonly unknown[]) =>
      new Set(refsIn(some).flatMap(({ number }) => params[Number(number) - 1] ?? []));
    const before = within(listed(args).slice(0, -1));
    before.delete(guarded);
    const after = within(parts.filter((each) => each !== part));
    if (before.size === 0 || !after.has(guarded)) return [];
    const name = `\${${guarded}}`;
    const message = `and 比 or 先算：填了 ${name}，前面的条件就都不管了`;
    return [{ offset: offsetOf(refOf(arg)), message, fix: `请加上括号：and (${name} is null or …)` }];
  });
}

/** Signs by the side they shut off. */
const SHUTS: Readonly<Record<string, 'low' | 'high'>> = { '>': 'low', '>=': 'low', '<': 'high', '<=': 'high' };

/** `day >= ${dateFrom} and day >= ${dateTo}`: either end of a period shuts off one side. */
function sameEnds(parts: readonly unknown[], { params, periods, offsetOf }: Looking): SqlProblem[] {
  const seen = new Map<string, string>();
  return parts.flatMap((part) => {
    const { kind, name, lexpr, rexpr } = inside(guardedBy(part), 'A_Expr');
    const [column, param] = [columnOf(plainText(lexpr)), paramOf(rexpr, params)];
    const side = kind === 'AEXPR_OP' ? SHUTS[String(signOf({ name }))] : undefined;
    const period = periods.get(param ?? '');
    if (column === undefined || param === undefined || side === undefined || period === undefined) return [];
    const place = `${column} ${side} ${period}`;
    const other = seen.get(place);
    seen.set(place, other ?? param);
    if (other === undefined || other === param) return [];
    const message = `\${${other}} 与 \${${param}} 是一段期间的两头，这里却都在「${column}」的同一边`;
    const fix = `从哪一天起写 >= \${${period}From}，到哪一天为止写 <= \${${period}To}`;
    return [{ offset: offsetOf(refOf(rexpr)), message, fix }];
  });
}

/** `day < ${dateTo}`: a period holds both of its days. */
function withoutLastDay({ kind, name, lexpr, rexpr }: Node, { params, periods, offsetOf }: Looking): SqlProblem[] {
  const [param, sign] = [paramOf(rexpr, params), signOf({ name })];
  const period = periods.get(param ?? '');
  if (kind !== 'AEXPR_OP' || param === undefined || period === undefined || columnOf(lexpr) === undefined) return [];
  const isLast = sign === '<' && param === `${period}To`;
  if (!isLast && !(sign === '>' && param === `${period}From`)) return [];
  const message = `${String(sign)} \${${param}} 把期间的${isLast ? '最后' : '第'}一天漏掉了：期间含首尾两天`;
  const fix = `请写成 ${String(sign)}= \${${param}}`;
  return [{ offset: offsetOf(refOf(rexpr)), message, found: param, fix, mayBeMeant: true }];
}

/** The comparison behind `${day} is null or`. */
function guardedBy(part: unknown): unknown {
  const { boolop, args } = inside(part, 'BoolExpr');
  const [test, compared, more] = listed(args);
  const guard = boolop === 'OR_EXPR' && more === undefined && inside(test, 'NullTest').nulltesttype === 'IS_NULL';
  return guard ? compared : part;
}

function refsIn(value: unknown): Node[] {
  if (value === null || typeof value !== 'object') return [];
  const ref = asNode(value).ParamRef;
  return ref === undefined ? Object.values(value).flatMap(refsIn) : [asNode(ref)];
}

/** `${day} is null and order_date >= ${day}`: while there is none nothing is above it. */
function guardedAway(parts: readonly unknown[], { params, offsetOf }: Looking): SqlProblem[] {
  const missing = parts.flatMap((part) => {
    const { nulltesttype, arg } = inside(part, 'NullTest');
    const param = nulltesttype === 'IS_NULL' ? paramOf(arg, params) : undefined;
    return param === undefined ? [] : [param];
  });
  if (missing.length === 0) return [];
  return parts.flatMap((part) => {
    const { kind, lexpr, rexpr } = inside(part, 'A_Expr');
    if (!HOLDING.has(kind)) return [];
    const side = [lexpr, rexpr].find((each) => missing.includes(paramOf(each, params) ?? ''));
    if (side === undefined) return [];
    const name = `\${${paramOf(side, params)}}`;
    const message = `${name} 为空时才看的条件里又拿它比较，总不成立：没有一行`;
    return [{ offset: offsetOf(refOf(side)), message, fix: `请把 and 改成 or：(${name} is null or …)` }];
  });
}

const refOf = (value: unknown): Node => {
  const { arg } = inside(value, 'TypeCast');
  return arg === undefined ? inside(value, 'ParamRef') : refOf(arg);
};

function paramOf(value: unknown, params: Looking['params']): string | undefined {
  const { number } = refOf(value);
  return number === undefined ? undefined : params[Number(number) - 1];
}

/** `state = 'new' and state = 'sale'`: no row has both; `state <> 'new' or state <> 'sale'`: every row is one of them. */
function held(parts: readonly unknown[], sign: '=' | '<>', { offsetOf }: Looking): SqlProblem[] {
  const seen = new Map<string, string>();
  for (const part of parts) {
    const { kind, name, lexpr, rexpr } = inside(part, 'A_Expr');
    const [column, written] = [columnOf(plainText(lexpr)), textOf(rexpr)];
    if (kind !== 'AEXPR_OP' || signOf({ name }) !== sign || column === undefined || written === undefined) continue;
    const other = seen.get(column);
    if (other !== undefined && other !== written.text) {
      const [message, fix] =
        sign === '='
          ? [
              `「${column}」不会既是 '${other}' 又是 '${written.text}'，没有一行符合`,
              `请改成 in ('${other}', '${written.text}')`,
            ]
          : [`「${column}」总不是 '${other}' 就不是 '${written.text}'，每一行都符合`, '请把 or 改成 and'];
      return [{ offset: offsetOf(written.constant), message, fix }];
    }
    seen.set(column, written.text);
  }
  return [];
}

/** What PostgreSQL refuses a statement with, and how that is said to its author. */
type Words = readonly [pattern: RegExp, say: (...found: string[]) => string, fix?: string];

const WORDS: readonly Words[] = [
  [
    /^operator does not exist: (.+?) ([^\w\s"]+) (.+)$/,
    (left, operator, right) => `${left} 与 ${right} 不能用 ${operator} 运算`,
    '两边的类型要一样：是参数就在 "params" 里写对它的类型（日期 date，一段日期 period，数 inputNumber），不是就在 SQL 里转换，如 ::date',
  ],
  [/^column reference "(.+?)" is ambiguous$/, (column) => `列 ${column} 在几张表里都有`, '请写明是哪张表的，如 o.名字'],
  [/^column "?([^\s"]+)"? does not exist$/, (column) => `没有列 ${column}`],
  [/^relation "(.+?)" does not exist$/, (table) => `没有表 ${table}`],
  [
    /^missing FROM-clause entry for table "(.+?)"$/,
    (table) => `from 里没有 ${table}`,
    '请在 from 或 join 里写上它，或改用那里起的别名',
  ],
  [/^function (.+) does not exist$/, (call) => `没有函数 ${call}，或它不收这些类型`, '请核对函数名与每个参数的类型'],
  [
    /^column "(.+?)" must appear in the GROUP BY clause or be used in an aggregate function$/,
    (column) => `列 ${column} 既不在 group by 里，也没有汇总`,
    '请写进 group by，或用 sum、max 等汇总',
  ],
  [
    /^aggregate functions are not allowed in (.+)$/,
    (place) => `${place} 里不能汇总`,
    '按汇总的值筛选请写 having，或包一层子查询',
  ],
  [/^invalid input syntax for type ([^:]+): (".*")$/, (type, value) => `${value} 不能读作 ${type}`],
  [/^cannot cast type (.+) to (.+)$/, (from, to) => `${from} 不能转换为 ${to}`],
  [/^(\S+) types (.+) and (.+) cannot be matched$/, (what, one, other) => `${what} 的两边 ${one} 与 ${other} 不是一类`],
  [/^division by zero$/, () => '除数是 0', '请写成 … / nullif(除数, 0)'],
];

/** PostgreSQL's refusal in its reader's words, its own behind them; `fix` where there is one of its own. */
export function databaseWords(message: string): { reason: string; fix?: string } {
  for (const [pattern, say, fix] of WORDS) {
    const found = pattern.exec(message);
    if (found) return { reason: `${say(...found.slice(1))}（${message}）`, ...(fix === undefined ? {} : { fix }) };
  }
  return { reason: message };
}

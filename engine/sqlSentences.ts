import type { Sentence } from './sentence.ts';

/** What SQL of reports and charts do that may be meant, and hardly ever is. */
export const sqlSentences = {
  'sql-currency': (found: string, currency: string): Sentence => ({
    message: `SQL 合计了 ${found}，却没有用到说明其货币的 ${currency}：不同货币的金额会加在一起`,
    found,
    expected: `按 ${currency} 分组或筛选`,
    fix: `请按 ${currency} 分组或筛选，或先按汇率换算；确是同一种货币，请在报表的 allow 里写 "sql-currency ${found}：原因"`,
  }),
  'sql-multiplied': (records: string, titles: string, found: string, isKey: boolean): Sentence => ({
    message: `${records}${isKey ? `同一${titles}可有多行` : `按${titles}还各有一行，这里没有限定它`}：每一行都会重复成几行，合计就多算了`,
    found,
    expected: '一行只对上一行的连接',
    fix: `${isKey ? '请' : `请在连接条件里加上 ${found} = …，或`}先把它汇总成一行；确只有一行，请在报表的 allow 里写 "sql-multiplied ${found}：原因"`,
  }),
  'sql-zero': (found?: string): Sentence => ({
    message: `除数${found === undefined ? '' : ` "${found}" `}是 0 的时候，整张报表都打不开`,
    ...(found === undefined ? {} : { found }),
    expected: '不会是 0 的除数',
    fix: `请写成 … / nullif(…, 0)；确不会是 0，请在报表的 allow 里写 "sql-zero${found === undefined ? '' : ` ${found}`}：原因"`,
  }),
  'param-unguarded': (found: string): Sentence => ({
    message: `参数 "${found}" 可以不填，空着时这个条件总不成立：什么也查不到`,
    found,
    expected: `(\${${found}} is null or …)`,
    fix: `请写成 (\${${found}} is null or …)，或给参数写 "required": true；有意为之请在报表的 allow 里写 "param-unguarded ${found}：原因"`,
  }),
  'sql-inner': (found: string, column: string): Sentence => ({
    message: `左连接的「${found}」没有对上的行，在 where 里一比较 ${column} 就都去掉了：与内连接一样`,
    found,
    expected: 'on 里的条件，或 join',
    fix: `要留下没有对上的，请把条件移进 on；不要它们的请写 join；有意为之请在报表的 allow 里写 "sql-inner ${found}：原因"`,
  }),
  'sql-odd': (message: string, found: string, fix: string): Sentence => ({
    message,
    found,
    fix: `${fix}；有意为之请在报表的 allow 里写 "sql-odd ${found}：原因"`,
  }),
  'chart-odd': (message: string, found: string, fix: string): Sentence => ({
    message,
    found,
    fix: `${fix}；有意为之请在 allow 里写 "chart-odd ${found}：原因"`,
  }),
} as const;

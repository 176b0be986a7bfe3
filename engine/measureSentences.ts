import { hint, listed, meant, quoted, type Sentence } from './sentence.ts';

/** Why a measure is not to be had where a record stands by itself. */
export const notOfRecords = (key: string, title: string): string =>
  `${key}（${title}）是指标，不是字段：它由列表、报表的许多行合起来，一条记录里没有它`;

/** Arithmetic over rows that says nothing true. */
export const measureSentences = {
  'measure-units': (reason: string, found: string, fix: string): Sentence => ({
    message: `单位不同，不能这样算：${reason}`,
    found,
    expected: '两边单位相同',
    fix,
  }),
  'measure-of-ratio': (reason: string, found: string): Sentence => ({
    message: `比率不能相加或再平均：${reason}`,
    found,
    expected: '先求和再相除，如 sum(row.cost) / sum(row.sales)',
    fix: '请用分子、分母两列各自的合计相除',
  }),
  'measure-row': (found: string): Sentence => ({
    message: `"${found}" 是每一行的值，指标是许多行合起来的一个数`,
    found,
    expected: `sum(${found})、countDistinct(${found}) 之类`,
    fix: `请写明怎样合起来，如 sum(${found})`,
    suggestion: `sum(${found})`,
  }),
  'no-measure': (
    found: string,
    called: string,
    known: readonly string[],
    { title, example, ready }: { title?: string; example: string; ready: readonly string[] },
  ): Sentence => ({
    message:
      title === undefined
        ? `${called} 没有声明指标，没有 "${found}" 可用`
        : `"${found}"（${title}）是${called} 的列，不是指标`,
    found,
    expected: known.length === 0 ? '先在 measures 里声明的指标' : listed(known, '指标'),
    fix: `要用它，请在${called} 的 measures 里声明，如 ${example}${ready.length === 0 ? '' : `；由它算出的指标已有 ${quoted(ready)}`}`,
  }),
  'measure-nested': (found: string): Sentence => ({
    message: `${found} 写在另一个汇总函数里：汇总不能再汇总`,
    found,
    expected: '括号里只有本行的列与数字',
    fix: '请拆成两个指标，或先在报表的 SQL 里汇总一层',
  }),
  'report-total': (reason: string, found: string, fix: string): Sentence => ({ message: reason, found, fix }),
  'measure-zero': (found: string): Sentence => ({
    message: '除数可能为零，却没有写明那时显示什么',
    found,
    expected: '"whenZero": "empty" 或 "zero"',
    fix: '请加上 "whenZero": "empty"（显示为空）或 "zero"（显示 0）',
    suggestion: '"whenZero": "empty"',
  }),
  'measure-kind': (name: string, found: string, kind: string): Sentence => ({
    message: `${name} 不能用于${kind} "${found}"`,
    found,
    expected: name === 'sum' || name === 'avg' ? '数值列' : '可比较的列',
    fix: name === 'sum' || name === 'avg' ? '请换成数值列；要数有几种，请用 countDistinct' : '请换一列',
  }),
  'measure-cycle': (chain: readonly string[]): Sentence => ({
    message: `指标绕成了一圈：${chain.join(' → ')}`,
    found: chain.join(' → '),
    fix: '请断开其中一环',
  }),
  'measure-currency': (measure: string, column: string): Sentence => ({
    message: `"${measure}" 的货币由 "${column}" 列决定，这里却没有限定是哪一种：不同货币的金额会加在一起`,
    found: measure,
    expected: `按 ${column} 分组，或有必选的 ${column} 筛选项`,
    fix: `请按 ${column} 分组，或加上筛选项 { "key": "${column}", "required": true }`,
  }),
  'board-column': (use: string, found: string, kind: string, known: readonly string[]): Sentence => ({
    message: `${use}不能用${kind} "${found}"`,
    found,
    expected: listed(known, '列'),
    fix: '请换成上列之一',
    ...(known.length === 1 ? hint(known[0]) : {}),
  }),
  'compare-target': (): Sentence => ({
    message: '与目标比较，却没有一个指标写了 target',
    found: 'target',
    expected: '指标写了 "target"',
    fix: '请给指标写 "target"，或改用 "previous"、"lastYear"',
  }),
  'unit-twice': (currency: string): Sentence => ({
    message: `单位已由 currency "${currency}" 说明，unit 会盖住它`,
    found: 'unit',
    expected: 'unit 或 currency',
    fix: '请删去其中一个',
  }),
  'board-reach': (what: string, key: string, called: string, ways: readonly string[], note = ''): Sentence => ({
    message: `${what} "${key}" 到不了数${called} 的这一块`,
    found: key,
    expected: [...ways, `"ignores": ["${key}"]`].join(' 或 '),
    fix: `${ways.length === 0 ? '请' : `请写上 ${ways[0]}，或`}在这一块的 ignores 里写上 "${key}"，说明它不受影响${note === '' ? '' : `；${note}`}`,
  }),
  'board-filters': (model: string): Sentence => ({
    message: `这里数的就是看板自己的模型 "${model}"，筛选本来就到得了`,
    found: 'filters',
    fix: '请删去 filters，或写上别的 model',
  }),
  'board-source': (report: string, model: string): Sentence => ({
    message: `这里既写了 report "${report}" 又写了 model "${model}"，不知道数哪一个`,
    found: report,
    fix: '请删去其中一个',
  }),
  'board-cross': (model: string, own: string): Sentence => ({
    message: `这一块数的是 "${model}"，点它不能筛选全页：筛选用的是 "${own}" 的列`,
    found: 'true',
    fix: '请删去 cross',
  }),
  'board-chart': (sentence: Sentence): Sentence => sentence,
  'currency-column': (found: string, known: readonly string[], suggestion?: string): Sentence => ({
    message: `"${found}" 不能说明货币：它不是同一张表里的单选列`,
    found,
    expected: listed(known, '列'),
    fix: meant(suggestion, '请改成存货币代码的单选列，或删去 currency'),
    ...hint(suggestion),
  }),
} as const;

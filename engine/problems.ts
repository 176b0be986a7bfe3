import { allowable, checkSentences } from './checkSentences.ts';
import { schemaSentences } from './schemaSentences.ts';
import { hint, type Mendable, meant, quoted, type Sentence } from './sentence.ts';

/** One mistake of an author, with its place and the way out. */
export interface Problem extends Sentence, Mendable {
  code: ProblemCode;
  severity: 'error' | 'warning';
  /** Relative to the project: `screens/market/order.model.json`. */
  file: string;
  /** 1-based. */
  line: number;
  column: number;
  /** JSON pointer inside the file; empty for the whole file. */
  pointer: string;
}

const asked = (found: string) => `"${found}" 是列表请求自己的参数，按它查询不会起作用`;
/** By whom a name is taken. */
const RESERVED = {
  产品: (found: string) => `"${found}" 由产品自己使用`,
  PostgreSQL: (found: string) => `"${found}" 由 PostgreSQL 自己使用`,
  query: asked,
  param: asked,
} as const;

/** Every way a declaration can be wrong, and the sentence for it. */
export const sentences = {
  'file-kind': (name: string, suggestion?: string): Sentence => ({
    message: `不认识的文件 ${name}`,
    found: name,
    expected:
      'app.json、menu.json，或以 .screen.json .model.json .report.json .columns.json .query.json .picker.json .form.json .dictionary.json .board.json .print.json 结尾；报表的 SQL 以 .sql 结尾',
    fix: meant(suggestion, '请改用上列的文件名，或移出 screens/'),
    ...hint(suggestion),
  }),
  'file-name': (found: string, suggestion?: string): Sentence => ({
    message: `文件或文件夹不能叫 "${found}"：路径也是页面地址、权限和编码`,
    found,
    expected: '英文字母、数字、- 和 _，以字母或数字开头',
    fix:
      suggestion === undefined
        ? '请改用英文字母和数字命名；中文写进 title'
        : `请改名，例如 "${suggestion}"；中文写进 title`,
    ...hint(suggestion),
  }),
  'table-name': (what: '数据表名' | '列名', found: string): Sentence => ({
    message: `自动得到的${what} "${found}" 不能用`,
    found,
    expected: '以小写字母开头，只有小写字母、数字和 _，不超过 63 个字符（大写字母变成 _ 加小写，占两个）',
    fix: what === '数据表名' ? '请改换文件名，或写明 "table"' : '请改换 key，或写明 "store": { "column": … }',
  }),
  'file-missing': (name: string): Sentence => ({
    message: `缺少 ${name}`,
    expected: name,
    fix: '请新建这个文件',
  }),
  'json-syntax': (reason: string): Sentence => ({
    message: `JSON 语法错误：${reason}`,
    fix: '请检查逗号、引号与括号是否成对',
  }),
  'too-deep': (most: number): Sentence => ({
    message: `嵌套超过 ${most} 层`,
    expected: `至多 ${most} 层`,
    fix: '请检查括号；声明文件用不到这么深',
  }),
  'json-comment': (): Sentence => ({
    message: '声明文件不能写注释',
    found: '注释',
    fix: '请删去注释，说明写进 description',
  }),
  'duplicate-key': (key: string): Sentence => ({
    message: `键 "${key}" 写了两次，前一个会被悄悄丢掉`,
    found: key,
    fix: '请删去其中一个',
  }),
  'other-spelling': (written: string, own: string | undefined, value: unknown): Sentence => {
    const meant =
      own === undefined ? undefined : value === undefined ? `"${own}"` : `"${own}": ${JSON.stringify(value)}`;
    return {
      message: meant === undefined ? `键 "${written}" 不必写` : `键 "${written}" 在这里写作 ${meant}；现在照样有效`,
      found: written,
      ...(own === undefined ? {} : { expected: own }),
      fix: '运行 npm run migrate 可自动改写',
      ...hint(own),
    };
  },
  'forbidden-key': (key: string): Sentence => ({ message: `不允许的键 "${key}"`, found: key, fix: '请删去此键' }),
  'schema-reference': (found: string, expected: string): Sentence => ({
    message: '$schema 指向的不是本文件的模式',
    found,
    expected,
    fix: `请写成 "${expected}"`,
    suggestion: expected,
  }),
  ...schemaSentences,
  'unknown-reference': (kind: string, found: string, known: readonly string[], suggestion?: string): Sentence => ({
    message: `找不到${kind} "${found}"`,
    found,
    expected: known.length > 12 ? `已声明的 ${known.length} 个${kind}之一` : quoted(known),
    fix: meant(suggestion, known.length === 0 ? `还没有声明任何${kind}` : `请改成已声明的${kind}，或先声明它`),
    ...hint(suggestion),
  }),
  'reserved-name': (found: string, whose: '产品' | 'PostgreSQL' | 'query' | 'param' = '产品'): Sentence => ({
    message: RESERVED[whose](found),
    found,
    ...(whose === 'query' || whose === 'param' ? { expected: '请求没有占用的名字' } : {}),
    fix:
      whose === 'query' ? '请换一个 key（字段可用 store.column 留住列名），或不按它查询' : '请换一个名字，如加上前缀',
  }),
  'taken-name': (what: string, found: string, other: string): Sentence => ({
    message: `${what} "${found}" 已被 ${other} 使用`,
    found,
    fix: '请换一个名字',
  }),
  choices: (found: string): Sentence => ({
    message: `${found}：dictCode 与 options 要写且只写一个`,
    found,
    expected: 'dictCode 或 options',
    fix: '请保留其中一个',
  }),
  'dictionary-source': (): Sentence => ({
    message: '字典要写 items 或 source，且只写一个',
    expected: 'items 或 source',
    fix: '请保留其中一个',
  }),
  'dictionary-tree': (found: string): Sentence => ({
    message: `${found} 只对树形字典有用，这里却没有写 parent`,
    found,
    expected: 'parent',
    fix: `请补上 parent，或删去 ${found}`,
  }),
  'not-a-tree': (found: string): Sentence => ({
    message: `字典 "${found}" 不是树形字典`,
    found,
    expected: 'source 里写了 parent 的字典',
    fix: '请改用树形字典，或改用 sel_search 等单元格',
  }),
  'tree-condition': (found: string): Sentence => ({
    message: '组件JTreeSelect-condition传值有误，需要一个json字符串!',
    found,
    expected: 'JSON 对象的文字，值为文字或数字，如 {"name":"A%"}',
    fix: '请改成 JSON 对象的文字',
  }),
  'child-depth': (found: string): Sentence => ({
    message: `子表 "${found}" 自己还有子表，或就是主表`,
    found,
    expected: '没有子表的另一模型',
    fix: '请只用一层子表',
  }),
  'default-mixed': (found: string): Sentence => ({
    message: '默认值里 ${…} 只能有一个，且不能与 #{…}、{{ … }} 混用，现在会按原文使用',
    found,
    expected: '只写一个 ${填值规则编码}，或只写 #{…} 与 {{ … }}',
    fix: '请只保留一种写法',
  }),
  'tree-children': (found: string): Sentence => ({
    message: `"${found}" 的记录分上下级，不能再有子表，也不能作子表`,
    found,
    expected: '没有 tree 的模型，或没有 children 的模型',
    fix: '请删去 tree 或子表中的一个',
  }),
  'tree-fields': (found: string): Sentence => ({
    message: `上级编号与有无下级都存在 "${found}" 里`,
    found,
    expected: '两个不同的 hidden 字段',
    fix: '请为 hasChild 另建一个字段',
  }),
  'tree-model': (found: string): Sentence => ({
    message: `模型 "${found}" 没有写 tree，记录不分上下级`,
    found,
    expected: '写了 tree 的模型',
    fix: '请在模型里写明 tree，或把页面改成 "type": "list"',
  }),
  'sub-tables': (found: string): Sentence => ({
    message: `模型 "${found}" 没有子表，这种页面没有什么可显示在记录之下`,
    found,
    expected: '写了 subTables 的模型',
    fix: '请在模型里写明 subTables，或把页面改成 "type": "list"',
  }),
  'grid-needs-inline': (): Sentence => ({
    message: '写了 grid，页面却不在表格里编辑，它不会起作用',
    found: 'grid',
    expected: '"editing": "inline"',
    fix: '请加上 "editing": "inline"，或删去 grid',
  }),
  'grid-of-child': (found: string): Sentence => ({
    message: `子表随主记录一起保存，${found} 在子表的 grid 里不会起作用`,
    found,
    expected: '没有 live，toolbar 里没有 "save"',
    fix: `请删去 ${found}`,
  }),
  'grid-of-tree': (found: string): Sentence => ({
    message: `树形表格的行逐级展开，grid 里的 ${found} 不会起作用`,
    found,
    expected: '没有 dragSort、expand、live',
    fix: `请删去 ${found}，或改用 "type": "tree" 的页面`,
  }),
  'linkage-cycle': (chain: readonly string[]): Sentence => ({
    message: `联动绕成了一圈：${chain.join(' → ')}`,
    found: chain.join(' → '),
    fix: '请断开其中一环',
  }),
  'popup-fields': (orgs: number, dests: number): Sentence => ({
    message: 'popup参数未正确配置,原始值和目标值数量不一致!',
    found: `${orgs} 列对 ${dests} 个字段`,
    fix: '请让 orgFields 与 destFields 一样多',
  }),
  'picker-type': (found: string, expected: string): Sentence => ({
    message: `这种单元格不能用 ${found} 类型的选择器`,
    found,
    expected,
    fix: `请改用 ${expected} 类型的选择器，或换一种单元格`,
  }),
  'store-outside-model': (): Sentence => ({
    message: 'store 只能写在模型的字段里',
    found: 'store',
    fix: '请把 store 移到模型文件',
  }),
  'store-type': (found: string, expected: readonly string[]): Sentence => ({
    message: `这种单元格不能存成 ${found}`,
    found,
    expected: quoted(expected),
    fix: `请改成 ${quoted(expected)} 之一`,
  }),
  'secret-query': (key: string): Sentence => ({
    message: '密码字段不能查询：服务器只存散列值',
    found: key,
    fix: '请去掉这一处的 query',
  }),
  'form-target': (): Sentence => ({
    message: '表单页面要有且只有一个去处',
    expected: 'model 或 submit；用 submit 时，form 要有自己的 schema',
    fix: '请保留 model 与 submit 中的一个',
  }),
  'form-schema': (reason: string): Sentence => ({
    message: `表单的 schema 不能用：${reason}`,
    found: reason,
    expected: '"type": "object"，带 properties',
    fix: '请按 JSON Schema 的写法修改；可用的关键字见 docs/reference.md',
  }),
  'schema-type': (key: string, found: string, expected: string): Sentence => ({
    message: `"${key}" 在 schema 里是 ${found}，它的单元格填不出这种值`,
    found,
    expected,
    fix: `请把 type 改成 ${expected}，或换一种单元格`,
  }),
  'schema-required': (key: string): Sentence => ({
    message: `"${key}" 必填，表单里却没有它，永远填不完`,
    found: key,
    fix: '请把它写进 fields，或从 required 里去掉',
  }),
  'secret-unique': (key: string): Sentence => ({
    message: '密码字段不能要求唯一：服务器只存散列值，相同的密码也各不相同',
    found: key,
    fix: '请去掉这一处的 unique',
  }),
  'screen-source': (): Sentence => ({
    message: '列表页面没有数据来源',
    expected: 'model',
    fix: '请写明 "model"，或用 extends 继承一个有模型的页面',
  }),
  'action-call': (code: string, builtIn: boolean): Sentence => ({
    message: builtIn ? `内置动作 "${code}" 不能另带 path` : `调用接口的按钮 "${code}" 没有写全，或放错了地方`,
    found: code,
    expected: builtIn ? '没有 path 的内置动作' : '写了 title、path 的行操作，或没有 select、when 的上方按钮',
    fix: builtIn ? '请换一个 code，或删去 path' : '请补上缺少的键，或移到 rowActions',
  }),
  'action-answer': (code: string, both: boolean): Sentence => ({
    message: both ? `按钮 "${code}" 同时写了 download 与 reveal` : `按钮 "${code}" 不调用接口，没有答复可用`,
    found: code,
    expected: both ? 'download 与 reveal 之一' : '写了 path 的按钮',
    fix: both ? '请删去其中一个' : '请写明 path，或删去 download、reveal',
  }),
  'action-unknown': (found: string, known: readonly string[], suggestion?: string): Sentence => ({
    message: `没有内置动作 "${found}"`,
    found,
    expected: quoted(known),
    fix: meant(suggestion, '请改用上列之一；要调用接口或改变状态，请写明 path 或 set 与 title，放在 rowActions'),
    ...hint(suggestion),
  }),
  'action-move': (): Sentence => ({
    message: 'move 只能是树形列表的行操作',
    found: 'move',
    expected: '"type": "tree" 的页面的 rowActions',
    fix: '请移到树形列表的 rowActions，或删去',
  }),
  'action-choice': (): Sentence => ({
    message: 'select 要写明在哪里选',
    expected: 'picker 或 treeUrl，二者取一',
    fix: '请只留其中一个',
  }),
  'extends-cycle': (chain: readonly string[]): Sentence => ({
    message: `extends 绕成了一圈：${chain.join(' → ')}`,
    found: chain.join(' → '),
    fix: '请断开其中一环',
  }),
  'extends-type': (found: string, expected: string): Sentence => ({
    message: `继承的页面是 ${expected}，这里却写 ${found}`,
    found,
    expected,
    fix: `请写成 "${expected}"`,
  }),
  'extends-model': (found: string, expected: string): Sentence => ({
    message: `继承的页面是模型 "${expected}" 的，继承来的部分在模型 "${found}" 里有对不上的字段`,
    found,
    expected: `"${expected}"`,
    fix: `请写成 "${expected}"；确是另一个模型，请在这里写全 columns、query、form 等，或不继承`,
    suggestion: expected,
  }),
  'menu-target': (found: string): Sentence => ({
    message: '菜单项要有且只有一个去处',
    found,
    expected: 'screen、url、children 三者之一',
    fix: '请保留其中一个',
  }),
  'menu-title': (): Sentence => ({ message: '目录或外部地址要有文字', expected: 'title', fix: '请补上 "title"' }),
  'menu-host': (found: string): Sentence => ({
    message: '页内框架的地址不能在主机部分使用占位符：浏览器只允许事先写明的主机',
    found,
    expected: '写全的主机，如 https://docs.example.com/{{ tenantId }}',
    fix: '请写全主机，把占位符移到路径或参数里；或去掉 frame，在新窗口中打开',
  }),
  expression: (reason: string, found: string, suggestion?: string): Sentence => ({
    message: `表达式有误：${reason}`,
    found,
    fix: meant(suggestion, '请按 CEL 的写法修改；可用的名称见 docs/reference.md'),
    ...hint(suggestion),
  }),
  regex: (reason: string, found: string, fix: string, suggestion?: string): Sentence => ({
    message: `正则表达式有误：${reason}`,
    found,
    fix: meant(suggestion, fix),
    ...hint(suggestion),
  }),
  'sql-file': (found: string, known: readonly string[], suggestion?: string): Sentence => ({
    message: `找不到 SQL 文件 ${found}`,
    found,
    expected: quoted(known),
    fix: meant(suggestion, `请在报表旁边新建 ${found}`),
    ...hint(suggestion),
  }),
  'sql-unused': (found: string): Sentence => ({
    message: `没有报表使用 ${found}`,
    found,
    fix: '请删去此文件，或在报表的 sql 里写上它',
  }),
  'sql-refused': (reason: string, fix: string, suggestion?: string): Sentence => ({
    message: reason,
    fix: meant(suggestion, fix),
    ...hint(suggestion),
  }),
  'output-type': (column: string, found: string, cast: string, written = `(…)::${cast}`): Sentence => ({
    message: `SQL 输出列 "${column}" 的类型是 ${found}，不能按此列声明的类型显示`,
    found,
    expected: cast,
    fix: `请改换列的 "type"，或在 SQL 中写成 ${written} as ${column}`,
  }),
  'sql-database': (reason: string, suggestion?: string, fix = '请对照模型里的表名、列名与类型'): Sentence => ({
    message: `数据库不接受这条 SQL：${reason}`,
    fix: meant(suggestion, fix),
    ...hint(suggestion),
  }),
  'source-unread': (report: string, reason: string): Sentence => ({
    message: `报表“${report}”没有用数据核对：${reason}`,
    fix: '请在系统里测试这个数据源的连接；核对用的命令与服务要有同样的 WEFT_SECRET_KEY 与 WEFT_SOURCE_ALLOW',
  }),
  'foreign-report': (report: string, use: string, fix: string): Sentence => ({
    message: `报表 ${report} 读的是外部数据源，不能${use}`,
    found: report,
    expected: '读本系统自己的数据的报表',
    fix,
  }),
  'output-undeclared': (found: string): Sentence => ({
    message: `SQL 输出了 ${found}，却没有声明这一列，它不会显示`,
    found,
    fix: '请在 columns 里声明它，或从 SQL 里去掉',
  }),
  'param-unused': (found: string): Sentence => ({
    message: `SQL 里没有用到参数 "${found}"`,
    found,
    expected: `\${${found}}`,
    fix: '请在 SQL 里使用它，或删去这个参数',
  }),
  ...checkSentences,
} as const;

export type ProblemCode = keyof typeof sentences;

/** What is worth telling but keeps nothing from working. */
const warnings: ReadonlySet<ProblemCode> = new Set([
  ...(['sql-unused', 'other-spelling', 'version-behind', 'allow-unused', 'source-unread'] as const),
  ...allowable,
]);

export const severityOf = (code: ProblemCode): Problem['severity'] => (warnings.has(code) ? 'warning' : 'error');

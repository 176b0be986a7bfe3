import { agreeSentences } from './agreeSentences.ts';
import { columnSentences } from './columnSentences.ts';
import { factsSentences } from './factsSentences.ts';
import { measureSentences } from './measureSentences.ts';
import { printSentences } from './printSentences.ts';
import { scopeSentences } from './scopeSentences.ts';
import { hint, listed, meant, type Sentence } from './sentence.ts';
import { sqlSentences } from './sqlSentences.ts';
import { stateSentences } from './stateSentences.ts';

/** Warnings whose reason can stand in the file: what is unusual, but may be meant. */
export const allowable = [
  'output-undeclared',
  'default-mixed',
  'percent-scale',
  'sum-of-percent',
  'same-text',
  'same-title',
  'same-value',
  'print-lookup',
  'own-condition',
  'key-unused',
  'value-repeats',
  'shared-permission',
  'menu-repeats',
  'grid-without-save',
  'never-filled',
  'nothing-shown',
  'slot-link',
  'call-path',
  'call-record',
  'call-permission',
  'unknown-rule',
  'restricted-filter',
  'restricted-unique',
  'file-unused',
  'sql-zero',
  'sql-currency',
  'sql-multiplied',
  'sql-inner',
  'sql-odd',
  'chart-odd',
  'param-unguarded',
] as const;

/** Mistakes that only show when fields, files and kinds are held against each other. */
export const checkSentences = {
  'restricted-filter': (found: string): Sentence => ({
    message: `SQL 按受限字段 ${found} 筛选、连接、分组或排序，没有该字段权限的人也能从结果里看出它的大小`,
    found,
    fix: `请改用其他字段；有意为之请在报表的 allow 里写 "restricted-filter ${found}：原因"`,
  }),
  'restricted-unique': (key: string): Sentence => ({
    message: `受限字段 "${key}" 要求唯一：没有该字段权限的人保存时也能试出某个值有没有`,
    found: key,
    fix: '请换成不受限的字段；有意为之请在 allow 里写明原因',
  }),
  'linkage-parent': (found: string, suggestion?: string): Sentence => ({
    message: `"${found}" 的各项都没有写 parent，选了上一级它也不会变`,
    found,
    expected: '各项写了 parent 的字典或选项',
    fix: meant(suggestion, '请给下一级的各项写上 parent，或把 linkageKey 指向另一个字段'),
    ...hint(suggestion),
  }),
  'drill-literal': (found: string): Sentence => ({
    message: `"${found}" 是一列的 key，这样写送去的是这个词本身`,
    found,
    expected: `"{${found}}"`,
    fix: meant(`{${found}}`, ''),
    suggestion: `{${found}}`,
  }),
  'plain-text': (found: string): Sentence => ({
    message: `"${found}" 会照原样显示：这里的文字不带字段的值`,
    found,
    expected: '不带字段的话',
    fix: '请改写成不带字段的话；要随记录不同，校验规则可让 expression 给出文字',
  }),
  /** Of a chart that cannot be drawn; the room of charts says it. */
  'chart-shape': (sentence: Sentence): Sentence => sentence,
  'report-only': (key: string): Sentence => ({
    message: `"${key}" 只能写在报表的列里，在这里不起作用`,
    found: key,
    fix: `请删去 "${key}"，或写到 .report.json 的列里`,
  }),
  'beside-field': (found: string, choices: readonly string[]): Sentence => ({
    message: `"${found}" 不是从树或字典里选的字段，不能放在列表旁边`,
    found,
    expected:
      choices.length === 0
        ? '从树或字典里选的字段，如 sel_depart、cat_tree、sel_tree、select'
        : `从树或字典里选的字段：${choices.map((key) => `"${key}"`).join('、')}`,
    fix: '请换成这样的字段，或在模型里改它的类型；只想按它查询就写进 query',
  }),
  'kanban-by': (found: string, choices: readonly string[]): Sentence => ({
    message: `"${found}" 不是单选字段，卡片不能按它分列`,
    found,
    expected: choices.length === 0 ? '单选字段，如 select' : `单选字段：${choices.map((key) => `"${key}"`).join('、')}`,
    fix: '请换成单选字段，或在模型里把它改成 select',
  }),
  'kanban-still': (found: string): Sentence => ({
    message: `没有什么能改 "${found}"，卡片都拖不动`,
    found,
    expected: '改它的按钮，或能编辑的字段',
    fix: `请在 rowActions 里加上带 "set": { "${found}": … } 的按钮；或加上 "edit"，并让字段可以编辑`,
  }),
  'unknown-choice': (what: string, found: string, known: readonly string[], suggestion?: string): Sentence => ({
    message: `${what}里没有值 "${found}"`,
    found,
    expected: listed(known, what),
    fix: meant(suggestion, '请改成已有的值，或先在字典或选项里加上它'),
    ...hint(suggestion),
  }),
  'default-refused': (found: string, reason: string, suggestion?: string): Sentence => ({
    message: `默认值 "${found}" 通不过这一列自己的校验：${reason}`,
    found,
    fix: meant(suggestion, '请改换默认值，或放宽校验'),
    ...hint(suggestion),
  }),
  'rule-kind': (rule: string, kind: string): Sentence => ({
    message: `规则 ${rule} 对${kind}没有意义，什么值都通不过或都能通过`,
    found: rule,
    fix: '请删去这条规则，或换一种规则',
  }),
  'empty-range': (least: string, most: string): Sentence => ({
    message: `${least} 大于 ${most}，没有值能满足`,
    found: `${least}、${most}`,
    expected: '下限不大于上限',
    fix: '请对调或修改两者之一',
  }),
  'regex-unmatched': (found: string, shortest: number, most: number): Sentence => ({
    message: `${found} 至少要 ${shortest} 个字，而这里最多能填 ${most} 个，没有值能通过`,
    found,
    expected: `${most} 个字以内的文字能满足的规则`,
    fix: '请放宽长度，或修改规则',
  }),
  'rules-disagree': (one: string, other: string): Sentence => ({
    message: `没有值能同时通过规则 ${one} 与 ${other}`,
    found: other,
    expected: '能一起满足的规则',
    fix: '请删去其中一个；二者之一即可的，请改用 regex',
  }),
  'percent-scale': (what: string, found: number): Sentence => ({
    message: `百分比按比例保存：${what} ${found} 就是 ${round(found * 100)}%`,
    found: String(found),
    fix: `若要 ${found}%，请写 ${round(found / 100)}；确是 ${round(found * 100)}%，请在 allow 里写明原因`,
    suggestion: String(round(found / 100)),
  }),
  'decimal-digits': (what: string, found: number, kept: number): Sentence => ({
    message: `${what}，表里却只存 ${kept} 位，多出的小数会被拒绝`,
    found: String(found),
    expected: `不超过 ${kept} 位`,
    fix: `请把 store.scale 改成 ${found}，或减少小数位数`,
    suggestion: String(found),
  }),
  'decimal-length': (length: number, scale: number): Sentence => ({
    message:
      length < scale
        ? `总位数 ${length} 少于小数位数 ${scale}，存不下任何数`
        : `总位数 ${length} 都是小数位，只存得下小于 1 的数`,
    found: String(length),
    expected: `大于 ${scale} 的总位数`,
    fix: `请把 store.length 改成大于 ${scale} 的数`,
  }),
  'store-unused': (key: string, type: string): Sentence => ({
    message: `store.${key} 对存成 ${type} 的字段不起作用`,
    found: key,
    fix: `请删去 ${key}，或换一种存法`,
  }),
  'length-above-store': (what: string, length: number, kept: number): Sentence => ({
    message: `${what}可达 ${length} 个字，表里却只存 ${kept} 个`,
    found: String(length),
    expected: `不超过 ${kept}`,
    fix: `请把 store.length 加大到 ${length}，或缩短允许的长度`,
    suggestion: String(length),
  }),
  'statistics-kind': (kind: string): Sentence => ({
    message: `${kind}不能合计或平均`,
    found: kind,
    expected: '数值列',
    fix: '请删去 statistics，或移到数值列',
  }),
  'sum-of-percent': (): Sentence => ({
    message: '百分比相加没有意义：合计行会显示各行比例之和',
    found: 'sum',
    expected: '"average"',
    fix: '请改用 "average"；确要相加，请在 allow 里写明原因',
    suggestion: 'average',
  }),
  'query-mode': (mode: string, kind: string, known: readonly string[]): Sentence => ({
    message: `${kind}不能按 ${mode} 查询`,
    found: mode,
    expected: listed(known, '方式'),
    fix: `请改用 ${known.map((each) => `"${each}"`).join('、')} 之一`,
    ...hint(known[0]),
  }),
  'query-kind': (kind: string): Sentence => ({
    message: `${kind}不能查询`,
    found: kind,
    fix: '请去掉这一查询项',
  }),
  'secret-sort': (key: string): Sentence => ({
    message: '不能按密码字段排序：服务器只存散列值，也不让人读到',
    found: key,
    fix: '请换一个字段',
  }),
  'file-type': (found: string, known: readonly string[], suggestion?: string): Sentence => ({
    message: `服务器不接受 ${found} 文件`,
    found,
    expected: known.map((each) => `.${each}`).join('、'),
    fix: meant(suggestion, '请改用上列扩展名之一'),
    ...hint(suggestion),
  }),
  'slot-link': (): Sentence => ({
    message: '没有写链到哪里：会把值本身当作地址',
    expected: 'href',
    fix: '请补上 "href"，如 "https://example.com/{{ code }}"；值确是地址，请在 allow 里写明原因',
  }),
  'never-filled': (key: string, leftOut = false): Sentence => ({
    message: `"${key}" 必填，${leftOut ? '表单里却没有它' : '却没有地方能填它'}，也没有默认值`,
    found: key,
    fix: `请${leftOut ? '把它写进 fields，或' : ''}补上 defaultValue，或去掉必填；若由别处填入，请在 allow 里写明原因`,
  }),
  'value-cycle': (chain: readonly string[]): Sentence => ({
    message: `计算值绕成了一圈：${chain.join(' → ')}`,
    found: chain.join(' → '),
    fix: '请断开其中一环',
  }),
  'computed-restricted': (source: string): Sentence => ({
    message: `由受限的 "${source}" 算出，自己却没有受限：看不到 ${source} 的人也能看到它`,
    found: source,
    expected: '"restricted": true',
    fix: '请写明 "restricted": true；确要公开，请写 "restricted": false',
    suggestion: '"restricted": true',
  }),
  'dictionary-value': (found: string, suggestion: string | undefined): Sentence => ({
    message: `字典值 "${found}" 首尾有空格或含有逗号：几个值以逗号相连保存，读回来会对不上`,
    found,
    expected: '没有首尾空格和逗号的文字',
    fix: meant(suggestion, '请去掉逗号'),
    ...hint(suggestion),
  }),
  'choice-too-long': (found: string, kept: number): Sentence => ({
    message: `可选的值 "${found}" 有 ${[...found].length} 个字，表里却只存 ${kept} 个`,
    found,
    expected: `store.length 不小于 ${[...found].length}`,
    fix: `请把 store.length 改成 ${[...found].length} 或更大`,
    suggestion: String([...found].length),
  }),
  'same-text': (text: string, value: string): Sentence => ({
    message: `与值 "${value}" 同名：两项都显示为 "${text}"，导入时分不清`,
    found: text,
    fix: '请改换其中一个的文字；确要同名，请在 allow 里写明原因',
  }),
  'menu-repeats': (found: string): Sentence => ({
    message: `页面 "${found}" 在菜单里出现了两次`,
    found,
    fix: '请删去其中一个；确要两处都有，请在 allow 里写明原因',
  }),
  'time-zone': (found: string, suggestion?: string): Sentence => ({
    message: `没有时区 "${found}"`,
    found,
    expected: 'IANA 时区名，如 Asia/Shanghai',
    fix: meant(suggestion, '请写 IANA 时区名，如 "Asia/Shanghai"'),
    ...hint(suggestion),
  }),
  'shared-permission': (prefix: string, other: string): Sentence => ({
    message: `权限前缀 "${prefix}" 与 ${other} 相同：授权一个就授权了另一个`,
    found: prefix,
    fix: '请换一个前缀；确要共用，请在 allow 里写明原因',
  }),
  'action-place': (code: string, place: string, known: readonly string[], suggestion?: string): Sentence => ({
    message: `"${code}" 写在 ${place} 里不会起作用`,
    found: code,
    expected: listed(known, place),
    fix: meant(suggestion, `请移到 ${place === 'toolbar' ? 'rowActions' : 'toolbar'}，或删去`),
    ...hint(suggestion),
  }),
  'action-key': (key: string, code: string, known: readonly string[]): Sentence => ({
    message: `内置动作 "${code}" 写了 "${key}"，不会起作用`,
    found: key,
    expected: listed(known, '键'),
    fix: '请删去这个键；要另做一件事，请换一个 code，写明 path 或 set',
  }),
  'call-path': (method: string, found: string, known: readonly string[], suggestion?: string): Sentence => ({
    message: `没有供按钮调用的接口 ${method} ${found}`,
    found,
    expected: listed(known, '可调用的接口'),
    fix: meant(suggestion, '请改成已有的接口；若由别的服务器提供，请在 allow 里写明原因'),
    ...hint(suggestion),
  }),
  'call-record': (code: string): Sentence => ({
    message: `按钮 "${code}" 直接调用记录的接口：除了自己的权限还要有 add 或 edit，只读字段改不动，发送的值也不受声明约束`,
    found: code,
    expected: '"set": { "字段": "值" }',
    fix: '请删去 path，用 set 写明要改成什么',
  }),
  'call-permission': (found: string, needed: readonly string[]): Sentence => ({
    message: `有 ${found} 的人点了这个按钮也会被拒绝：它调用的接口要别的权限`,
    found,
    expected: needed.join(' 或 '),
    fix: '请把按钮移到那个模型的页面，并用接口要的 code；要改自己的字段请用 set',
  }),
  'action-set': (): Sentence => ({
    message: 'set 只能用在写全的行操作上，也不能与调用接口的键一起写',
    found: 'set',
    expected: 'rowActions 里带 code（不是内置动作）、title、set 的对象',
    fix: '请删去 path、method、send、prompt、select，补上 title，或移到 rowActions',
  }),
  'set-nothing': (field: string, found: string): Sentence => ({
    message: `按钮出现时“${field}”已经是 ${found}，点了不会有变化`,
    found,
    fix: '请改换 set 里的值，或从 when.in 里去掉它',
  }),
  'set-value': (field: string, found: string, reason: string, suggestion?: string): Sentence => ({
    message: `set 不能把“${field}”改成 ${found}：${reason}`,
    found,
    fix: meant(suggestion, '请改成这个字段存得下的值，或换一个字段'),
    ...hint(suggestion),
  }),
  'grid-without-save': (): Sentence => ({
    message: '表格可以在页面里编辑，工具栏却没有 save，改了也存不下来',
    expected: '"save"',
    fix: '请在 buttons 里加上 "save"；确不需要，请在 allow 里写明原因',
    suggestion: 'save',
  }),
  'nothing-shown': (): Sentence => ({
    message: '所有字段都是隐藏的，列表和表单都是空的',
    fix: '请至少让一个字段可见',
  }),
  'unknown-rule': (what: string, found: string): Sentence => ({
    message: `${what} "${found}" 存在数据库里，这里无法核对`,
    found,
    fix: '请确认它已建好，并在 allow 里写明',
  }),
  'file-encoding': (reason: string): Sentence => ({
    message: `文件的编码不对：${reason}`,
    found: reason,
    expected: '不带 BOM 的 UTF-8',
    fix: '请另存为不带 BOM 的 UTF-8',
  }),
  'file-unreadable': (reason: string): Sentence => ({
    message: `没有读这个文件：${reason}`,
    found: reason,
    expected: '不超过 2 MB 的普通文件',
    fix: '请换成普通的声明文件，或移出 screens/',
  }),
  'file-unused': (found: string): Sentence => ({
    message: `没有页面使用 "${found}"，里面写的也就没有核对`,
    found,
    fix: '请在页面里写上它，或删去此文件；留着备用请在 allow 里写明原因',
  }),
  'recycle-bin': (found: string, why: string): Sentence => ({
    message: `模型“${found}”不能有回收站：${why}`,
    found,
    expected: '记录整条存在自己的表与子表里的模型',
    fix: '请删去 recycleBin',
  }),
  'system-table': (found: string): Sentence => ({
    message: `数据表 "${found}" 属于系统或 PostgreSQL，模型不能用`,
    found,
    fix: '请换一个 table 或 code',
  }),
  'allow-unused': (found: string): Sentence => ({
    message: `allow 里的 "${found}" 没有对应的提醒`,
    found,
    fix: '请删去这一条',
  }),
  ...columnSentences,
  ...measureSentences,
  ...agreeSentences,
  ...factsSentences,
  ...scopeSentences,
  ...sqlSentences,
  ...stateSentences,
  ...printSentences,
} as const;

/** Without the dust of binary fractions. */
const round = (value: number): number => Number(value.toPrecision(12));

// Written by `npm run types` from schemas/*.schema.json. Do not edit.

/**
 * 一个按钮：内置代号，或改写其文字的对象。权限码为 前缀:代号。
 */
export type ActionEntry = ActionName | Action;
/**
 * 内置动作：add 新增，edit 编辑，move 移到别的上级之下（树形列表），detail 详情，delete 删除，batch_delete 批量删除，export 导出。
 */
export type ActionName = 'add' | 'edit' | 'move' | 'detail' | 'delete' | 'batch_delete' | 'export';
/**
 * 一条校验规则：规则名，或带参数的对象。单元格、表单、导入与服务器用同一套。
 */
export type RuleEntry = RuleName | Rule;
/**
 * 不带参数的规则：required 必填，unique 唯一，cron 为 Cron 表达式，其余为内置格式。
 */
export type RuleName =
  | 'required'
  | 'unique'
  | 'cron'
  | '*'
  | 'n6-16'
  | '*6-16'
  | 's6-18'
  | 'url'
  | 'e'
  | 'm'
  | 'p'
  | 's'
  | 'n'
  | 'z'
  | 'money'
  | 'only'
  | 'mobile'
  | 'username'
  | 'email'
  | 'natural'
  | 'letters'
  | 'landline'
  | 'bankCard'
  | 'idNumber'
  | 'nationalId'
  | 'qq'
  | 'httpUrl'
  | 'code20'
  | 'name2-100'
  | 'digitsAndNewlines'
  | 'max255';
/**
 * 带参数的规则。
 */
export type Rule =
  | RequiredRule
  | UniqueRule
  | PatternRule
  | RegexRule
  | LengthRule
  | RangeRule
  | CronRule
  | ExpressionRule
  | CheckRuleRule
  | DigitsRule;
/**
 * CEL 表达式。可用名称：row（本行）、old（修改前）、form（整张表单）、rows（同一表格的各行）、user（当前用户）、query（查询条件）、now（当前时间）。
 */
export type Expression = string;
/**
 * 有意为之的提醒：每条写提醒的代号、冒号与原因，本文件里的这种提醒便不再出现；代号后隔一个空格写出所指的值，就只放过那一处。错误不能这样放过。restricted-output 加输出列名：报表里取自受限字段的这一列给所有能打开报表的人看。
 *
 * @minItems 1
 *
 * Items: 提醒的代号、冒号、原因。
 */
export type Allow = [string, ...string[]];
/**
 * 看板里的一块，type 说它是什么。
 */
export type BoardPart =
  BoardFigure | BoardChart | BoardTable | BoardText | BoardNotices | BoardShortcuts | BoardGroup | BoardTabs;
/**
 * 一个数值：key，或写明画法的对象。
 */
export type ChartValueEntry = string | ChartValue;
/**
 * 一条参考线：写明的数，或某一列的值。
 */
export type ChartReferenceEntry = ChartReferenceKey | ChartReference;
/**
 * 一条标注：写明的一天，或某一列的文字。
 */
export type ChartAnnotationEntry = ChartAnnotationKey | ChartAnnotation;
/**
 * 分类字典树选择，存分类的 id。
 */
export type CatTreeColumn = ColumnCommon & CatTreeColumn1;
/**
 * 复选框，直接点选；默认 Y 与 N。
 */
export type CheckboxColumn = ColumnCommon & CheckboxColumn1;
/**
 * 一组复选框，值以逗号相连。
 */
export type CheckboxGroupColumn = ColumnCommon & CheckboxGroupColumn1;
/**
 * 标签颜色：antd 状态色名或预设色名。
 */
export type TagColor =
  | 'success'
  | 'processing'
  | 'warning'
  | 'error'
  | 'default'
  | 'red'
  | 'volcano'
  | 'orange'
  | 'gold'
  | 'lime'
  | 'green'
  | 'cyan'
  | 'blue'
  | 'geekblue'
  | 'purple'
  | 'magenta';
/**
 * 朴素的复选框，点选即改，默认 Y 与 N。
 */
export type CheckboxMetaColumn = ColumnCommon & CheckboxMetaColumn1;
/**
 * 代码，带语言切换与全屏，表单中独占一行。
 */
export type CodeColumn = ColumnCommon & CodeColumn1;
/**
 * Quartz 的 Cron 表达式：可直接输入，也可在对话框里选择并预览最近的执行时间。
 */
export type CronColumn = ColumnCommon & CronColumn1;
/**
 * 日期 YYYY-MM-DD。
 */
export type DateColumn = ColumnCommon & DateColumn1;
/**
 * 日期时间 YYYY-MM-DD HH:mm:ss，本地时间。
 */
export type DatetimeColumn = ColumnCommon & DatetimeColumn1;
/**
 * 过长的文字截断显示，悬停看全文；只读。
 */
export type EllipsisColumn = ColumnCommon & EllipsisColumn1;
/**
 * 附件，文件名截短显示，可下载与移除。
 */
export type FileColumn = ColumnCommon & FileColumn1;
/**
 * 不显示，随行保存。
 */
export type HiddenColumn = ColumnCommon & HiddenColumn1;
/**
 * 图片，缩略显示，可预览与移除。
 */
export type ImageColumn = ColumnCommon & ImageColumn1;
/**
 * 单行文本输入。
 */
export type InputColumn = ColumnCommon & InputColumn1;
/**
 * 数值输入；非法输入还原，失焦时非法变空。
 */
export type InputNumberColumn = ColumnCommon & InputNumberColumn1;
/**
 * 单行显示，弹出多行输入。
 */
export type InputPopColumn = ColumnCommon & InputPopColumn1;
/**
 * 结构化内容：对象或数组。表单自己的 schema 说明了它的样子时逐项填写，否则写 JSON；表格里只显示。
 */
export type JsonColumn = ColumnCommon & JsonColumn1;
/**
 * 下拉多选，值以逗号相连。
 */
export type ListMultiColumn = ColumnCommon & ListMultiColumn1;
/**
 * Markdown，边写边看；表单中独占一行，表格中点开对话框编辑，列表里显示为一行文字。
 */
export type MarkdownColumn = ColumnCommon & MarkdownColumn1;
/**
 * 只读文本。
 */
export type NormalColumn = ColumnCommon & NormalColumn1;
/**
 * 密码：只写不读。输入不显示，服务器只存散列值，列表、详情、复制与导出都以圆点代替，不能查询与排序。
 */
export type PasswordColumn = ColumnCommon & PasswordColumn1;
/**
 * 省市区选择，存最末一级的六位代码。
 */
export type PcaColumn = ColumnCommon & PcaColumn1;
/**
 * 打开选择器选记录，带回本行的几个字段。
 */
export type PopupColumn = ColumnCommon & PopupColumn1;
/**
 * 进度条，0 到 100，只读。
 */
export type ProgressColumn = ColumnCommon & ProgressColumn1;
/**
 * 单选按钮，取自字典或选项。
 */
export type RadioColumn = ColumnCommon & RadioColumn1;
/**
 * 业务组件：弹窗里选记录，右侧列出已选。
 */
export type SelBusinessColumn = ColumnCommon & SelBusinessColumn1;
/**
 * 选部门，存部门编码。
 */
export type SelDepartColumn = ColumnCommon & SelDepartColumn1;
/**
 * 选职务，存职务编码。
 */
export type SelPositionColumn = ColumnCommon & SelPositionColumn1;
/**
 * 选角色，存角色编码。
 */
export type SelRoleColumn = ColumnCommon & SelRoleColumn1;
/**
 * 在字典里搜索并单选。
 */
export type SelSearchColumn = ColumnCommon & SelSearchColumn1;
/**
 * 输入文字向服务器搜索字典并单选。
 */
export type SelSearchAsyncColumn = ColumnCommon & SelSearchAsyncColumn1;
/**
 * 树形选择，取自声明过的树形字典。
 */
export type SelTreeColumn = ColumnCommon & SelTreeColumn1;
/**
 * 选用户，存账号。
 */
export type SelUserColumn = ColumnCommon & SelUserColumn1;
/**
 * 下拉单选，取自字典或选项。
 */
export type SelectColumn = ColumnCommon & SelectColumn1;
/**
 * 滑块验证：拖过整条轨道才通过，通过后锁定；键盘用方向键、End 与回车。值为 Y 或空。
 */
export type SliderColumn = ColumnCommon & SliderColumn1;
/**
 * 内置的特别显示：copy 可复制，link 链接到 href。
 */
export type SlotColumn = ColumnCommon & SlotColumn1;
/**
 * 开关，默认 Y 与 N，显示为 是 与 否。
 */
export type SwitchColumn = ColumnCommon & SwitchColumn1;
/**
 * 标签输入，分号相隔。
 */
export type TagsColumn = ColumnCommon & TagsColumn1;
/**
 * 多行文本，表单中独占一行。
 */
export type TextareaColumn = ColumnCommon & TextareaColumn1;
/**
 * 时间 HH:mm:ss。
 */
export type TimeColumn = ColumnCommon & TimeColumn1;
/**
 * 富文本，存净化过的 HTML；表单中独占一行，表格中点开对话框编辑，列表里显示为一行文字。
 */
export type UmeditorColumn = ColumnCommon & UmeditorColumn1;
/**
 * 上传一个文件，显示文件名与进度。
 */
export type UploadColumn = ColumnCommon & UploadColumn1;
/**
 * 一列：字段名（全部继承）、只改几处的对象（不写 type），或写明 type 的完整列。
 */
export type ColumnEntry = FieldReference | Column | ColumnOverride;
/**
 * 字段的 key，全部属性继承自模型。
 */
export type FieldReference = string;
/**
 * 写明类型的列。
 */
export type Column =
  | NormalColumn
  | InputColumn
  | InputNumberColumn
  | TextareaColumn
  | SelectColumn
  | RadioColumn
  | ListMultiColumn
  | SwitchColumn
  | DateColumn
  | DatetimeColumn
  | TimeColumn
  | TagsColumn
  | HiddenColumn
  | CheckboxColumn
  | CheckboxMetaColumn
  | ProgressColumn
  | EllipsisColumn
  | InputPopColumn
  | SelSearchColumn
  | SelSearchAsyncColumn
  | PopupColumn
  | SelUserColumn
  | SelDepartColumn
  | UploadColumn
  | FileColumn
  | ImageColumn
  | SlotColumn
  | PasswordColumn
  | SelRoleColumn
  | SelPositionColumn
  | SelTreeColumn
  | CatTreeColumn
  | PcaColumn
  | UmeditorColumn
  | MarkdownColumn
  | CodeColumn
  | CronColumn
  | CheckboxGroupColumn
  | SelBusinessColumn
  | SliderColumn
  | JsonColumn;
/**
 * 在模型字段的基础上只改写通用的键；要改某类型自己的键，请写明 type。
 */
export type ColumnOverride = ColumnCommon;
/**
 * 看板页面；看板自己就有同名的页面，另起名字或并入别处才要写。
 */
export type BoardScreen = ScreenCommon & BoardScreen1;
/**
 * 声明清单：列出全部页面、模型、报表、选择器与字典，标题、文件、哈希、问题与被谁引用。
 */
export type CatalogScreen = ScreenCommon & CatalogScreen1;
/**
 * 副本清单：列出用 extends 继承另一页面的页面，以及各自改了什么。
 */
export type CopiesScreen = ScreenCommon & CopiesScreen1;
/**
 * 主从列表：上面的主表选中一行，下面各页签是它的子表，各有自己的查询、按钮、表单与权限。
 */
export type ErpScreen = ScreenCommon & ErpScreen1;
/**
 * 一个查询项：字段名，或改写的对象。
 */
export type QueryEntry = FieldReference | QueryItem;
/**
 * 一个页签：子表模型的路径，或带上怎样显示、能做什么。
 */
export type SubListEntry = string | SubListSaid;
/**
 * 表单页面：填好一份，提交，再填下一份。
 */
export type FormScreen = ScreenCommon & FormScreen1;
/**
 * 可展开的列表：一行展开后是它的子表，只看不改（可从文件导入），同时只展开一行。
 */
export type InnerScreen = ScreenCommon & InnerScreen1;
/**
 * 一个页签：子表模型的路径，或带上怎样显示。
 */
export type SubRows = string | SubRowsShown;
/**
 * 看板列表：记录是卡片，按一个单选字段的值分列；拖动卡片改变它的值。
 */
export type KanbanScreen = ScreenCommon & KanbanScreen1;
/**
 * 自动列表：查询、表格、分页、增删改。
 */
export type ListScreen = ScreenCommon & ListScreen1;
/**
 * 内置页面，没有数据源。
 */
export type PageScreen = ScreenCommon & PageScreen1;
/**
 * 报表：查询、只读表格、合计、导出。
 */
export type ReportScreen = ScreenCommon & ReportScreen1;
/**
 * 页签式列表：列表照旧，窗口里主表的表单与各子表是并列的页签。
 */
export type TabScreen = ScreenCommon & TabScreen1;
/**
 * 树形列表：逐级展开、添加下级、增删改；查询时平铺并注明所在路径。
 */
export type TreeScreen = ScreenCommon & TreeScreen1;
/**
 * 选择器：弹窗里选记录，带回几个值。查询、树、表格、已选几部分由类型与声明组成。
 */
export type PickerFile =
  UserPicker | RolePicker | PositionPicker | DepartmentPicker | CategoryPicker | BusinessPicker | PopupPicker;
/**
 * 选择用户：左侧部门树，右侧用户表。
 */
export type UserPicker = PickerCommon & UserPicker1;
/**
 * 一列：字段名，或改写标题与宽度的对象。
 */
export type PickerColumnEntry = FieldReference | PickerColumnOverride;
/**
 * 选择角色。
 */
export type RolePicker = PickerCommon & RolePicker1;
/**
 * 选择职务。
 */
export type PositionPicker = PickerCommon & PositionPicker1;
/**
 * 选择部门：可勾选的树。
 */
export type DepartmentPicker = PickerCommon & DepartmentPicker1;
/**
 * 选择分类：可勾选的树。
 */
export type CategoryPicker = PickerCommon & CategoryPicker1;
/**
 * 业务组件：查询、表格与右侧已选。
 */
export type BusinessPicker = PickerCommon & BusinessPicker1;
/**
 * 报表弹窗：选报表的行，带回几个值。
 */
export type PopupPicker = PickerCommon & PopupPicker1;
/**
 * 一种纸。
 */
export type PrintPaper = ('A4' | 'A5' | 'A6') | PrintPaperSize;
/**
 * 纸上的一块，type 说它是什么。
 */
export type PrintPart =
  PrintHeading | PrintText | PrintFields | PrintTable | PrintBarcode | PrintImage | PrintLine | PrintSpace | PrintRow;
/**
 * 一个页面。type 决定列表类型。
 */
export type ScreenFile =
  | ListScreen
  | TreeScreen
  | ReportScreen
  | FormScreen
  | PageScreen
  | InnerScreen
  | TabScreen
  | ErpScreen
  | CatalogScreen
  | CopiesScreen
  | BoardScreen
  | KanbanScreen;

/**
 * 改写文字的内置按钮，调用接口的按钮（写 path），或把本行改成声明的值的行操作（写 set）。
 */
export interface Action {
  /**
   * 内置动作的代号，或调用接口的按钮自己的代号；权限码为 前缀:代号。
   */
  code: string;
  /**
   * 按钮文字。
   */
  title?: string;
  /**
   * 点击后调用的接口，只能是“按钮可以调用的接口”之一，按钮的权限要够用；写了它便不是内置动作。
   */
  path?: string;
  /**
   * 点击后把这一行的这些字段改成这些值（状态按钮）；点击的人与时刻写 #{sysUserCode}、#{datetime} 等。改什么由服务器按声明执行，只读字段也能改；有 前缀:代号 的权限就够，不需要 edit；行被别人改过就不改。写了它就不写 path、method、send。
   */
  set?: {
    /**
     * 存储的值；null 为清空；#{date}、#{time}、#{datetime}、#{sysUserId}、#{sysUserCode}、#{sysUserName}、#{sysOrgCode} 之一为点击的那一刻与点击的人。
     */
    [k: string]: string | number | boolean | null;
  };
  /**
   * 请求方法。
   */
  method?: 'GET' | 'POST' | 'PUT';
  /**
   * 调用之前的确认；省略时不问。
   */
  confirm?: string;
  when?: ActionCondition;
  /**
   * 调用时发送的参数：原文，或本行的一个字段；行操作省略时为 {"id": {"field": "id"}}。写在 toolbar 里时，字段是选中各行的值，逗号相连，选了行才有这个按钮；一个字段都没写的按钮总在，省略时什么都不发。
   */
  send?: {
    /**
     * 一个参数的值。
     */
    [k: string]: RowValue | string;
  };
  prompt?: ActionPrompt;
  select?: ActionSelect;
  /**
   * 行操作直接排在行里，不收进“更多”；写在要让人一眼看到的操作上，如 通过。一个都没写时，排在行里的是前两个。
   */
  primary?: boolean;
  /**
   * 调用成功后把答复的文字存成这个名字的文件。只用于调用接口的按钮。
   */
  download?: string;
  /**
   * 调用成功后在窗口里给出答复的文字，可以复制；关上窗口就不再有。写的是窗口里的说明。只用于调用接口的按钮。
   */
  reveal?: string;
  /**
   * 调用成功后重新载入整个产品：菜单与权限可能变了。
   */
  reload?: boolean;
}
/**
 * 行操作只在字段为这些值之一的行上出现；省略时每行都有。
 */
export interface ActionCondition {
  /**
   * 字段的 key。
   */
  field: string;
  /**
   * 存储的值。
   *
   * @minItems 1
   *
   * Items: 一个存储的值。
   */
  in: [string, ...string[]];
}
/**
 * 本行一个字段的值。
 */
export interface RowValue {
  /**
   * 字段的 key。
   */
  field: string;
}
/**
 * 问一行文字。
 */
export interface ActionPrompt {
  /**
   * 发送时的参数名。
   */
  key: string;
  /**
   * 输入框的标签。
   */
  title: string;
  /**
   * 输入框的提示文字。
   */
  placeholder?: string;
  /**
   * 输入时不显示。
   */
  secret?: boolean;
  /**
   * 校验规则，依次检查。
   */
  validateRules?: RuleEntry[];
}
/**
 * 必填：空值不通过。
 */
export interface RequiredRule {
  /**
   * 规则名：required。
   */
  rule: 'required';
  /**
   * 不通过时的提示；省略时用内置的文字。
   */
  message?: string;
}
/**
 * 唯一：同列出现两次即不通过；表单输入停顿一秒后还会询问服务器是否已存在。
 */
export interface UniqueRule {
  /**
   * 规则名：unique。
   */
  rule: 'unique';
  /**
   * 不通过时的提示；省略时用内置的文字。
   */
  message?: string;
}
/**
 * 内置格式。
 */
export interface PatternRule {
  /**
   * 规则名：pattern。
   */
  rule: 'pattern';
  /**
   * 格式的代号。
   */
  pattern:
    | '*'
    | 'n6-16'
    | '*6-16'
    | 's6-18'
    | 'url'
    | 'e'
    | 'm'
    | 'p'
    | 's'
    | 'n'
    | 'z'
    | 'money'
    | 'only'
    | 'mobile'
    | 'username'
    | 'email'
    | 'natural'
    | 'letters'
    | 'landline'
    | 'bankCard'
    | 'idNumber'
    | 'nationalId'
    | 'qq'
    | 'httpUrl'
    | 'code20'
    | 'name2-100'
    | 'digitsAndNewlines'
    | 'max255';
  /**
   * 不通过时的提示；省略时用内置的文字。
   */
  message?: string;
}
/**
 * 正则表达式；编译时检查其不会指数级回溯。
 */
export interface RegexRule {
  /**
   * 规则名：regex。
   */
  rule: 'regex';
  /**
   * 正则表达式，不带斜线。
   */
  regex: string;
  /**
   * 不通过时的提示；省略时用内置的文字。
   */
  message: string;
}
/**
 * 字符数范围。
 */
export interface LengthRule {
  /**
   * 规则名：length。
   */
  rule: 'length';
  /**
   * 最少字符数。
   */
  min?: number;
  /**
   * 最多字符数。
   */
  max?: number;
  /**
   * 怎样数：characters 每个字符算 1；display 按显示宽度，非 ASCII 字符算 2。
   */
  measure?: 'characters' | 'display';
  /**
   * 不通过时的提示；省略时用内置的文字。
   */
  message?: string;
}
/**
 * 数值范围。
 */
export interface RangeRule {
  /**
   * 规则名：range。
   */
  rule: 'range';
  /**
   * 最小值。
   */
  min?: number;
  /**
   * 最大值。
   */
  max?: number;
  /**
   * 不通过时的提示；省略时用内置的文字。
   */
  message?: string;
}
/**
 * Quartz 的 Cron 表达式，六或七段；提示会指出哪一段不对。cron 类型的字段自带此规则。
 */
export interface CronRule {
  /**
   * 规则名：cron。
   */
  rule: 'cron';
  /**
   * 周几的数字：quartz 1 是周日、7 是周六；legacy 0 和 7 是周日、1 到 6 是周一到周六。
   */
  weekNumbers?: 'quartz' | 'legacy';
  /**
   * 不通过时的提示；省略时用内置的文字。
   */
  message?: string;
}
/**
 * 表达式为真才通过；表达式也可以给出文字：不空的文字就是不通过的提示，空文字为通过。
 */
export interface ExpressionRule {
  /**
   * 规则名：expression。
   */
  rule: 'expression';
  expression: Expression;
  /**
   * 表达式为假时的提示；结果为真假时必填。
   */
  message?: string;
}
/**
 * 编码校验：由服务器按“编码校验规则”里这个编码的规则检查；表单输入停顿一秒后询问，保存与导入时再查。
 */
export interface CheckRuleRule {
  /**
   * 规则名：checkRule。
   */
  rule: 'checkRule';
  /**
   * 校验规则的编码。
   */
  code: string;
  /**
   * 不通过时的提示；省略时用服务器给出的文字。
   */
  message?: string;
}
/**
 * 小数点前后各最多几位：多出的位数不会被悄悄舍去，单元格标红并可一键四舍五入。数值字段按 precision 与 store 自带此规则。
 */
export interface DigitsRule {
  /**
   * 规则名：digits。
   */
  rule: 'digits';
  /**
   * 小数点前最多几位。
   */
  whole?: number;
  /**
   * 小数点后最多几位；0 表示必须是整数。
   */
  decimals?: number;
  /**
   * 不通过时的提示；省略时用内置的文字。
   */
  message?: string;
}
/**
 * 选择：picker 与 treeUrl 二者取一。
 */
export interface ActionSelect {
  /**
   * 发送选中的编号（逗号相连）时的参数名。
   */
  key: string;
  /**
   * 另发原来选中的编号时的参数名。
   */
  previousKey?: string;
  /**
   * 选择器的路径；多选。
   */
  picker?: string;
  /**
   * GET：整棵树 {treeList}，节点有 key、title、children；勾选连同下级与上级。
   */
  treeUrl?: string;
  /**
   * POST，参数同这个按钮的调用：选完之后、发送之前，把它答复的影响给人看，确认了才发送。
   */
  effectUrl?: string;
  /**
   * GET：现在选中的编号，参数同 send。
   */
  currentUrl: string;
}
/**
 * 必须相等的数：本文件的一个指标与别处的指标逐组相等（写 measure 与 with），或每一行里的两边相等（写 rows）。npm run validate -- --data 拿数据核对，不等时说出是哪一组、哪一天、两边各是多少。
 */
export interface AgreeDeclaration {
  /**
   * 哪两个数应当相等，不等时显示。
   */
  title: string;
  /**
   * 本文件的指标。
   */
  measure?: string;
  /**
   * 每一行里相等的两边，用 == 连接；两边由 row.列、数字与 + - * 组成。写了它就不写 measure 与 with。
   */
  rows?: string;
  /**
   * 按哪些列逐组核对；写 rows 时是不等的那一行用哪些列指明。省略时只比一个总数。
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: 列的 key。
   */
  by?:
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string];
  /**
   * by 里的日期按日、周或月；月与周的另一边可以是写成 2026-05 或 2026-05-04（周一）的文字列。
   */
  grain?: 'day' | 'week' | 'month';
  /**
   * 只看本文件的哪些行，写法同指标的条件。
   */
  when?: string;
  params?: AgreeParams;
  /**
   * 本文件的指标是什么单位，只在列与指标都没有说的时候写（如金额的货币由参数决定的报表）。
   */
  unit?: string;
  /**
   * 与它相等的指标，一个或几个：三处以上都要相等时全写在这里。
   *
   * @minItems 1
   * @maxItems 10
   */
  with?:
    | [AgreeSide]
    | [AgreeSide, AgreeSide]
    | [AgreeSide, AgreeSide, AgreeSide]
    | [AgreeSide, AgreeSide, AgreeSide, AgreeSide]
    | [AgreeSide, AgreeSide, AgreeSide, AgreeSide, AgreeSide]
    | [AgreeSide, AgreeSide, AgreeSide, AgreeSide, AgreeSide, AgreeSide]
    | [AgreeSide, AgreeSide, AgreeSide, AgreeSide, AgreeSide, AgreeSide, AgreeSide]
    | [AgreeSide, AgreeSide, AgreeSide, AgreeSide, AgreeSide, AgreeSide, AgreeSide, AgreeSide]
    | [AgreeSide, AgreeSide, AgreeSide, AgreeSide, AgreeSide, AgreeSide, AgreeSide, AgreeSide, AgreeSide]
    | [AgreeSide, AgreeSide, AgreeSide, AgreeSide, AgreeSide, AgreeSide, AgreeSide, AgreeSide, AgreeSide, AgreeSide];
  tolerance?: AgreeTolerance;
}
/**
 * 报表各参数的值，写成文字；一段日期写 2026-05-01,2026-05-31 或 last30 之类的名字。
 */
export interface AgreeParams {
  /**
   * 一个参数的值；空文字是不填。
   */
  [k: string]: string;
}
/**
 * 另一处的指标。model 与 report 都不写，就是本文件的另一个指标。
 */
export interface AgreeSide {
  /**
   * 模型。
   */
  model?: string;
  /**
   * 报表。
   */
  report?: string;
  /**
   * 那里的指标。
   */
  measure: string;
  /**
   * 那里对应的列，个数与次序同本文件的 by；省略时同名。
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: 列的 key。
   */
  by?:
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string];
  /**
   * 只看那里的哪些行，写法同指标的条件。
   */
  when?: string;
  params?: AgreeParams;
  /**
   * 那里的指标是什么单位，只在列与指标都没有说的时候写。
   */
  unit?: string;
}
/**
 * 允许的差，要写明原因；省略时一分也不能差。
 */
export interface AgreeTolerance {
  /**
   * 每一组两边至多差多少。
   */
  upTo: number;
  /**
   * 为什么会差。
   */
  because: string;
}
/**
 * 产品设置：标题、首页、主题、安全。
 */
export interface App {
  /**
   * 本文件遵循的模式文件的相对路径；编辑器据此补全与提示。
   */
  $schema?: string;
  allow?: Allow;
  /**
   * 声明写的是语言的第几版，由 npm run migrate 写上；没有写等于 1，0 是还没有改写过。
   */
  schemaVersion?: number;
  /**
   * 中文标题，显示在菜单、页签与页头。
   */
  title: string;
  /**
   * 短标题，作浏览器标题的后缀。
   */
  shortTitle: string;
  /**
   * 登录后的首页路径。
   */
  home: string;
  /**
   * 业务时区。
   */
  timeZone?: string;
  /**
   * 登录总是要求验证码；否则连续失败后才要求。
   */
  captcha?: boolean;
  /**
   * 无需登录的附加路径。
   *
   * Items: 前端路径。
   */
  openRoutes?: string[];
  theme?: ThemeSettings;
  signature?: SignatureSettings;
  /**
   * 声明里会写到的角色，如审批由谁做；租户里没有时启动后自动建好，里面有谁由管理员分配。admin 总在，不必写。
   *
   * @minItems 1
   */
  roles?: [RoleDeclaration, ...RoleDeclaration[]];
  /**
   * 当前用户的几组值，行规则里写 user.名字：在某个模型里登记为此人的那些记录的一个字段。
   *
   * @minItems 1
   */
  userLists?: [UserList, ...UserList[]];
}
/**
 * 主题。
 */
export interface ThemeSettings {
  /**
   * 主色。
   */
  primaryColor?: string;
}
/**
 * 需要校验签名的接口。
 */
export interface SignatureSettings {
  /**
   * 路径前缀。
   *
   * Items: 路径前缀。
   */
  paths: string[];
}
/**
 * 一个角色。
 */
export interface RoleDeclaration {
  /**
   * 角色编码。
   */
  code: string;
  /**
   * 角色名称。
   */
  title: string;
}
/**
 * 一组值：模型里 user 字段等于当前用户账号的记录，取其 value 字段。
 */
export interface UserList {
  /**
   * 名字：行规则里写 user.shops。
   */
  name: string;
  /**
   * 登记在哪个模型。
   */
  model: string;
  /**
   * 取哪个字段的值。
   */
  value: string;
  /**
   * 哪个字段存账号。
   */
  user: string;
}
/**
 * 列表旁边的选择：左边是一个字段的全部选项（部门树、分类树、树形字典、地区或字典项），点其中一项，右边只剩它与它之下的记录；新增的记录以它开始。手机上折成一个按钮。
 */
export interface Beside {
  /**
   * 按哪个字段：能从树或字典里选的字段。看不到这个字段的人，旁边什么也没有。
   */
  field: string;
  /**
   * 它的标题；省略时用字段标题。
   */
  title?: string;
  /**
   * 起初的宽度，像素；各人拖动边框之后以自己的为准。
   */
  width?: number;
  /**
   * 上方有搜索框。
   */
  search?: boolean;
}
/**
 * 看板：模型的指标，按期间与筛选画成数、图与表。数据按各人的权限。
 */
export interface BoardFile {
  /**
   * 本文件遵循的模式文件的相对路径；编辑器据此补全与提示。
   */
  $schema?: string;
  allow?: Allow;
  /**
   * 中文标题，显示在菜单、页签与页头。
   */
  title: string;
  /**
   * 一句话说明，显示在标题之下。
   */
  description?: string;
  /**
   * 权限前缀；省略时为路径的冒号写法。
   */
  permission?: string;
  /**
   * 人人可以打开，如首页；其中的数仍按各人的权限。
   */
  open?: boolean;
  /**
   * 指标所在的模型。
   */
  model: string;
  period?: BoardPeriod;
  /**
   * 各块共用的筛选。
   *
   * @minItems 1
   * @maxItems 12
   */
  filters?:
    | [BoardFilter]
    | [BoardFilter, BoardFilter]
    | [BoardFilter, BoardFilter, BoardFilter]
    | [BoardFilter, BoardFilter, BoardFilter, BoardFilter]
    | [BoardFilter, BoardFilter, BoardFilter, BoardFilter, BoardFilter]
    | [BoardFilter, BoardFilter, BoardFilter, BoardFilter, BoardFilter, BoardFilter]
    | [BoardFilter, BoardFilter, BoardFilter, BoardFilter, BoardFilter, BoardFilter, BoardFilter]
    | [BoardFilter, BoardFilter, BoardFilter, BoardFilter, BoardFilter, BoardFilter, BoardFilter, BoardFilter]
    | [
        BoardFilter,
        BoardFilter,
        BoardFilter,
        BoardFilter,
        BoardFilter,
        BoardFilter,
        BoardFilter,
        BoardFilter,
        BoardFilter
      ]
    | [
        BoardFilter,
        BoardFilter,
        BoardFilter,
        BoardFilter,
        BoardFilter,
        BoardFilter,
        BoardFilter,
        BoardFilter,
        BoardFilter,
        BoardFilter
      ]
    | [
        BoardFilter,
        BoardFilter,
        BoardFilter,
        BoardFilter,
        BoardFilter,
        BoardFilter,
        BoardFilter,
        BoardFilter,
        BoardFilter,
        BoardFilter,
        BoardFilter
      ]
    | [
        BoardFilter,
        BoardFilter,
        BoardFilter,
        BoardFilter,
        BoardFilter,
        BoardFilter,
        BoardFilter,
        BoardFilter,
        BoardFilter,
        BoardFilter,
        BoardFilter,
        BoardFilter
      ];
  /**
   * 一打开与什么比：previous 环比，lastYear 同比，target 目标，none 不比。
   */
  compare?: 'previous' | 'lastYear' | 'target' | 'none';
  /**
   * 每几秒自动刷新；省略时不自动。
   */
  refresh?: number;
  /**
   * 从上到下、从左到右的各块。
   *
   * @minItems 1
   * @maxItems 60
   */
  parts: [BoardPart, ...BoardPart[]];
}
/**
 * 期间：看板按哪个日期列取数，一打开看哪一段。
 */
export interface BoardPeriod {
  /**
   * 日期列的 key。
   */
  column: string;
  /**
   * 一打开看哪一段。
   */
  defaultValue?: 'today' | 'yesterday' | 'last7' | 'last14' | 'last30' | 'thisMonth' | 'lastMonth';
  /**
   * 各段到哪一天为止：today 今天，newest 数据里最新的一天。
   */
  until?: 'today' | 'newest';
  /**
   * 日期按什么分：day 日，week 周，month 月。
   */
  grain?: 'day' | 'week' | 'month';
}
/**
 * 一个筛选项，各块共用。
 */
export interface BoardFilter {
  /**
   * 单选、开关，或按名字选人、部门、角色、职务的列的 key。
   */
  key: string;
  /**
   * 标签；省略时用列的标题。
   */
  title?: string;
  /**
   * 必选一个：金额按货币列加总时，货币必选。省略默认值时选数据里最多的一个。
   */
  required?: boolean;
  /**
   * 默认值。
   */
  defaultValue?: string;
}
/**
 * 一个数，带与比较期之差、走势与目标。
 */
export interface BoardFigure {
  /**
   * 这一块是什么：一个数，带与比较期之差、走势与目标。
   */
  type: 'figure';
  /**
   * 标题。
   */
  title?: string;
  /**
   * 宽，全宽为 24；手机上总是全宽。
   */
  width?: number;
  /**
   * 数的是另一个模型：这里的指标、维度都是它的。省略时与外层相同。
   */
  model?: string;
  /**
   * 数的是一张报表的行：这里的指标、维度是报表里声明的，SQL 仍只有那一份。
   */
  report?: string;
  /**
   * 另一个模型（或报表）按哪个日期列算期间；看板有期间时要写。报表有 type 为 period 的参数时，写 params（如 {"date":"period"}）就够了；不随期间变的，在 ignores 里写 period。
   */
  date?: string;
  /**
   * 看板的筛选项 → 另一个模型（或报表）里对应的列；没有对应的列就写在 ignores 里。
   */
  filters?: {
    /**
     * 另一个模型的列的 key。
     */
    [k: string]: string;
  };
  /**
   * 报表的参数 ← 看板的筛选项；type 为 period 的参数写 period，取看板的期间。没写的参数取它的默认值。
   */
  params?: {
    /**
     * 筛选项的 key，或 period。
     */
    [k: string]: string;
  };
  /**
   * 不受哪些筛选影响：筛选的 key；期间写 period。
   *
   * @minItems 1
   *
   * Items: 筛选的 key，或 period。
   */
  ignores?: [string, ...string[]];
  drill?: BoardDrill;
  /**
   * 指标的 key。
   */
  measure: string;
  /**
   * 画出期间内按日（周、月）的走势。
   */
  spark?: boolean;
}
/**
 * 打开另一页面。筛选、期间与所点的维度，凡目标页面按同名的列查询的，都带过去。
 */
export interface BoardDrill {
  /**
   * 页面的路径。
   */
  screen: string;
  /**
   * 目标页面的查询项 ← 这里的筛选、期间列或维度的 key；省略时同名的都带。
   */
  keys?: {
    /**
     * 这里的 key。
     */
    [k: string]: string;
  };
}
/**
 * 一张图：x、series 写维度（列），y 写指标。
 */
export interface BoardChart {
  /**
   * 这一块是什么：一张图：x、series 写维度（列），y 写指标。
   */
  type: 'chart';
  /**
   * 标题。
   */
  title?: string;
  /**
   * 宽，全宽为 24；手机上总是全宽。
   */
  width?: number;
  /**
   * 数的是另一个模型（或报表）：这里的指标、维度都是它的。省略时与外层相同。
   */
  model?: string;
  /**
   * 数的是一张报表的行：这里的指标、维度是报表里声明的，SQL 仍只有那一份。
   */
  report?: string;
  /**
   * 另一个模型（或报表）按哪个日期列算期间；看板有期间时要写。报表有 type 为 period 的参数时，写 params（如 {"date":"period"}）就够了；不随期间变的，在 ignores 里写 period。
   */
  date?: string;
  /**
   * 看板的筛选项 → 另一个模型（或报表）里对应的列；没有对应的列就写在 ignores 里。
   */
  filters?: {
    /**
     * 另一个模型的列的 key。
     */
    [k: string]: string;
  };
  /**
   * 报表的参数 ← 看板的筛选项；type 为 period 的参数写 period，取看板的期间。没写的参数取它的默认值。
   */
  params?: {
    /**
     * 筛选项的 key，或 period。
     */
    [k: string]: string;
  };
  /**
   * 不受哪些筛选影响：筛选的 key；期间写 period。
   *
   * @minItems 1
   *
   * Items: 筛选的 key，或 period。
   */
  ignores?: [string, ...string[]];
  drill?: BoardDrill;
  chart: ChartDeclaration;
  /**
   * 点一点就按所点的维度筛选全页。
   */
  cross?: boolean;
}
/**
 * 一张图：画成什么（mark）、横轴（x）、数值（y）、按什么分成几条（series）。怎么画得好看由系统决定，不写图表库的选项。
 */
export interface ChartDeclaration {
  /**
   * 画成什么：line 折线，area 面积，bar 柱，stack 堆叠柱，combo 柱线组合，pie 饼，donut 环，scatter 散点，funnel 漏斗，heatmap 热力，gauge 仪表，waterfall 瀑布。
   */
  mark:
    | 'line'
    | 'area'
    | 'bar'
    | 'stack'
    | 'combo'
    | 'pie'
    | 'donut'
    | 'scatter'
    | 'funnel'
    | 'heatmap'
    | 'gauge'
    | 'waterfall';
  /**
   * 图的标题；导出的图片上也有它。
   */
  title?: string;
  /**
   * 横轴（饼、环、漏斗里是各块的名称）：一个维度或列的 key；散点里须是数值。仪表没有横轴，其余都要写。
   */
  x?: string;
  /**
   * 数值：看板的图写指标的 key（数值列不行，要先在 measures 里声明），报表的图写数值列的 key；要另写标题、画法或用右轴时写成对象。饼、环、散点、漏斗、热力、仪表、瀑布只写一个。
   *
   * @minItems 1
   */
  y: [ChartValueEntry, ...ChartValueEntry[]];
  /**
   * 按这一列的值分成几条（热力里是纵轴）；只在 y 恰有一个时写。超过 10 条的，能相加的合成「其他」。
   */
  series?: string;
  /**
   * 横轴的次序：x 按横轴自己，value 数值由小到大，-value 由大到小。省略时日期与数按先后大小，其余按数据的次序。
   */
  sort?: 'x' | 'value' | '-value';
  /**
   * 只画最大的几项，其余相加为「其他」；横轴是日期或数时说的是 series。只用于能相加的数值，比率不行。
   */
  top?: number;
  /**
   * 横着画柱，适合名称长的项；只用于 bar、stack。
   */
  horizontal?: boolean;
  /**
   * 参考线，画在左轴上。
   *
   * @minItems 1
   */
  references?: [ChartReferenceEntry, ...ChartReferenceEntry[]];
  /**
   * 标注：横轴上哪一天发生了什么（大促、调价、断货）。画成一条竖线，读屏、数据表与导出里也有。横轴须是日期；只用于 line、area、bar、stack、combo。
   *
   * @minItems 1
   */
  annotations?: [ChartAnnotationEntry, ...ChartAnnotationEntry[]];
  /**
   * 目标：一个数，或一列的 key（取第一个有值的）。画成目标线；仪表里是满刻度。
   */
  target?: number | string;
  /**
   * 高，像素。
   */
  height?: number;
}
/**
 * 一个数值，写明画法。
 */
export interface ChartValue {
  /**
   * 看板的图里是指标的 key，报表的图里是数值列的 key。
   */
  key: string;
  /**
   * 这一个画成什么；只用于 combo。省略时第一个画柱，其余画线。
   */
  mark?: 'line' | 'area' | 'bar';
  /**
   * 用左轴还是右轴；只用于 combo、line、area、bar。
   */
  axis?: 'left' | 'right';
  /**
   * 图例里的名称；省略时用列自己的标题。
   */
  title?: string;
}
/**
 * 某一列的值画成的参考线。
 */
export interface ChartReferenceKey {
  /**
   * 数值列的 key；取第一个有值的。
   */
  key: string;
  /**
   * 线旁的文字；省略时用列的标题。
   */
  title?: string;
}
/**
 * 写明的数画成的参考线。
 */
export interface ChartReference {
  /**
   * 线在哪里；比率写小数，30% 写 0.3。
   */
  value: number;
  /**
   * 线旁的文字。
   */
  title?: string;
}
/**
 * 某一列的文字，标在它那一行的日期上；空的不标。只用于报表的图，看板的图没有一行行的文字。
 */
export interface ChartAnnotationKey {
  /**
   * 文字列的 key。
   */
  key: string;
}
/**
 * 写明的一天发生了什么；按周、按月画时标在那一周、那一月。
 */
export interface ChartAnnotation {
  /**
   * 哪一天，YYYY-MM-DD。不在图里的日子不画。
   */
  date: string;
  /**
   * 发生了什么。
   */
  title: string;
}
/**
 * 一张表：按维度分组，每组各指标一列。
 */
export interface BoardTable {
  /**
   * 这一块是什么：一张表：按维度分组，每组各指标一列。
   */
  type: 'table';
  /**
   * 标题。
   */
  title?: string;
  /**
   * 宽，全宽为 24；手机上总是全宽。
   */
  width?: number;
  /**
   * 数的是另一个模型（或报表）：这里的指标、维度都是它的。省略时与外层相同。
   */
  model?: string;
  /**
   * 数的是一张报表的行：这里的指标、维度是报表里声明的，SQL 仍只有那一份。
   */
  report?: string;
  /**
   * 另一个模型（或报表）按哪个日期列算期间；看板有期间时要写。报表有 type 为 period 的参数时，写 params（如 {"date":"period"}）就够了；不随期间变的，在 ignores 里写 period。
   */
  date?: string;
  /**
   * 看板的筛选项 → 另一个模型（或报表）里对应的列；没有对应的列就写在 ignores 里。
   */
  filters?: {
    /**
     * 另一个模型的列的 key。
     */
    [k: string]: string;
  };
  /**
   * 报表的参数 ← 看板的筛选项；type 为 period 的参数写 period，取看板的期间。没写的参数取它的默认值。
   */
  params?: {
    /**
     * 筛选项的 key，或 period。
     */
    [k: string]: string;
  };
  /**
   * 不受哪些筛选影响：筛选的 key；期间写 period。
   *
   * @minItems 1
   *
   * Items: 筛选的 key，或 period。
   */
  ignores?: [string, ...string[]];
  drill?: BoardDrill;
  /**
   * 按哪些列分组。
   *
   * @minItems 1
   * @maxItems 4
   *
   * Items: 列的 key。
   */
  dimensions: [string] | [string, string] | [string, string, string] | [string, string, string, string];
  /**
   * 哪些指标。
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: 指标的 key。
   */
  measures:
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string, string];
  sort?: Sort;
  /**
   * 最多几行。
   */
  top?: number;
  /**
   * 点一行就按它的第一个维度筛选全页。
   */
  cross?: boolean;
}
/**
 * 排序。
 */
export interface Sort {
  /**
   * 字段的 key。
   */
  key: string;
  /**
   * 方向：asc 升序，desc 降序。
   */
  order: 'asc' | 'desc';
}
/**
 * 一段说明，Markdown。
 */
export interface BoardText {
  /**
   * 这一块是什么：一段说明，Markdown。
   */
  type: 'text';
  /**
   * 标题。
   */
  title?: string;
  /**
   * 宽，全宽为 24；手机上总是全宽。
   */
  width?: number;
  /**
   * Markdown 文字。
   */
  text: string;
}
/**
 * 最新的公告。
 */
export interface BoardNotices {
  /**
   * 这一块是什么：最新的公告。
   */
  type: 'notices';
  /**
   * 标题。
   */
  title?: string;
  /**
   * 宽，全宽为 24；手机上总是全宽。
   */
  width?: number;
}
/**
 * 各人能打开的页面，按菜单分组。
 */
export interface BoardShortcuts {
  /**
   * 这一块是什么：各人能打开的页面，按菜单分组。
   */
  type: 'shortcuts';
  /**
   * 标题。
   */
  title?: string;
  /**
   * 宽，全宽为 24；手机上总是全宽。
   */
  width?: number;
}
/**
 * 一组：标题下的几块；写了 model 就都数那个模型。
 */
export interface BoardGroup {
  /**
   * 这一块是什么：一组：标题下的几块。
   */
  type: 'group';
  /**
   * 标题。
   */
  title: string;
  /**
   * 宽，全宽为 24；手机上总是全宽。
   */
  width?: number;
  /**
   * 数的是另一个模型（或报表）：这里的指标、维度都是它的。省略时与外层相同。
   */
  model?: string;
  /**
   * 数的是一张报表的行：这里的指标、维度是报表里声明的，SQL 仍只有那一份。
   */
  report?: string;
  /**
   * 另一个模型（或报表）按哪个日期列算期间；看板有期间时要写。报表有 type 为 period 的参数时，写 params（如 {"date":"period"}）就够了；不随期间变的，在 ignores 里写 period。
   */
  date?: string;
  /**
   * 看板的筛选项 → 另一个模型（或报表）里对应的列；没有对应的列就写在 ignores 里。
   */
  filters?: {
    /**
     * 另一个模型的列的 key。
     */
    [k: string]: string;
  };
  /**
   * 报表的参数 ← 看板的筛选项；type 为 period 的参数写 period，取看板的期间。没写的参数取它的默认值。
   */
  params?: {
    /**
     * 筛选项的 key，或 period。
     */
    [k: string]: string;
  };
  /**
   * 不受哪些筛选影响：筛选的 key；期间写 period。
   *
   * @minItems 1
   *
   * Items: 筛选的 key，或 period。
   */
  ignores?: [string, ...string[]];
  /**
   * 从上到下、从左到右的各块。
   *
   * @minItems 1
   * @maxItems 60
   */
  parts: [BoardPart, ...BoardPart[]];
}
/**
 * 几个页签，看一个取一个的数。
 */
export interface BoardTabs {
  /**
   * 这一块是什么：几个页签，看一个取一个的数。
   */
  type: 'tabs';
  /**
   * 标题。
   */
  title?: string;
  /**
   * 宽，全宽为 24；手机上总是全宽。
   */
  width?: number;
  /**
   * 各个页签。
   *
   * @minItems 1
   * @maxItems 10
   */
  tabs:
    | [BoardTab]
    | [BoardTab, BoardTab]
    | [BoardTab, BoardTab, BoardTab]
    | [BoardTab, BoardTab, BoardTab, BoardTab]
    | [BoardTab, BoardTab, BoardTab, BoardTab, BoardTab]
    | [BoardTab, BoardTab, BoardTab, BoardTab, BoardTab, BoardTab]
    | [BoardTab, BoardTab, BoardTab, BoardTab, BoardTab, BoardTab, BoardTab]
    | [BoardTab, BoardTab, BoardTab, BoardTab, BoardTab, BoardTab, BoardTab, BoardTab]
    | [BoardTab, BoardTab, BoardTab, BoardTab, BoardTab, BoardTab, BoardTab, BoardTab, BoardTab]
    | [BoardTab, BoardTab, BoardTab, BoardTab, BoardTab, BoardTab, BoardTab, BoardTab, BoardTab, BoardTab];
}
/**
 * 一个页签。
 */
export interface BoardTab {
  /**
   * 页签文字。
   */
  title: string;
  /**
   * 从上到下、从左到右的各块。
   *
   * @minItems 1
   * @maxItems 60
   */
  parts: [BoardPart, ...BoardPart[]];
}
/**
 * 单元格类型的特征：写在该类型自己的模式里，键名前加 x-，如 x-tree。引擎与服务器只认特征，不认类型的名字，新类型因此不必改动别处。
 */
export interface CellTraits {
  /**
   * 从不显示：列表没有这一列，表单没有这一项。
   */
  hidden?: boolean;
  /**
   * 只给人看：填写、粘贴与导入都不改变它的值。
   */
  readOnly?: boolean;
  /**
   * 长文字：没有写列与查询项的列表不取它。
   */
  long?: boolean;
  /**
   * 值是 HTML，保存前只留下可以显示的部分。
   */
  html?: boolean;
  /**
   * 只有开与关：新记录里没有动过的就是关。
   */
  toggle?: boolean;
  /**
   * 从树里选：dictionary 为树形字典，category 为分类字典。
   */
  tree?: 'dictionary' | 'category';
  /**
   * 在哪一种选择器里选；列没有写 picker 时用同名的那个。
   */
  picker?: 'user' | 'department' | 'role' | 'position' | 'category' | 'business' | 'popup';
  /**
   * 可以用 linkageKey 连成上下级。
   */
  linkage?: boolean;
  /**
   * 写了 multiple 之后值的种类。
   */
  several?: 'codes';
  /**
   * 边输入边向服务器取选项，页面不必先取整个字典。
   */
  remote?: boolean;
  /**
   * 没有写 store.type 时用的数据库类型；省略时由值的种类决定。
   */
  store?: 'text';
  /**
   * 自带的校验规则；列里与它同名的键是规则的参数。
   */
  rule?: 'cron';
  /**
   * 值从 0 到这个数。
   */
  most?: number;
  /**
   * 在可编辑表格的行里用哪一种单元格类型代替它。
   */
  inRow?: string;
  /**
   * 查询时也要用到的键。
   *
   * @minItems 1
   *
   * Items: 该类型自己的键。
   */
  query?: [string, ...string[]];
  /**
   * 接口里的叫法；省略时就是类型的名字。
   */
  view?: string;
  /**
   * 值指向哪张系统表的记录，粘贴与导入按名称找值时用。
   */
  names?: CellNames;
}
/**
 * 一张系统表里的值与名称。
 */
export interface CellNames {
  /**
   * 表名。
   */
  table: string;
  /**
   * 值所在的列。
   */
  value: string;
  /**
   * 名称所在的列。
   */
  text: string;
}
/**
 * 每种列都有的键。
 */
export interface ColumnCommon {
  /**
   * 字段名，驼峰写法；即行数据与接口里的键。
   */
  key: string;
  /**
   * 列头与表单标签。
   */
  title?: string;
  /**
   * 表单里标签旁的说明，列头的提示。
   */
  help?: string;
  /**
   * 列宽，像素。
   */
  width?: number;
  /**
   * 最小列宽，像素。
   */
  minWidth?: number;
  /**
   * 对齐；省略时数值右对齐，其余左对齐。
   */
  align?: 'left' | 'center' | 'right';
  /**
   * 冻结在左或右。
   */
  fixed?: 'left' | 'right';
  /**
   * 列头可点击排序。
   */
  sortable?: boolean;
  /**
   * 不显示为列，只参与计算与提交。
   */
  hidden?: boolean;
  /**
   * 点这一列的值（或按回车）打开记录的详情；在可编辑表格里，须是不能编辑的列。
   */
  showDetails?: boolean;
  /**
   * 只用于报表的列：分组表头。写同一个的列并到一个表头之下，排在其中第一列的位置；多级用 / 分开。
   */
  groupTitle?: string;
  /**
   * 只用于报表的列：合计与小计怎样算，写成指标表达式；比率由各列的合计相除，不把比率相加或平均。求和只写 statistics。
   */
  total?: string;
  /**
   * 只用于报表的列：上下相邻的相同值合并成一格，左边的合并列也相同时才合并。
   */
  merge?: boolean;
  /**
   * 只用于报表的列：点这一列的值打开另一页，并按本行的值查询；无权打开那一页的人看到的是普通文字。
   */
  drill?: {
    /**
     * 打开哪一页：页面或报表的路径。
     */
    to: string;
    /**
     * 那一页的查询项与它的值；值里 {列} 取本行的值，{参数} 取本页的参数，一段日期写 {dateFrom}、{dateTo}；没有值的不带。
     */
    with?: {
      /**
       * 一个查询项的值。
       */
      [k: string]: string;
    };
  };
  /**
   * 只用于报表的数值列：按界限分段显示，如库龄 [30, 60, 90] 显示为 0–30、31–60、61–90、>90；可排序、分组、筛选。
   *
   * @minItems 1
   * @maxItems 9
   *
   * Items: 一段的上限，含这个数；从小到大。
   */
  bucket?:
    | [number]
    | [number, number]
    | [number, number, number]
    | [number, number, number, number]
    | [number, number, number, number, number]
    | [number, number, number, number, number, number]
    | [number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number, number];
  /**
   * 合计行：sum 合计，average 平均。
   *
   * Items: 统计方式。
   */
  statistics?: ('sum' | 'average')[];
  /**
   * 输入框的提示文字。
   */
  placeholder?: string;
  /**
   * 新增时的默认值：原文；#{date}、#{time}、#{datetime}、#{sysUserId}、#{sysUserCode}、#{sysUserName}、#{sysOrgCode}；{{ 表达式 }}，整个默认值就是一个表达式时保留类型；或一个 ${填值规则编码}，由服务器给出，不与其他写法混用。
   */
  defaultValue?: string | number;
  /**
   * 校验规则，依次检查，先错先报。
   */
  validateRules?: RuleEntry[];
  /**
   * 锁定：可编辑表格里不能改，表单里只读。只想在表单里只读，写 form.readOnly；从来只显示的列，用类型 normal。
   */
  disabled?: boolean;
  /**
   * 读取此字段需要单独授权（权限码为 前缀:字段名）；未授权者看不到、查不到、排不了序；报表里取自它的输出列也一样。
   */
  restricted?: boolean;
  visibleWhen?: Expression;
  disabledWhen?: Expression;
  requiredWhen?: Expression;
  value?: Expression;
  /**
   * 改名以前的 key：别人保存的视图与导出模板里，这一列的次序、宽度、固定、排序与查询条件照旧。weft rename 会自动写上。
   */
  formerKey?: string;
  /**
   * 在数据表中的存法；只在模型里写。
   */
  store?: StoreHint;
  /**
   * 在查询表单中的样子；true 用默认方式，false 不可查询。
   */
  query?: boolean | QueryHint;
  /**
   * 在表单中的样子；false 不出现。
   */
  form?: boolean | FormHint;
}
/**
 * 字段在数据表中的存法。省略时由单元格类型决定。
 */
export interface StoreHint {
  /**
   * 列类型。
   */
  type?: 'varchar' | 'text' | 'integer' | 'bigint' | 'decimal' | 'date' | 'timestamp' | 'time' | 'json';
  /**
   * varchar 的最大字符数，或 decimal 的总位数。
   */
  length?: number;
  /**
   * decimal 的小数位数。
   */
  scale?: number;
  /**
   * 列名；省略时为 key 的下划线写法。
   */
  column?: string;
  /**
   * 为查询与排序建立索引。
   */
  index?: boolean;
  /**
   * 租户内唯一，由数据库约束保证。
   */
  unique?: boolean;
  links?: LinksHint;
}
/**
 * 值不在本表的列里，而在一张关联表里，一行一个（多对多）；值为以逗号相连的编号。关联表须已存在，由系统的迁移建立。
 */
export interface LinksHint {
  /**
   * 关联表。
   */
  table: string;
  /**
   * 关联表里存本记录编号的列。
   */
  own: string;
  /**
   * 关联表里存对方编号的列。
   */
  other: string;
  /**
   * 对方的表，须有 id 与 tenant_id；省略时这个字段只读。
   */
  target?: string;
}
/**
 * 查询项的细节。
 */
export interface QueryHint {
  /**
   * single 等于，like 包含，group 起止两值，ne 不等于，ge 不小于，le 不大于，below 等于它或在它之下（部门、分类、树形字典、地区）。
   */
  mode?: 'single' | 'like' | 'group' | 'ne' | 'ge' | 'le' | 'below';
  /**
   * 收进「展开」。
   */
  folded?: boolean;
  /**
   * 初始条件。
   */
  defaultValue?: string | number;
}
/**
 * 表单项的细节。
 */
export interface FormHint {
  /**
   * 所属分组的标题。
   */
  group?: string;
  /**
   * 占几列。
   */
  span?: number;
  /**
   * 只在表单里只读，可编辑表格里仍然能改；两处都要锁定，写列的 disabled。
   */
  readOnly?: boolean;
}
export interface CatTreeColumn1 {
  /**
   * 单元格类型：分类字典树选择，存分类的 id。从旧系统搬来的写法 cat-tree 与它同义。
   */
  type: 'cat_tree';
  /**
   * 根分类的编码，只能选它之下的分类；0 为整棵树。
   */
  pcode?: string;
  /**
   * 分类选择器的路径，自带的叫 category：在弹窗里选；省略时在下拉树里选。
   */
  picker?: string;
  /**
   * 接收所选分类名称的字段。
   */
  textField?: string;
  /**
   * 可多选，值以逗号相连。
   */
  multiple?: boolean;
  /**
   * 每一级的筛选条件，键为 id、pid、code、name，写成 JSON 对象的文字，各项都要符合，% 代表任意文字。
   */
  condition?: string;
}
export interface CheckboxColumn1 {
  /**
   * 单元格类型：复选框，直接点选；默认 Y 与 N。
   */
  type: 'checkbox';
  /**
   * 开与关各存什么。
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: 存储的值。
   */
  customValue?: [string, string];
  /**
   * 新增时勾选。
   */
  defaultChecked?: boolean;
}
export interface CheckboxGroupColumn1 {
  /**
   * 单元格类型：一组复选框，值以逗号相连。
   */
  type: 'checkbox_group';
  /**
   * 前面加一个「全选」。
   */
  selectAll?: boolean;
  /**
   * 字典编码，见 screens/dictionaries。
   */
  dictCode?: string;
  /**
   * 就地写出的选项；与 dictCode 二选一。
   *
   * @minItems 1
   */
  options?: [OptionItem, ...OptionItem[]];
}
/**
 * 一个可选项。
 */
export interface OptionItem {
  /**
   * 存储的值。
   */
  value: string;
  /**
   * 显示的文字。
   */
  text: string;
  color?: TagColor;
  /**
   * 不可再选，仅供旧数据显示。
   */
  disabled?: boolean;
  /**
   * 上一级的值，用于联动。
   */
  parent?: string;
}
export interface CheckboxMetaColumn1 {
  /**
   * 单元格类型：朴素的复选框，点选即改，默认 Y 与 N。
   */
  type: 'checkbox_meta';
  /**
   * 开与关各存什么。
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: 存储的值。
   */
  customValue?: [string, string];
}
export interface CodeColumn1 {
  /**
   * 单元格类型：代码，带语言切换与全屏，表单中独占一行。
   */
  type: 'code';
  /**
   * 编辑区高度，像素。
   */
  height?: number;
  /**
   * 打开时的语言；使用者可以临时切换。
   */
  language?:
    | 'css'
    | 'javascript'
    | 'html'
    | 'java'
    | 'objective-c'
    | 'python'
    | 'r'
    | 'shell'
    | 'sql'
    | 'swift'
    | 'vue'
    | 'markdown';
}
export interface CronColumn1 {
  /**
   * 单元格类型：Quartz 的 Cron 表达式：可直接输入，也可在对话框里选择并预览最近的执行时间。
   */
  type: 'cron';
  /**
   * 对话框：full 宽 800，日与周各有一页；tabs 宽 608，日页含十一种方式。
   */
  editor?: 'full' | 'tabs';
  /**
   * 周几的数字：quartz 1 是周日、7 是周六；legacy 0 和 7 是周日、1 到 6 是周一到周六。
   */
  weekNumbers?: 'quartz' | 'legacy';
}
export interface DateColumn1 {
  /**
   * 单元格类型：日期 YYYY-MM-DD。
   */
  type: 'date';
  /**
   * 选到哪一级：date 日，year 年，month 月，week 周，quarter 季。存为所选范围的第一天。
   */
  period?: 'date' | 'year' | 'month' | 'week' | 'quarter';
}
export interface DatetimeColumn1 {
  /**
   * 单元格类型：日期时间 YYYY-MM-DD HH:mm:ss，本地时间。
   */
  type: 'datetime';
}
export interface EllipsisColumn1 {
  /**
   * 单元格类型：过长的文字截断显示，悬停看全文；只读。
   */
  type: 'ellipsis';
  /**
   * 值是浏览器的标识（User-Agent）：显示浏览器与系统，悬停看全文。
   */
  userAgent?: boolean;
  /**
   * 最多显示几个字符。
   */
  ellipsisLength?: number;
}
export interface FileColumn1 {
  /**
   * 单元格类型：附件，文件名截短显示，可下载与移除。
   */
  type: 'file';
  /**
   * 接受的扩展名；省略时为服务器允许的全部。
   *
   * Items: 扩展名。
   */
  accept?: string[];
  /**
   * 可下载。
   */
  allowDownload?: boolean;
  /**
   * 可移除。
   */
  allowRemove?: boolean;
  /**
   * 最多保留几个，多出时留最后的；0 为不限。
   */
  maxCount?: number;
  /**
   * 接收文件的地址，只能在本站；省略时为 /sys/common/upload。
   */
  action?: string;
  /**
   * 往 action 指定的地址上传时带上登录令牌；默认地址总是带。
   */
  token?: boolean;
  /**
   * 应答中保存路径所在的字段；省略时为 message。
   */
  responseName?: string;
  /**
   * 存放的文件夹。
   */
  biz?: string;
}
export interface HiddenColumn1 {
  /**
   * 单元格类型：不显示，随行保存。
   */
  type: 'hidden';
}
export interface ImageColumn1 {
  /**
   * 单元格类型：图片，缩略显示，可预览与移除。
   */
  type: 'image';
  /**
   * 接受的扩展名；省略时为服务器允许的全部。
   *
   * Items: 扩展名。
   */
  accept?: string[];
  /**
   * 可下载。
   */
  allowDownload?: boolean;
  /**
   * 可移除。
   */
  allowRemove?: boolean;
  /**
   * 最多保留几张，多出时留最后的；0 为不限。
   */
  maxCount?: number;
  /**
   * 接收文件的地址，只能在本站；省略时为 /sys/common/upload。
   */
  action?: string;
  /**
   * 往 action 指定的地址上传时带上登录令牌；默认地址总是带。
   */
  token?: boolean;
  /**
   * 应答中保存路径所在的字段；省略时为 message。
   */
  responseName?: string;
  /**
   * 存放的文件夹。
   */
  biz?: string;
}
export interface InputColumn1 {
  /**
   * 单元格类型：单行文本输入。
   */
  type: 'input';
  /**
   * 最多字符数；省略时取列长度。
   */
  maxLength?: number;
}
export interface InputNumberColumn1 {
  /**
   * 单元格类型：数值输入；非法输入还原，失焦时非法变空。从旧系统搬来的写法 input-number 与它同义。
   */
  type: 'inputNumber';
  /**
   * 最小值。
   */
  min?: number;
  /**
   * 最大值。
   */
  max?: number;
  /**
   * 显示与存储的小数位数；百分比时为百分数的小数位数。
   */
  precision?: number;
  /**
   * 显示千分位。
   */
  thousands?: boolean;
  /**
   * 显示样式：plain 普通，percent 百分比（存 0.12 显示 12.0%；填写、粘贴、导入、查询时 12 与 12% 都读作 0.12）。
   */
  format?: 'plain' | 'percent';
  /**
   * 排序号：可编辑表格没有写 dragSort 时，按这一列拖动排序，与 grid.dragSort 同义。
   */
  isOrder?: boolean;
  /**
   * 存货币代码的列：各行的金额可能是不同货币，只在同一种货币里相加。
   */
  currency?: string;
  /**
   * 只用于报表的列：bar 在数旁边画条，heat 按大小着色（都与本页的其他数比），spark 把 SQL 给出的一列数（array_agg）画成迷你折线。
   */
  look?: 'bar' | 'heat' | 'spark';
  /**
   * 单位或货币，显示在列头。
   */
  unit?: string;
}
export interface InputPopColumn1 {
  /**
   * 单元格类型：单行显示，弹出多行输入。
   */
  type: 'input_pop';
  /**
   * 弹出框宽度，像素。
   */
  popWidth?: number;
  /**
   * 弹出框高度，像素。
   */
  popHeight?: number;
}
export interface JsonColumn1 {
  /**
   * 单元格类型：结构化内容。
   */
  type: 'json';
}
export interface ListMultiColumn1 {
  /**
   * 单元格类型：下拉多选，值以逗号相连。从旧系统搬来的写法 select-multiple、multi-select 与它同义。
   */
  type: 'list_multi';
  /**
   * 可输入文字筛选。
   */
  allowSearch?: boolean;
  /**
   * 字典编码，见 screens/dictionaries。
   */
  dictCode?: string;
  /**
   * 就地写出的选项；与 dictCode 二选一。
   *
   * @minItems 1
   */
  options?: [OptionItem, ...OptionItem[]];
}
export interface MarkdownColumn1 {
  /**
   * 单元格类型：Markdown，表单中独占一行。
   */
  type: 'markdown';
  /**
   * 编辑区高度，像素。
   */
  height?: number;
}
export interface NormalColumn1 {
  /**
   * 单元格类型：只读文本。
   */
  type: 'normal';
}
export interface PasswordColumn1 {
  /**
   * 单元格类型：密码：输入不显示，列表以圆点代替。
   */
  type: 'password';
}
export interface PcaColumn1 {
  /**
   * 单元格类型：省市区选择，存最末一级的六位代码。
   */
  type: 'pca';
  /**
   * 选到哪一级：province 省，city 市，region 区县，all 任何一级皆可。
   */
  displayLevel?: 'province' | 'city' | 'region' | 'all';
  /**
   * 怎样选：cascader 为级联菜单，select 为并列的几个下拉框。
   */
  areaType?: 'cascader' | 'select';
}
export interface PopupColumn1 {
  /**
   * 单元格类型：打开选择器选记录，带回本行的几个字段。
   */
  type: 'popup';
  /**
   * 选择器的路径。
   */
  picker: string;
  /**
   * 选择器里取哪些列。
   *
   * @minItems 1
   *
   * Items: 字段的 key。
   */
  orgFields: [string, ...string[]];
  /**
   * 依次写入本行哪些字段。
   *
   * @minItems 1
   *
   * Items: 字段的 key。
   */
  destFields: [string, ...string[]];
  /**
   * 报表的参数取自本行哪个字段：键为参数名，值为字段的 key。打开时以 self_ 开头发送；字段为空时不发送。
   */
  paramFields?: {
    /**
     * 字段的 key。
     */
    [k: string]: string;
  };
  /**
   * 可多选，值以逗号相连；省略时依选择器。
   */
  multiple?: boolean;
}
export interface ProgressColumn1 {
  /**
   * 单元格类型：进度条，0 到 100，只读。
   */
  type: 'progress';
}
export interface RadioColumn1 {
  /**
   * 单元格类型：单选按钮，取自字典或选项。
   */
  type: 'radio';
  /**
   * 字典编码，见 screens/dictionaries。
   */
  dictCode?: string;
  /**
   * 就地写出的选项；与 dictCode 二选一。
   *
   * @minItems 1
   */
  options?: [OptionItem, ...OptionItem[]];
  /**
   * 再点一次已选的选项即清空。
   */
  allowClear?: boolean;
}
export interface SelBusinessColumn1 {
  /**
   * 单元格类型：业务组件：弹窗里选记录，右侧列出已选。
   */
  type: 'sel_business';
  /**
   * 业务组件选择器的路径。
   */
  picker: string;
  /**
   * 可多选，值以逗号相连；省略时依选择器。
   */
  multiple?: boolean;
}
export interface SelDepartColumn1 {
  /**
   * 单元格类型：选部门，存部门编码。从旧系统搬来的写法 departSelect、depart-select 与它同义。
   */
  type: 'sel_depart';
  /**
   * 选择器的路径；省略时用自带的 department，存什么由选择器的 value 决定。
   */
  picker?: string;
  /**
   * 可多选，值以逗号相连；省略时依选择器。
   */
  multiple?: boolean;
}
export interface SelPositionColumn1 {
  /**
   * 单元格类型：选职务，存职务编码。
   */
  type: 'sel_position';
  /**
   * 选择器的路径；省略时用自带的 position，存什么由选择器的 value 决定。
   */
  picker?: string;
  /**
   * 可多选，值以逗号相连；省略时依选择器。
   */
  multiple?: boolean;
}
export interface SelRoleColumn1 {
  /**
   * 单元格类型：选角色，存角色编码。
   */
  type: 'sel_role';
  /**
   * 选择器的路径；省略时用自带的 role，存什么由选择器的 value 决定。
   */
  picker?: string;
  /**
   * 可多选，值以逗号相连；省略时依选择器。
   */
  multiple?: boolean;
}
export interface SelSearchColumn1 {
  /**
   * 单元格类型：在字典里搜索并单选。
   */
  type: 'sel_search';
  /**
   * 字典编码，见 screens/dictionaries。
   */
  dictCode: string;
}
export interface SelSearchAsyncColumn1 {
  /**
   * 单元格类型：输入文字向服务器搜索字典并单选。从旧系统搬来的写法 select-dict-search 与它同义。
   */
  type: 'sel_search_async';
  /**
   * 每次取几项。
   */
  pageSize?: number;
  /**
   * 字典编码，见 screens/dictionaries。
   */
  dictCode: string;
}
export interface SelTreeColumn1 {
  /**
   * 单元格类型：树形选择，取自声明过的树形字典。从旧系统搬来的写法 sel-tree 与它同义。
   */
  type: 'sel_tree';
  /**
   * 树形字典的编码：source 里写了 parent 的字典。
   */
  dictCode: string;
  /**
   * 可多选，值以逗号相连。
   */
  multiple?: boolean;
  /**
   * 每一级的筛选条件，键为模型的字段，写成 JSON 对象的文字，各项都要符合，% 代表任意文字。
   */
  condition?: string;
}
export interface SelUserColumn1 {
  /**
   * 单元格类型：选用户，存账号。从旧系统搬来的写法 userSelect、user-select 与它同义。
   */
  type: 'sel_user';
  /**
   * 选择器的路径；省略时用自带的 user，存什么由选择器的 value 决定。
   */
  picker?: string;
  /**
   * 可多选，值以逗号相连；省略时依选择器。
   */
  multiple?: boolean;
}
export interface SelectColumn1 {
  /**
   * 单元格类型：下拉单选，取自字典或选项。从旧系统搬来的写法 select-search 与它同义，并可输入列表以外的值。
   */
  type: 'select';
  /**
   * 下一级列的 key：本列一变，下级清空并换成本列值之下的选项（选项的 parent）；下级的字典写了 parent 时，选项按本列的值向服务器取。
   */
  linkageKey?: string;
  /**
   * 可多选，值以逗号相连。
   */
  multiple?: boolean;
  /**
   * 可输入列表之外的值。
   */
  allowInput?: boolean;
  /**
   * 可输入文字筛选。
   */
  allowSearch?: boolean;
  /**
   * 字典编码，见 screens/dictionaries。
   */
  dictCode?: string;
  /**
   * 就地写出的选项；与 dictCode 二选一。
   *
   * @minItems 1
   */
  options?: [OptionItem, ...OptionItem[]];
}
export interface SliderColumn1 {
  /**
   * 单元格类型：滑块验证。
   */
  type: 'slider';
}
export interface SlotColumn1 {
  /**
   * 单元格类型：内置的特别显示：copy 可复制，link 链接到 href。
   */
  type: 'slot';
  /**
   * 显示方式。
   */
  slotName: 'copy' | 'link';
  /**
   * 链接地址，可写 {{ 字段名 }}：本站的路径、http(s) 地址，或 tel:、mailto: 开头的电话与邮箱。
   */
  href?: string;
}
export interface SwitchColumn1 {
  /**
   * 单元格类型：开关，默认 Y 与 N，显示为 是 与 否。
   */
  type: 'switch';
  /**
   * 开与关各存什么。
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: 存储的值。
   */
  customValue?: [string, string];
}
export interface TagsColumn1 {
  /**
   * 单元格类型：标签输入，分号相隔。
   */
  type: 'tags';
  /**
   * 上色：true 按内容自动取色；对象写明哪个标签用什么颜色，其余不上色。
   */
  setTagColor?:
    | boolean
    | {
        [k: string]: TagColor;
      };
  /**
   * 输入时每几个字成为一个标签。
   */
  groupSize?: number;
}
export interface TextareaColumn1 {
  /**
   * 单元格类型：多行文本，表单中独占一行。
   */
  type: 'textarea';
  /**
   * 可见行数。
   */
  rows?: number;
}
export interface TimeColumn1 {
  /**
   * 单元格类型：时间 HH:mm:ss。
   */
  type: 'time';
}
export interface UmeditorColumn1 {
  /**
   * 单元格类型：富文本，存净化过的 HTML，表单中独占一行。
   */
  type: 'umeditor';
  /**
   * 编辑区高度，像素。
   */
  height?: number;
}
export interface UploadColumn1 {
  /**
   * 单元格类型：上传一个文件，显示文件名与进度。
   */
  type: 'upload';
  /**
   * 接受的扩展名；省略时为服务器允许的全部。
   *
   * Items: 扩展名。
   */
  accept?: string[];
  /**
   * 可下载。
   */
  allowDownload?: boolean;
  /**
   * 可移除。
   */
  allowRemove?: boolean;
  /**
   * 接收文件的地址，只能在本站；省略时为 /sys/common/upload。
   */
  action?: string;
  /**
   * 往 action 指定的地址上传时带上登录令牌；默认地址总是带。
   */
  token?: boolean;
  /**
   * 应答中保存路径所在的字段；省略时为 message。
   */
  responseName?: string;
  /**
   * 存放的文件夹。
   */
  biz?: string;
}
/**
 * 多处共用的一组列。
 */
export interface ColumnsFile {
  /**
   * 本文件遵循的模式文件的相对路径；编辑器据此补全与提示。
   */
  $schema?: string;
  allow?: Allow;
  /**
   * 中文标题，显示在菜单、页签与页头。
   */
  title: string;
  /**
   * 列，按显示次序。
   *
   * @minItems 1
   */
  columns: [ColumnEntry, ...ColumnEntry[]];
}
/**
 * 一份数据要符合的 JSON Schema（2020-12 的这些关键字）；在编译时检查并预先生成校验程序。
 */
export interface DataSchema {
  /**
   * 用 $defs 里的一份定义；旁边的关键字在它之上补充。不能成环。
   */
  $ref?: string;
  /**
   * 多处共用的定义，按名字用 $ref 引用；写在最外层。
   */
  $defs?: {
    [k: string]: DataSchema;
  };
  /**
   * 值的类型。text 之类的内容写 string，打开或关闭写 boolean，多选写 array，子表写元素为 object 的 array；object 与再分层的 array 是结构化内容，模型里用单元格 json。
   */
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  /**
   * 表单标签；省略时取自模型的字段，没有模型时为属性名。
   */
  title?: string;
  /**
   * 表单项下方的说明。
   */
  description?: string;
  /**
   * 不符合这里的要求时的提示；省略时按要求给出。
   */
  message?: string;
  /**
   * 打开表单时的值，写法同列的 defaultValue。
   */
  default?: string | number;
  /**
   * 只能是其中之一。
   *
   * @minItems 1
   *
   * Items: 一个值。
   */
  enum?: [string | number | boolean, ...(string | number | boolean)[]];
  /**
   * 只能是这个值。
   */
  const?: string | number | boolean;
  /**
   * 至少几个字符。
   */
  minLength?: number;
  /**
   * 至多几个字符。
   */
  maxLength?: number;
  /**
   * 要匹配的正则表达式；与规则 regex 一样，拒绝会变慢的写法。
   */
  pattern?: string;
  /**
   * 文字的写法：date 为 YYYY-MM-DD，date-time 为 YYYY-MM-DD HH:mm:ss，time 为 HH:mm:ss，email 邮箱，uri 以 http 或 https 开头的网址。
   */
  format?: 'date' | 'date-time' | 'time' | 'email' | 'uri';
  /**
   * 不小于。
   */
  minimum?: number;
  /**
   * 不大于。
   */
  maximum?: number;
  /**
   * 大于。
   */
  exclusiveMinimum?: number;
  /**
   * 小于。
   */
  exclusiveMaximum?: number;
  /**
   * 是它的倍数。
   */
  multipleOf?: number;
  /**
   * 至少几项；子表至少几行。
   */
  minItems?: number;
  /**
   * 至多几项；子表至多几行。
   */
  maxItems?: number;
  /**
   * 各项不能重复。
   */
  uniqueItems?: boolean;
  /**
   * 每一项；元素是 object 时为子表的一行。
   */
  items?: DataSchema;
  /**
   * 属性：键为字段名。
   */
  properties?: {
    [k: string]: DataSchema;
  };
  /**
   * 必填的属性。
   *
   * Items: 属性名。
   */
  required?: string[];
  /**
   * 填了某个属性时，还要填哪些。
   */
  dependentRequired?: {
    /**
     * 还要填的属性。
     *
     * @minItems 1
     *
     * Items: 属性名。
     */
    [k: string]: [string, ...string[]];
  };
  /**
   * 条件：符合时看 then，否则看 else。
   */
  if?: DataSchema;
  /**
   * 符合条件时的要求。
   */
  then?: DataSchema;
  /**
   * 不符合条件时的要求。
   */
  else?: DataSchema;
  /**
   * 都要符合。
   *
   * @minItems 1
   */
  allOf?: [DataSchema, ...DataSchema[]];
  /**
   * 至少符合一个。
   *
   * @minItems 1
   */
  anyOf?: [DataSchema, ...DataSchema[]];
  /**
   * 只能符合一个。
   *
   * @minItems 1
   */
  oneOf?: [DataSchema, ...DataSchema[]];
  /**
   * 不能符合。
   */
  not?: DataSchema;
}
/**
 * 字典：一组值与文字，写在 items 里，或由 source 取自一个模型的记录。编码即文件名。
 */
export interface DictionaryFile {
  /**
   * 本文件遵循的模式文件的相对路径；编辑器据此补全与提示。
   */
  $schema?: string;
  allow?: Allow;
  /**
   * 中文标题，显示在菜单、页签与页头。
   */
  title: string;
  /**
   * 一句话说明，显示在标题之下。
   */
  description?: string;
  /**
   * 字典项，按显示次序。
   *
   * @minItems 1
   */
  items?: [OptionItem, ...OptionItem[]];
  source?: DictionarySource;
}
/**
 * 字典项取自一个模型的记录；写了 parent 便是一棵树。
 */
export interface DictionarySource {
  /**
   * 模型的路径。
   */
  model: string;
  /**
   * 作文字的字段。
   */
  text: string;
  /**
   * 作值的字段。
   */
  code: string;
  /**
   * 作颜色的字段，其值为颜色名。
   */
  color?: string;
  /**
   * 只取符合全部条件的记录。
   *
   * @minItems 1
   */
  where?: [DictionaryCondition, ...DictionaryCondition[]];
  /**
   * 存上级之值的字段；写了它便是一棵树，select 的 linkageKey 链也沿它逐级向服务器取选项。
   */
  parent?: string;
  /**
   * 存有无下级的字段，1 或 Y 为有；省略时由服务器查看。
   */
  hasChild?: string;
  /**
   * 最上一级的上级值；上级为空的也算最上一级。
   */
  root?: string;
}
/**
 * 一个字段要等于所列的值之一。
 */
export interface DictionaryCondition {
  /**
   * 字段的 key。
   */
  key: string;
  /**
   * 可取的值。
   *
   * @minItems 1
   *
   * Items: 一个值。
   */
  values: [string, ...string[]];
}
/**
 * 多处共用的表单。
 */
export interface FormFile {
  /**
   * 本文件遵循的模式文件的相对路径；编辑器据此补全与提示。
   */
  $schema?: string;
  allow?: Allow;
  /**
   * 中文标题，显示在菜单、页签与页头。
   */
  title: string;
  /**
   * 每行几列。
   */
  columns?: number;
  /**
   * 弹窗宽度，像素；省略时单列 800、带子表 1100，每多一列加 200。
   */
  width?: number;
  /**
   * 页签，把分组分到各页；没有归入页签的表单项在页签之上。
   *
   * @minItems 1
   */
  tabs?: [FormTab, ...FormTab[]];
  /**
   * 一开始就收起的分组。
   *
   * Items: 分组的标题。
   */
  foldedGroups?: string[];
  /**
   * 表单自己的 JSON Schema：它的数据要符合什么；fields 说明各属性用什么单元格、怎么排。有模型时，属性要是模型的字段。
   */
  schema?: DataSchema;
  /**
   * 表单项，按显示次序；省略时为 schema 的全部属性，没有 schema 时为模型的全部字段。
   *
   * @minItems 1
   */
  fields?: [ColumnEntry, ...ColumnEntry[]];
}
/**
 * 表单的一个页签。
 */
export interface FormTab {
  /**
   * 页签文字。
   */
  title: string;
  /**
   * 这一页里的分组，按表单项的次序显示。
   *
   * @minItems 1
   *
   * Items: 分组的标题，即表单项 form.group 的写法。
   */
  groups: [string, ...string[]];
}
/**
 * 就地写出的表单布局。
 */
export interface FormLayout {
  /**
   * 每行几列。
   */
  columns?: number;
  /**
   * 弹窗宽度，像素；省略时单列 800、带子表 1100，每多一列加 200。
   */
  width?: number;
  /**
   * 页签，把分组分到各页；没有归入页签的表单项在页签之上。
   *
   * @minItems 1
   */
  tabs?: [FormTab, ...FormTab[]];
  /**
   * 一开始就收起的分组。
   *
   * Items: 分组的标题。
   */
  foldedGroups?: string[];
  /**
   * 表单自己的 JSON Schema：它的数据要符合什么；fields 说明各属性用什么单元格、怎么排。有模型时，属性要是模型的字段。
   */
  schema?: DataSchema;
  /**
   * 表单项，按显示次序；省略时为 schema 的全部属性，没有 schema 时为模型的全部字段。
   *
   * @minItems 1
   */
  fields?: [ColumnEntry, ...ColumnEntry[]];
}
/**
 * 可编辑表格的样子与本事。
 */
export interface GridOptions {
  /**
   * 工具栏按钮：add 新增（树上另有 添加下级），save 保存，remove 删除，clearSelection 清空选择，collapse 展开/收起；省略时为 add、remove、clearSelection，整页表格另有 save。
   *
   * Items: 按钮代号。
   */
  buttons?: ('add' | 'save' | 'remove' | 'clearSelection' | 'collapse')[];
  /**
   * 行的疏密。
   */
  size?: 'medium' | 'small' | 'mini' | 'tiny';
  /**
   * 显示行号列。
   */
  rowNumber?: boolean;
  /**
   * 选择：multiple 多选，single 单选，none 不可选。
   */
  selection?: 'multiple' | 'single' | 'none';
  /**
   * 可拖动排序，次序写入此数值字段，从 1 开始。
   */
  dragSort?: string;
  /**
   * 点行号或不能编辑的单元格时，弹出这一行的哪张子表；写子表的模型，须是本模型 subTables 之一。子表在弹层里单独保存。
   */
  subTable?: string;
  /**
   * 行可以展开，展开后显示什么：detail 这条记录的详情，或一张子表（写子表的模型，只读）。工具栏的 collapse 展开、收起所有行。
   */
  expand?: string;
  rowDisabledWhen?: Expression;
  /**
   * 最大高度，像素；省略时为 400，整页表格则占满。
   */
  maxHeight?: number;
  /**
   * 与他人实时同步已保存的改动。
   */
  live?: boolean;
}
/**
 * 每种页面都有的键。
 */
export interface ScreenCommon {
  /**
   * 本文件遵循的模式文件的相对路径；编辑器据此补全与提示。
   */
  $schema?: string;
  allow?: Allow;
  /**
   * 中文标题，显示在菜单、页签与页头。
   */
  title: string;
  /**
   * 一句话说明，显示在标题之下。
   */
  description?: string;
  /**
   * 权限前缀；省略时取自模型或报表。
   */
  permission?: string;
  /**
   * 继承另一页面，只写不同之处。
   */
  extends?: string;
}
export interface BoardScreen1 {
  /**
   * 列表类型：看板。
   */
  type: 'board';
  /**
   * 看板的路径。
   */
  board: string;
}
export interface CatalogScreen1 {
  /**
   * 列表类型：声明清单：列出全部页面、模型、报表、选择器与字典，标题、文件、哈希、问题与被谁引用。
   */
  type: 'catalog';
  /**
   * 默认每页条数。
   */
  pageSize?: 10 | 20 | 30;
}
export interface CopiesScreen1 {
  /**
   * 列表类型：副本清单：列出用 extends 继承另一页面的页面，以及各自改了什么。
   */
  type: 'copies';
  /**
   * 默认每页条数。
   */
  pageSize?: 10 | 20 | 30;
}
export interface ErpScreen1 {
  /**
   * 列表类型：主从列表：上面的主表选中一行，下面各页签是它的子表，各有自己的查询、按钮、表单与权限。
   */
  type: 'erp';
  /**
   * 模型的路径；模型要写明 subTables。
   */
  model?: string;
  /**
   * 列：共用文件的路径，或就地写出；省略时为模型的全部可见字段。
   */
  columns?: string | [ColumnEntry, ...ColumnEntry[]];
  /**
   * 查询项：共用文件的路径，或就地写出；省略时为模型里 query 打开的字段。
   */
  query?: string | [QueryEntry, ...QueryEntry[]];
  beside?: Beside;
  /**
   * 主表的表单，不带子表：共用文件的路径，或就地写出。
   */
  form?: string | FormLayout;
  /**
   * 主表上方的按钮；省略时为 新增、导出。
   */
  toolbar?: ActionEntry[];
  /**
   * 每行的操作；省略时为 编辑、详情、删除。
   */
  rowActions?: ActionEntry[];
  /**
   * 下面的页签，依次是模型的哪些子表；省略时为全部。
   *
   * @minItems 1
   */
  subLists?: [SubListEntry, ...SubListEntry[]];
  /**
   * 默认排序；省略时取自模型。
   */
  sort?: Sort;
  /**
   * 主表默认每页条数。
   */
  pageSize?: 5 | 10 | 20 | 30;
}
/**
 * 查询项。
 */
export interface QueryItem {
  /**
   * 字段的 key。
   */
  key: string;
  /**
   * 标签；省略时用字段标题。
   */
  title?: string;
  /**
   * single 等于，like 包含，group 起止两值，ne 不等于，ge 不小于，le 不大于，below 等于它或在它之下（部门、分类、树形字典、地区）。
   */
  mode?: 'single' | 'like' | 'group' | 'ne' | 'ge' | 'le' | 'below';
  /**
   * 收进「展开」。
   */
  folded?: boolean;
  /**
   * 初始条件。
   */
  defaultValue?: string | number;
  /**
   * 提示文字。
   */
  placeholder?: string;
}
/**
 * 一个页签：哪张子表，怎样显示，能做什么。
 */
export interface SubListSaid {
  /**
   * 子表的模型；写了 field 时为别的模型。
   */
  table: string;
  /**
   * 不是子表时：table 里按哪个字段属于所选的记录，从树里选的字段连同它之下的。这样 table 可以是任何模型；省略按钮时只看不改。
   */
  field?: string;
  /**
   * field 里放的是所选记录的哪个字段；省略时为它的 id。
   */
  of?: string;
  /**
   * 页签文字；省略时取自模型的 subTables，写了 field 时为模型的标题。
   */
  title?: string;
  /**
   * 列：共用文件的路径，或就地写出；省略时为子表的全部可见字段。
   */
  columns?: string | [ColumnEntry, ...ColumnEntry[]];
  /**
   * 查询项：共用文件的路径，或就地写出；省略时为子表里 query 打开的字段。
   */
  query?: string | [QueryEntry, ...QueryEntry[]];
  /**
   * 子表一行的表单；属于哪条主记录由选中的行定，不能改。
   */
  form?: string | FormLayout;
  /**
   * 子表上方的按钮；省略时为 新增、批量删除、导出。
   */
  toolbar?: ActionEntry[];
  /**
   * 子表每行的操作；省略时为 编辑、详情、删除。
   */
  rowActions?: ActionEntry[];
  /**
   * 默认排序；省略时取自子表的模型。
   */
  sort?: Sort;
  /**
   * 默认每页条数。
   */
  pageSize?: 5 | 10 | 20 | 30;
}
export interface FormScreen1 {
  /**
   * 列表类型：表单页面。
   */
  type: 'form';
  /**
   * 模型的路径：提交的表单成为它的一条新记录。与 submit 只写一个。
   */
  model?: string;
  submit?: FormSubmit;
  /**
   * 表单：共用文件的路径，或就地写出。
   */
  form?: string | FormLayout;
}
/**
 * 接收表单的接口。
 */
export interface FormSubmit {
  /**
   * 接口地址，以 / 开头。
   */
  path: string;
  /**
   * 请求方法。
   */
  method?: 'POST' | 'PUT';
}
export interface InnerScreen1 {
  /**
   * 列表类型：可展开的列表：一行展开后是它的子表，只看不改（可从文件导入），同时只展开一行。
   */
  type: 'inner';
  /**
   * 模型的路径；模型要写明 subTables。
   */
  model?: string;
  /**
   * 列：共用文件的路径，或就地写出；省略时为模型的全部可见字段。
   */
  columns?: string | [ColumnEntry, ...ColumnEntry[]];
  /**
   * 查询项：共用文件的路径，或就地写出；省略时为模型里 query 打开的字段。
   */
  query?: string | [QueryEntry, ...QueryEntry[]];
  beside?: Beside;
  /**
   * 表单：共用文件的路径，或就地写出。
   */
  form?: string | FormLayout;
  /**
   * 表格上方的按钮；省略时为 新增、批量删除、导出。
   */
  toolbar?: ActionEntry[];
  /**
   * 每行的操作；省略时为 编辑、详情、删除。
   */
  rowActions?: ActionEntry[];
  /**
   * 展开后的页签，依次是模型的哪些子表；省略时为全部。
   *
   * @minItems 1
   */
  subLists?: [SubRows, ...SubRows[]];
  /**
   * 默认排序；省略时取自模型。
   */
  sort?: Sort;
  /**
   * 默认每页条数。
   */
  pageSize?: 10 | 20 | 30;
}
/**
 * 一个页签：哪张子表，怎样显示。
 */
export interface SubRowsShown {
  /**
   * 子表的模型。
   */
  table: string;
  /**
   * 页签文字；省略时取自模型的 subTables。
   */
  title?: string;
  /**
   * 列：共用文件的路径，或就地写出；省略时为子表的全部可见字段。
   */
  columns?: string | [ColumnEntry, ...ColumnEntry[]];
  /**
   * 默认排序；省略时取自子表的模型。
   */
  sort?: Sort;
  /**
   * 每页条数。
   */
  pageSize?: 10 | 20 | 30;
}
export interface KanbanScreen1 {
  /**
   * 列表类型：看板列表，记录是卡片，按状态分列。
   */
  type: 'kanban';
  /**
   * 模型的路径。
   */
  model?: string;
  /**
   * 按哪个单选字段分列。
   */
  by: string;
  /**
   * 显示它的哪些值，从左到右；省略时为全部，按选项的次序。
   *
   * @minItems 1
   *
   * Items: 选项的值。
   */
  states?: [string, ...string[]];
  /**
   * 卡片上写什么：第一项是卡片的标题，其余每项一行；省略时为模型的全部可见字段。
   */
  columns?: string | [ColumnEntry, ...ColumnEntry[]];
  /**
   * 查询项：共用文件的路径，或就地写出；省略时为模型里 query 打开的字段。
   */
  query?: string | [QueryEntry, ...QueryEntry[]];
  /**
   * 表单：共用文件的路径，或就地写出。
   */
  form?: string | FormLayout;
  /**
   * 表格上方的按钮。
   */
  toolbar?: ActionEntry[];
  /**
   * 卡片的操作。有按钮用 set 改分列的字段时，拖动就是按这些按钮，权限、条件与确认都一样；没有时拖动直接改这个字段，要有编辑权限。
   */
  rowActions?: ActionEntry[];
  /**
   * 同级之间的默认排序；省略时取自模型。
   */
  sort?: Sort;
  /**
   * 每一列先显示几张卡片。
   */
  pageSize?: 10 | 20 | 30;
}
export interface ListScreen1 {
  /**
   * 列表类型：自动列表：查询、表格、分页、增删改。
   */
  type: 'list';
  /**
   * 模型的路径。
   */
  model?: string;
  /**
   * 列：共用文件的路径，或就地写出；省略时为模型的全部可见字段。
   */
  columns?: string | [ColumnEntry, ...ColumnEntry[]];
  /**
   * 查询项：共用文件的路径，或就地写出；省略时为模型里 query 打开的字段。
   */
  query?: string | [QueryEntry, ...QueryEntry[]];
  beside?: Beside;
  /**
   * 表单：共用文件的路径，或就地写出。
   */
  form?: string | FormLayout;
  /**
   * 表格上方的按钮；省略时为 新增、批量删除、导出。
   */
  toolbar?: ActionEntry[];
  /**
   * 每行的操作；省略时为 编辑、详情、删除。
   */
  rowActions?: ActionEntry[];
  /**
   * 编辑方式：modal 弹窗，inline 在表格里直接改、成批保存。
   */
  editing?: 'modal' | 'inline';
  grid?: GridOptions;
  /**
   * 人人可以打开并使用它的按钮，不用授权，如任务中心；受限的列仍要授权。只用于各人只看到自己的数据的页面。
   */
  open?: boolean;
  /**
   * 每隔几秒重新取一次本页；页面看不见时停下。省略时不自动刷新。
   */
  refresh?: number;
  /**
   * 默认排序；省略时取自模型。
   */
  sort?: Sort;
  /**
   * 默认每页条数。
   */
  pageSize?: 10 | 20 | 30;
}
export interface PageScreen1 {
  /**
   * 列表类型：内置页面，没有数据源。
   */
  type: 'page';
  /**
   * 内置页面的名字。
   */
  page: 'home' | 'notices' | 'approvals' | 'playground' | 'monitor' | 'rights' | 'dataLog' | 'whiteList';
}
export interface ReportScreen1 {
  /**
   * 列表类型：报表：查询、只读表格、合计、导出。
   */
  type: 'report';
  /**
   * 报表的路径。
   */
  report: string;
  /**
   * 表格上方的按钮；省略时为导出。
   */
  toolbar?: ActionEntry[];
  /**
   * 默认每页条数。
   */
  pageSize?: 10 | 20 | 30;
}
export interface TabScreen1 {
  /**
   * 列表类型：页签式列表：列表照旧，窗口里主表的表单与各子表是并列的页签。
   */
  type: 'tab';
  /**
   * 模型的路径；模型要写明 subTables。
   */
  model?: string;
  /**
   * 列：共用文件的路径，或就地写出；省略时为模型的全部可见字段。
   */
  columns?: string | [ColumnEntry, ...ColumnEntry[]];
  /**
   * 查询项：共用文件的路径，或就地写出；省略时为模型里 query 打开的字段。
   */
  query?: string | [QueryEntry, ...QueryEntry[]];
  beside?: Beside;
  /**
   * 表单：共用文件的路径，或就地写出。
   */
  form?: string | FormLayout;
  /**
   * 表格上方的按钮；省略时为 新增、批量删除、导出。
   */
  toolbar?: ActionEntry[];
  /**
   * 每行的操作；省略时为 编辑、详情、删除。
   */
  rowActions?: ActionEntry[];
  /**
   * 默认排序；省略时取自模型。
   */
  sort?: Sort;
  /**
   * 默认每页条数。
   */
  pageSize?: 10 | 20 | 30;
}
export interface TreeScreen1 {
  /**
   * 列表类型：树形列表：逐级展开、添加下级、增删改；查询时平铺并注明所在路径。
   */
  type: 'tree';
  /**
   * 模型的路径；模型要写明 tree。
   */
  model?: string;
  /**
   * 列：共用文件的路径，或就地写出；省略时为模型的全部可见字段。
   */
  columns?: string | [ColumnEntry, ...ColumnEntry[]];
  /**
   * 查询项：共用文件的路径，或就地写出；省略时为模型里 query 打开的字段。
   */
  query?: string | [QueryEntry, ...QueryEntry[]];
  /**
   * 表单：共用文件的路径，或就地写出。
   */
  form?: string | FormLayout;
  /**
   * 表格上方的按钮；省略时为 新增、导出。
   */
  toolbar?: ActionEntry[];
  /**
   * 每行的操作，add 为添加下级；省略时为 添加下级、编辑、移动、详情、删除。
   */
  rowActions?: ActionEntry[];
  /**
   * 右边的页签：先是所选记录的详情（有“详情”的人才有），再依次是属于它的别的记录；省略时只有树。手机上在树的下面。
   *
   * @minItems 1
   */
  subLists?: [SubListEntry, ...SubListEntry[]];
  /**
   * 同级之间的默认排序；省略时取自模型。
   */
  sort?: Sort;
  /**
   * 默认每页的顶级条数。
   */
  pageSize?: 10 | 20 | 30;
}
/**
 * 一个指标：许多行合起来的一个数，只声明一次，看板、报表合计与图都用它。比率总是先汇总再相除。
 */
export interface MeasureDeclaration {
  /**
   * 指标的名字，别处以它引用。
   */
  key: string;
  /**
   * 中文名称。
   */
  title: string;
  /**
   * 怎样算：sum(row.列)、count()、countDistinct(row.列)、avg(row.列)、min(row.列)、max(row.列)，第二个参数可写条件（count 可只写条件）；它们之间、与数字及别的指标 measure.名字 之间用 + - * /。括号里可写 row.qty * row.price。
   */
  value: string;
  /**
   * 单位，显示在数值之后；省略时用所用的列的单位。
   */
  unit?: string;
  /**
   * 显示样式：plain 普通，percent 百分比（0.12 显示 12.0%），只用于比率。
   */
  format?: 'plain' | 'percent';
  /**
   * 小数位数；百分比时为百分数的小数位数。省略时计数为 0，百分比为 1，合计随列，其余为 2。
   */
  precision?: number;
  /**
   * 越大越好写 up，越小越好写 down；省略时涨跌不分好坏。
   */
  better?: 'up' | 'down';
  /**
   * 目标值；百分比按比例写，0.05 就是 5%。
   */
  target?: number;
  /**
   * 说明，显示在名称旁。
   */
  help?: string;
  /**
   * 除数为零时：empty 显示为空，zero 显示 0。写了除法就要写明。
   */
  whenZero?: 'empty' | 'zero';
}
/**
 * 菜单。没有列出的页面自动归入其目录，见 docs/implementers.md。
 */
export interface Menu {
  /**
   * 本文件遵循的模式文件的相对路径；编辑器据此补全与提示。
   */
  $schema?: string;
  allow?: Allow;
  /**
   * 一级菜单，按显示次序。
   */
  items: MenuItem[];
}
/**
 * 一个菜单项：目录（children）、页面（screen）或外部地址（url），三者取一。
 */
export interface MenuItem {
  /**
   * 菜单文字；省略时用页面标题。
   */
  title?: string;
  /**
   * 图标名（antd 图标的短名）。
   */
  icon?:
    | 'account-book'
    | 'apartment'
    | 'api'
    | 'appstore'
    | 'area-chart'
    | 'audit'
    | 'bank'
    | 'bar-chart'
    | 'bell'
    | 'book'
    | 'bug'
    | 'bulb'
    | 'calendar'
    | 'car'
    | 'clock-circle'
    | 'cloud'
    | 'cluster'
    | 'code'
    | 'contacts'
    | 'container'
    | 'dashboard'
    | 'database'
    | 'desktop'
    | 'dollar'
    | 'file'
    | 'file-text'
    | 'folder'
    | 'fund'
    | 'global'
    | 'hdd'
    | 'home'
    | 'inbox'
    | 'key'
    | 'line-chart'
    | 'link'
    | 'mail'
    | 'message'
    | 'money-collect'
    | 'monitor'
    | 'notification'
    | 'pie-chart'
    | 'profile'
    | 'safety'
    | 'schedule'
    | 'setting'
    | 'shop'
    | 'shopping'
    | 'shopping-cart'
    | 'table'
    | 'tags'
    | 'team'
    | 'thunderbolt'
    | 'tool'
    | 'transaction'
    | 'truck'
    | 'user'
    | 'wallet';
  /**
   * 路径；省略时为 / 加页面 id。
   */
  path?: string;
  /**
   * 页面的 id。
   */
  screen?: string;
  /**
   * 外部地址，http 或 https。
   */
  url?: string;
  /**
   * 外部地址嵌在本系统的页面里打开，而不是在新窗口；其来源自动加入内容安全策略。
   */
  frame?: boolean;
  /**
   * 不显示在菜单，仍可访问。
   */
  hidden?: boolean;
  /**
   * 目录自己是一个页面：菜单里只有这一项，打开后列出下级；下级不再单独出现在菜单里。
   */
  alwaysShow?: boolean;
  /**
   * 切换到别的标签页后保留页面（查询、滚动位置、未保存的内容）；省略时页面与嵌入的外部地址保留。
   */
  keepAlive?: boolean;
  /**
   * 不显示页面上方的面包屑与标题。
   */
  hiddenHeaderContent?: boolean;
  /**
   * 下级菜单。
   *
   * @minItems 1
   */
  children?: [MenuItem, ...MenuItem[]];
}
/**
 * 在线表单：一张数据表、它的字段、接口与权限，只声明一次。
 */
export interface ModelFile {
  /**
   * 本文件遵循的模式文件的相对路径；编辑器据此补全与提示。
   */
  $schema?: string;
  allow?: Allow;
  /**
   * 中文标题，显示在菜单、页签与页头。
   */
  title: string;
  /**
   * 一句话说明，显示在标题之下。
   */
  description?: string;
  /**
   * 接口里的编码；省略时为路径的下划线写法。
   */
  code?: string;
  /**
   * 数据表名；省略时同 code。
   */
  table?: string;
  /**
   * 权限前缀；省略时为路径的冒号写法。
   */
  permission?: string;
  /**
   * 接口的另一套路径：其下 add、edit、delete、deleteBatch、queryById 与本模型的接口同样办事，权限也相同。
   */
  rest?: string;
  /**
   * 是否记录历史：每条记录的新增、修改、删除、导入，谁在什么时候把哪个字段从什么改成什么。默认 true；写 false 不记录，也没有“历史”。密码类字段从不记录。
   */
  history?: boolean;
  /**
   * 删除的记录进回收站：连同子表的行（树形记录连同全部下级）原样保留，列表的“回收站”里可以查找、恢复；彻底删除要单独授权。写 true 一直保留到有人彻底删除；写 {"days": 30} 则由定时任务“清空到期的回收站”删去满 30 天的。回收站里的记录不占唯一值，也不在任何列表、统计、报表里。
   */
  recycleBin?: boolean | RecycleBinHint;
  /**
   * 是否可以从文件导入：有新增权限的人在列表里有“导入”。默认 true；写 false 只能逐条新增。
   */
  import?: boolean;
  /**
   * 字段，按默认的列次序。
   *
   * @minItems 1
   */
  fields: [Column, ...Column[]];
  /**
   * 指标：许多行合起来的一个数，看板、报表合计与图以 key 引用。
   *
   * @minItems 1
   */
  measures?: [MeasureDeclaration, ...MeasureDeclaration[]];
  /**
   * 必须相等的数：本文件的指标与别处的指标，或每一行里的两边；用 npm run validate -- --data 核对。
   *
   * @minItems 1
   */
  agrees?: [AgreeDeclaration, ...AgreeDeclaration[]];
  /**
   * 默认排序；省略时按创建时间倒序。
   */
  sort?: Sort;
  /**
   * 子表：随主表一起新增、修改、删除。
   *
   * @minItems 1
   */
  subTables?: [ChildTable, ...ChildTable[]];
  tree?: TreeHint;
  /**
   * 几个字段合起来在租户内唯一。
   */
  unique?: [string, ...string[]][];
  facts?: FactsHint;
  states?: StatesDeclaration;
  /**
   * 行规则：可授予角色的几种“只看一部分记录”。管理员在授权里给角色勾选；角色有本页面而没有勾选任何一条，看到全部。几个角色、几条规则合起来取并集。没有授予任何人时不起作用。
   *
   * @minItems 1
   */
  scopes?: [ScopeDeclaration, ...ScopeDeclaration[]];
}
/**
 * 回收站里的记录保留多久。
 */
export interface RecycleBinHint {
  /**
   * 保留的天数；省略时一直保留到有人彻底删除。
   */
  days?: number;
}
/**
 * 一张子表。
 */
export interface ChildTable {
  /**
   * 子表的模型。
   */
  model: string;
  /**
   * 子表的行在主表表达式里的名字：主表字段的 value、visibleWhen、requiredWhen 与校验规则里写 sum(lines, qty * price)、count(lines)、lines.exists(l, l.qty > 4)。省略则表达式里没有它；不能与主表的字段或 row、rows 等同名。
   */
  name?: string;
  /**
   * 子表里存主表编号的字段，类型 hidden。
   */
  foreignKey: string;
  /**
   * 页签文字；省略时用子表的标题。
   */
  title?: string;
  grid?: GridOptions;
  /**
   * 一对一：一条主记录至多有一行。
   */
  single?: boolean;
}
/**
 * 上下级怎样存。
 */
export interface TreeHint {
  /**
   * 存上级编号的字段，类型 hidden；要在表单里选上级，用从树里选的类型（分类用 cat_tree）。
   */
  parent?: string;
  /**
   * 存有无下级（1 或 0）的字段，类型 hidden，由服务器维护。
   */
  hasChild?: string;
  /**
   * 顶级记录的上级编号。
   */
  root?: string;
  /**
   * 说出一条记录是什么的字段，用于路径；省略时为第一个可见字段。
   */
  text?: string;
}
/**
 * 由哪张报表、怎样算出。字段的数据列与报表 SQL 的输出列同名（firstLeg 即 first_leg），类型相同；报表读到的受限字段与行规则一同带过来。
 */
export interface FactsHint {
  /**
   * 算出它的报表；其余参数不能是必填的，SQL 也不能随当前用户而变。
   */
  report: string;
  /**
   * 报表里类型为 period 的参数：重算哪些天由它告诉 SQL，SQL 只能算出这些天的行。
   */
  period: string;
  /**
   * 存着哪一天的日期字段。
   */
  day: string;
  /**
   * 来源的记录算在哪一天：它变了，只重算那几天。没有写出的来源（汇率、费率等）一变，全部重算。
   *
   * @minItems 1
   */
  dates?: [FactsDate, ...FactsDate[]];
}
/**
 * 一个来源。
 */
export interface FactsDate {
  /**
   * 报表读到的模型。
   */
  model: string;
  /**
   * 它的日期字段。
   */
  field: string;
}
/**
 * 审批：记录的状态只能经声明的几步改变。这个字段在表单、表格、批量编辑、导入与接口里都不能直接填写；每一步由谁做、有什么条件、附什么意见、通知谁，写在这里，做过的每一步都留下来。
 */
export interface StatesDeclaration {
  /**
   * 存状态的单选字段，有自己的 options 或声明的字典；不写 defaultValue 与 value，自动只读。
   */
  field: string;
  /**
   * 新记录的状态，无论从哪里新增。
   */
  initial: string;
  /**
   * 可以停在这里的状态：其余每个状态都要有一步离开它。
   *
   * @minItems 1
   *
   * Items: 选项的值。
   */
  final: [string, ...string[]];
  /**
   * 一步一步怎样走；依次成为行、表单、详情与看板卡片的按钮。
   *
   * @minItems 1
   */
  transitions: [TransitionDeclaration, ...TransitionDeclaration[]];
  /**
   * 在哪些状态里记录锁住：字段不能改、记录不能删除。表单、表格、批量编辑、导入、撤销、恢复与接口都照此判断，页面上的单元格与按钮随之不可用；状态的几步照走。
   *
   * @minItems 1
   */
  locks?: [StateLock, ...StateLock[]];
}
/**
 * 一步：从哪些状态到哪个状态，由谁做。
 */
export interface TransitionDeclaration {
  /**
   * 代号，在本模型内唯一，也不与页面自己的按钮相同。
   */
  code: string;
  /**
   * 按钮文字，也是历程里的文字。
   */
  title: string;
  /**
   * 从哪些状态。
   *
   * @minItems 1
   *
   * Items: 选项的值。
   */
  from: [string, ...string[]];
  /**
   * 到哪个状态。
   */
  to: string;
  /**
   * 由谁做：几个角色（app.json 的 roles，有其一即可，管理员总可以），或一个条件，写法同行规则的 when（管理员也要符合）。省略时要有授权里的 前缀:代号。都先要看得到这条记录。
   */
  who?: string | [string, ...string[]];
  /**
   * 做之前问意见：asked 可以不填，required 必填；省略时不问。
   */
  comment?: 'asked' | 'required';
  rule?: TransitionRule;
  /**
   * 做了之后通知谁：存用户的字段（也可写 createBy），或一个角色的所有人；做的人自己不通知。
   *
   * @minItems 1
   *
   * Items: 一个收通知的人或角色。
   */
  notify?: [string | NotifiedRole, ...(string | NotifiedRole)[]];
  /**
   * 等人来做：from 状态的记录列在能做这一步的人的“待我审批”里。
   */
  inbox?: boolean;
  /**
   * 选中几行时也能做；逐行判断，做不了的行说明原因。
   */
  batch?: boolean;
  /**
   * 做之前的确认；问意见时写在意见框的上面。
   */
  confirm?: string;
  /**
   * 按钮直接排在行里，不收进“更多”。
   */
  primary?: boolean;
}
/**
 * 必须成立的条件；不成立就不能走这一步，并告诉原因。
 */
export interface TransitionRule {
  /**
   * 结果为真假的表达式：row 是这条记录，有名字的子表是它的行，user 是做这一步的人，now 是现在。
   */
  expression: string;
  /**
   * 不成立时的说明。
   */
  message: string;
}
/**
 * 一个角色的所有人。
 */
export interface NotifiedRole {
  /**
   * app.json 的 roles 里的一个编码。
   */
  role: string;
}
/**
 * 一把锁：在这些状态里什么不能改，能不能删除。
 */
export interface StateLock {
  /**
   * 在哪些状态里。新记录的状态不能锁字段，否则没有人能填写它。
   *
   * @minItems 1
   *
   * Items: 选项的值。
   */
  in: [string, ...string[]];
  /**
   * 不能改的字段；省略时是全部字段与子表的行。`子表的名字.字段` 是子表行里的字段，锁了一个，这个子表也不能加行、减行。算出来的字段照算。
   *
   * @minItems 1
   *
   * Items: 本模型的字段，或 `子表的名字.字段`。
   */
  fields?: [string, ...string[]];
  /**
   * 仍然可以删除。
   */
  removable?: boolean;
}
/**
 * 一条行规则：哪些记录看得到，也只有这些改得到。列表、统计、导出、历史、字典、报表、看板与写入都一样。
 */
export interface ScopeDeclaration {
  /**
   * 名字，授权里以它记录；改名等于收回。
   */
  key: string;
  /**
   * 中文名称，接在“仅显示”之后读得通：仅显示本人负责的记录。
   */
  title: string;
  /**
   * 哪些记录，由数据库逐行判断：row.字段（也可用 row.createBy、row.sysOrgCode）与文本、数值、null 或当前用户的 user.username、user.realname、user.id、user.orgCode 比较，用 == != in startsWith() && || !。in 的右边写 ['A', 'B']、user.roles 或 app.json 的 userLists 里的一组，如 user.shops；写 values 则由管理员授权时给这个角色选定，如 row.shop in values（一条规则里一次，左边是一个文本字段，不在 ! 里面）。当前用户没有的值（如没有部门）什么也不符合。
   */
  when: string;
}
/**
 * 各种选择器共有的键。
 */
export interface PickerCommon {
  /**
   * 本文件遵循的模式文件的相对路径；编辑器据此补全与提示。
   */
  $schema?: string;
  allow?: Allow;
  /**
   * 弹窗标题。
   */
  title: string;
  /**
   * 选择器类型。
   */
  type: string;
  /**
   * 可多选，值以逗号相连；列里写了 multiple 时以列为准。
   */
  multiple?: boolean;
}
export interface UserPicker1 {
  /**
   * 选择器类型：选择用户：左侧部门树，右侧用户表。
   */
  type: 'user';
  /**
   * 左侧显示部门树；false 时只有用户表，并可按性别与生日查询。
   */
  byDepartment?: boolean;
  /**
   * 取作值的列。
   */
  value?: 'username' | 'id';
  /**
   * 显示用的列。
   */
  text?: 'realname' | 'username';
  /**
   * 表格的列；可用：username、realname、sex、phone、email、birthday、orgCodeTxt。
   *
   * @minItems 1
   */
  columns?: [PickerColumnEntry, ...PickerColumnEntry[]];
  /**
   * 查询项；可用：username、realname、phone、sex、birthday。
   */
  query?: QueryEntry[];
  /**
   * 每页条数的可选项，第一个是初始值。
   *
   * @minItems 1
   *
   * Items: 每页条数。
   */
  pageSizes?: [number, ...number[]];
  /**
   * 弹窗宽度，像素。
   */
  width?: number;
}
/**
 * 选择器里的一列。
 */
export interface PickerColumnOverride {
  /**
   * 字段的 key。
   */
  key: string;
  /**
   * 列标题；省略时用字段标题。
   */
  title?: string;
  /**
   * 列宽，像素。
   */
  width?: number;
}
export interface RolePicker1 {
  /**
   * 选择器类型：选择角色。
   */
  type: 'role';
  /**
   * 取作值的列。
   */
  value?: 'roleCode' | 'id';
  /**
   * 显示用的列。
   */
  text?: 'roleName' | 'roleCode';
  /**
   * 表格的列；可用：roleName、roleCode。
   *
   * @minItems 1
   */
  columns?: [PickerColumnEntry, ...PickerColumnEntry[]];
  /**
   * 查询项；可用：roleName、roleCode。
   */
  query?: QueryEntry[];
  /**
   * 每页条数的可选项，第一个是初始值。
   *
   * @minItems 1
   *
   * Items: 每页条数。
   */
  pageSizes?: [number, ...number[]];
  /**
   * 弹窗宽度，像素。
   */
  width?: number;
}
export interface PositionPicker1 {
  /**
   * 选择器类型：选择职务。
   */
  type: 'position';
  /**
   * 取作值的列。
   */
  value?: 'code' | 'id';
  /**
   * 显示用的列。
   */
  text?: 'name' | 'code';
  /**
   * 表格的列；可用：name、code、postRank。
   *
   * @minItems 1
   */
  columns?: [PickerColumnEntry, ...PickerColumnEntry[]];
  /**
   * 查询项；可用：name、code、postRank。
   */
  query?: QueryEntry[];
  /**
   * 每页条数的可选项，第一个是初始值。
   *
   * @minItems 1
   *
   * Items: 每页条数。
   */
  pageSizes?: [number, ...number[]];
  /**
   * 弹窗宽度，像素。
   */
  width?: number;
}
export interface DepartmentPicker1 {
  /**
   * 选择器类型：选择部门：可勾选的树。
   */
  type: 'department';
  /**
   * 取作值的列。
   */
  value?: 'orgCode' | 'id';
  /**
   * 多选时一开始就父子关联；否则各选各的。
   */
  linked?: boolean;
  /**
   * 弹窗宽度，像素。
   */
  width?: number;
}
export interface CategoryPicker1 {
  /**
   * 选择器类型：选择分类：可勾选的树。
   */
  type: 'category';
  /**
   * 根分类的编码，只能选它之下的分类；0 为整棵树。
   */
  pcode?: string;
  /**
   * 多选时一开始就父子关联；否则各选各的。
   */
  linked?: boolean;
  /**
   * 弹窗宽度，像素。
   */
  width?: number;
}
export interface BusinessPicker1 {
  /**
   * 选择器类型：业务组件：查询、表格与右侧已选。
   */
  type: 'business';
  /**
   * 模型的路径。
   */
  model: string;
  /**
   * 取作值的字段。
   */
  value: string;
  /**
   * 显示用的字段；省略时同 value。
   */
  text?: string;
  /**
   * 表格的列；省略时取模型的前六个字段。
   *
   * @minItems 1
   */
  columns?: [PickerColumnEntry, ...PickerColumnEntry[]];
  /**
   * 查询项；省略时取模型自己的查询项。
   */
  query?: QueryEntry[];
  /**
   * 每页条数的可选项，第一个是初始值。
   *
   * @minItems 1
   *
   * Items: 每页条数。
   */
  pageSizes?: [number, ...number[]];
  /**
   * 单元格最多显示几个字，其余以省略号代替。
   */
  ellipsis?: number;
  /**
   * 弹窗宽度，像素。
   */
  width?: number;
}
export interface PopupPicker1 {
  /**
   * 选择器类型：报表弹窗：选报表的行，带回几个值。
   */
  type: 'popup';
  /**
   * 报表的路径。
   */
  report: string;
  /**
   * 取作值的输出列。
   */
  value: string;
  /**
   * 显示用的输出列；省略时同 value。
   */
  text?: string;
  /**
   * 报表参数的值，以 self_ 开头发送；与查询项同名时也作查询项的初始值（引号除外）。
   */
  params?: {
    /**
     * 一个参数的值。
     */
    [k: string]: string | number;
  };
  /**
   * 多选时值之间的分隔符。
   */
  separator?: string;
  /**
   * 同组的弹窗共用报表的列与查询项，保留 30 秒；省略时每次打开都重新读取。
   */
  groupId?: string;
  /**
   * 每页条数的可选项，第一个是初始值。
   *
   * @minItems 1
   *
   * Items: 每页条数。
   */
  pageSizes?: [number, ...number[]];
  /**
   * 弹窗宽度，像素。
   */
  width?: number;
}
/**
 * 打印：一张纸（或标签）上印什么。列表的行菜单与已选工具栏里的“打印”给出它的 PDF；值与列表里看到的一样，无权看的留空。
 */
export interface PrintFile {
  /**
   * 本文件遵循的模式文件的相对路径；编辑器据此补全与提示。
   */
  $schema?: string;
  allow?: Allow;
  /**
   * 中文标题，是“打印”菜单里的一项，也是文件名。
   */
  title: string;
  /**
   * 一句话说明。
   */
  description?: string;
  /**
   * 印的是哪个模型的记录；能读它的人才能打印。
   */
  model: string;
  /**
   * 纸：A4、A5、A6，或标签的宽高；写几种时由打印的人选，第一种是默认。
   */
  paper?:
    | PrintPaper
    | [PrintPaper]
    | [PrintPaper, PrintPaper]
    | [PrintPaper, PrintPaper, PrintPaper]
    | [PrintPaper, PrintPaper, PrintPaper, PrintPaper]
    | [PrintPaper, PrintPaper, PrintPaper, PrintPaper, PrintPaper]
    | [PrintPaper, PrintPaper, PrintPaper, PrintPaper, PrintPaper, PrintPaper];
  /**
   * 横放。
   */
  landscape?: boolean;
  /**
   * 四边的空白，毫米；省略时为 12，宽不到 120 毫米的纸为 2。
   */
  margin?: number;
  /**
   * 字号，磅；省略时为 9，宽不到 120 毫米的纸为 7。
   */
  fontSize?: number;
  /**
   * 这个字段的值相同的记录印成一份，如一个订单的各行；没有选中的也在内。
   */
  group?: string;
  sort?: Sort;
  each?: PrintEach;
  /**
   * 份数：数值字段，值是几就印几份，不到 1 的不印；省略时一份。
   */
  copies?: string;
  /**
   * 带查：按几个字段在另一个模型里找到一条，名字是键。各人只带得出自己看得到的。
   */
  lookups?: {
    [k: string]: PrintLookup;
  };
  /**
   * 从上到下的各块。
   *
   * @minItems 1
   * @maxItems 60
   */
  parts: [PrintPart, ...PrintPart[]];
  /**
   * 每页底下的一行；#{page} 是本份的第几页，#{pages} 是本份共几页。
   */
  footer?: string;
}
/**
 * 宽与高，毫米。
 */
export interface PrintPaperSize {
  /**
   * 给人看的名字；省略时为宽 × 高。
   */
  title?: string;
  /**
   * 宽，毫米。
   */
  width: number;
  /**
   * 高，毫米。
   */
  height: number;
}
/**
 * 每一行各印一份，如一行明细一张标签；各块里的字段就是行的字段。
 */
export interface PrintEach {
  /**
   * 子表的模型；省略时是同组的各条记录（见 group）。
   */
  table?: string;
}
/**
 * 另一个模型里的一条。
 */
export interface PrintLookup {
  /**
   * 在哪个模型里找。
   */
  model: string;
  /**
   * 它的字段 → 这里的字段，都相等的第一条。
   */
  match: {
    /**
     * 这里的字段；子表的行里 main.字段 是主记录的。
     */
    [k: string]: string;
  };
  /**
   * 给子表的行带查时写子表的模型；省略时给记录带查。
   */
  table?: string;
}
/**
 * 标题：大一号的粗字。
 */
export interface PrintHeading {
  /**
   * 这一块是什么：标题：大一号的粗字。
   */
  type: 'heading';
  /**
   * 标题文字。其中 ${字段} 换成这条记录的值，与列表里看到的一样；#{date} 今天，#{datetime} 现在，#{user} 打印的人。
   */
  text: string;
  /**
   * 字号，磅。
   */
  size?: number;
  /**
   * 左右对齐。
   */
  align?: 'left' | 'center' | 'right';
}
/**
 * 一段文字。
 */
export interface PrintText {
  /**
   * 这一块是什么：一段文字。
   */
  type: 'text';
  /**
   * 其中 ${字段} 换成这条记录的值，与列表里看到的一样；#{date} 今天，#{datetime} 现在，#{user} 打印的人。
   */
  text: string;
  /**
   * 字号，磅。
   */
  size?: number;
  /**
   * 粗体。
   */
  bold?: boolean;
  /**
   * 左右对齐。
   */
  align?: 'left' | 'center' | 'right';
  /**
   * 至多几行，放不下的以 … 收尾；省略时不限。
   */
  lines?: number;
}
/**
 * 一组字段：标题与值并排。
 */
export interface PrintFields {
  /**
   * 这一块是什么：一组字段：标题与值并排。
   */
  type: 'fields';
  /**
   * 每行几个。
   */
  columns?: number;
  /**
   * 字段，按顺序。
   *
   * @minItems 1
   * @maxItems 60
   *
   * Items: 一个字段；只写 key，或写成对象改标题。
   */
  fields: [string | PrintField, ...(string | PrintField)[]];
}
/**
 * 一个字段与它的标题。
 */
export interface PrintField {
  /**
   * 字段的 key；子表的行里 main.字段 是主记录的，带查名字的 名字.字段 是带查到的那一条的。
   */
  key: string;
  /**
   * 标题；省略时用字段标题。
   */
  title?: string;
}
/**
 * 一张表，翻页时重复表头。
 */
export interface PrintTable {
  /**
   * 这一块是什么：一张表，翻页时重复表头。
   */
  type: 'table';
  /**
   * 子表的模型；省略时是同组的各条记录（见 group）。
   */
  table?: string;
  /**
   * 列，按顺序。
   *
   * @minItems 1
   * @maxItems 30
   *
   * Items: 一列；只写 key，或写成对象改标题、列宽。
   */
  columns: [string | PrintColumn, ...(string | PrintColumn)[]];
  /**
   * 表尾合计的列，都是数值列。
   *
   * @minItems 1
   * @maxItems 30
   *
   * Items: 列的 key。
   */
  totals?: [string, ...string[]];
  /**
   * 每行前加序号。
   */
  numbered?: boolean;
  /**
   * 字号，磅。
   */
  size?: number;
}
/**
 * 表的一列。
 */
export interface PrintColumn {
  /**
   * 字段的 key；子表的行里 main.字段 是主记录的，带查名字的 名字.字段 是带查到的那一条的。
   */
  key: string;
  /**
   * 标题；省略时用字段标题。
   */
  title?: string;
  /**
   * 宽，毫米；省略时按内容分。
   */
  width?: number;
  /**
   * 左右对齐；省略时数值靠右。
   */
  align?: 'left' | 'center' | 'right';
}
/**
 * 条形码或二维码，里面是原值而不是文字。
 */
export interface PrintBarcode {
  /**
   * 这一块是什么：条形码或二维码，里面是原值而不是文字。
   */
  type: 'barcode';
  /**
   * 码制：code128、code39、ean13 是条形码，qrcode、datamatrix 是二维码。
   */
  symbology: 'code128' | 'code39' | 'ean13' | 'qrcode' | 'datamatrix';
  /**
   * 码里的内容；${字段} 换成字段的原值。
   */
  value: string;
  /**
   * 高，毫米；二维码省略时为 20，条形码为 12。
   */
  height?: number;
  /**
   * 宽，毫米；省略时条形码占满一行，至多 80，二维码与高相同。
   */
  width?: number;
  /**
   * 条形码下面印出内容。
   */
  text?: boolean;
  /**
   * 左右对齐。
   */
  align?: 'left' | 'center' | 'right';
}
/**
 * 附件字段里的图片：PNG 或 JPEG。
 */
export interface PrintImage {
  /**
   * 这一块是什么：附件字段里的图片：PNG 或 JPEG。
   */
  type: 'image';
  /**
   * 字段的 key；子表的行里 main.字段 是主记录的，带查名字的 名字.字段 是带查到的那一条的。
   */
  field: string;
  /**
   * 高，毫米；图片按比例缩放在内。
   */
  height?: number;
  /**
   * 宽，毫米；省略时与高相同。
   */
  width?: number;
  /**
   * 至多几张，从左到右。
   */
  count?: number;
  /**
   * 左右对齐。
   */
  align?: 'left' | 'center' | 'right';
}
/**
 * 一条横线。
 */
export interface PrintLine {
  /**
   * 这一块是什么：一条横线。
   */
  type: 'line';
}
/**
 * 一段空白。
 */
export interface PrintSpace {
  /**
   * 这一块是什么：一段空白。
   */
  type: 'space';
  /**
   * 高，毫米。
   */
  height: number;
}
/**
 * 左右并排的几块，如左边标题右边条码。
 */
export interface PrintRow {
  /**
   * 这一块是什么：左右并排的几块，如左边标题右边条码。
   */
  type: 'row';
  /**
   * 各块宽度的比例，与 parts 一样多；省略时一样宽。
   *
   * @minItems 2
   * @maxItems 6
   *
   * Items: 份数。
   */
  widths?:
    | [number, number]
    | [number, number, number]
    | [number, number, number, number]
    | [number, number, number, number, number]
    | [number, number, number, number, number, number];
  /**
   * 从左到右的各块；表格与并排不能再放进来。
   *
   * @minItems 2
   * @maxItems 6
   */
  parts:
    | [PrintPart, PrintPart]
    | [PrintPart, PrintPart, PrintPart]
    | [PrintPart, PrintPart, PrintPart, PrintPart]
    | [PrintPart, PrintPart, PrintPart, PrintPart, PrintPart]
    | [PrintPart, PrintPart, PrintPart, PrintPart, PrintPart, PrintPart];
}
/**
 * 多处共用的查询表单。
 */
export interface QueryFile {
  /**
   * 本文件遵循的模式文件的相对路径；编辑器据此补全与提示。
   */
  $schema?: string;
  allow?: Allow;
  /**
   * 中文标题，显示在菜单、页签与页头。
   */
  title: string;
  /**
   * 查询项，按显示次序。
   *
   * @minItems 1
   */
  items: [QueryEntry, ...QueryEntry[]];
}
/**
 * 在线报表：一条 SELECT、它的参数、输出列与查询项。
 */
export interface ReportFile {
  /**
   * 本文件遵循的模式文件的相对路径；编辑器据此补全与提示。
   */
  $schema?: string;
  allow?: Allow;
  /**
   * 中文标题，显示在菜单、页签与页头。
   */
  title: string;
  /**
   * 一句话说明，显示在标题之下。
   */
  description?: string;
  /**
   * 接口里的编码；省略时为路径的下划线写法。
   */
  code?: string;
  /**
   * 权限前缀；省略时为路径的冒号写法。
   */
  permission?: string;
  /**
   * 一条 SELECT：旁边 .sql 文件的名字，或逐行写出。参数写 ${key}，会话值写 #{sysUserCode}、#{sysOrgCode}、#{tenantId}。
   */
  sql: string | [string, ...string[]];
  dataSource?: ReportDataSource;
  /**
   * SQL 的参数。
   */
  params?: ReportParam[];
  /**
   * 输出列：key 对应 SQL 输出名（下划线转驼峰）。
   *
   * @minItems 1
   */
  columns: [Column, ...Column[]];
  /**
   * 可按哪些输出列筛选。
   */
  query?: QueryEntry[];
  /**
   * 按哪些列分组小计，从外到内：结果先按它们排序，每组之后一行小计。合计什么由各列的 statistics 与 total 说明。
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: 输出列的 key。
   */
  groupBy?: [string] | [string, string] | [string, string, string];
  pivot?: ReportPivot;
  /**
   * 表格上方的图，画查询到的各行（至多 1000 行）。
   *
   * @minItems 1
   * @maxItems 4
   */
  charts?:
    | [ChartDeclaration]
    | [ChartDeclaration, ChartDeclaration]
    | [ChartDeclaration, ChartDeclaration, ChartDeclaration]
    | [ChartDeclaration, ChartDeclaration, ChartDeclaration, ChartDeclaration];
  /**
   * 指标：许多行合起来的一个数，看板、报表合计与图以 key 引用。
   *
   * @minItems 1
   */
  measures?: [MeasureDeclaration, ...MeasureDeclaration[]];
  /**
   * 必须相等的数：本文件的指标与别处的指标，或每一行里的两边；用 npm run validate -- --data 核对。
   *
   * @minItems 1
   */
  agrees?: [AgreeDeclaration, ...AgreeDeclaration[]];
  /**
   * 默认排序；省略时用 SQL 自己的次序。
   */
  sort?: Sort;
}
/**
 * “系统管理 / 数据源”里登记的一个外部数据库。连接参数与密码只在那里，不在声明里。
 */
export interface ReportDataSource {
  /**
   * 数据源的编码，运行时在当前租户里查找。
   */
  code: string;
  /**
   * 数据库的种类，决定 SQL 怎样检查、怎样加上筛选排序分页；须与登记的相同。MySQL 也包括 MariaDB，其输出列名是 key 的下划线写法，不能用 pivot。
   */
  kind: 'postgres' | 'mysql';
}
/**
 * SQL 中的一个参数，写作 ${key}。
 */
export interface ReportParam {
  /**
   * 参数名，SQL 里写作 ${key}。
   */
  key: string;
  /**
   * 查询表单里的标签。
   */
  title: string;
  /**
   * 输入方式，决定参数的类型。period 是一段日期：选近7天、本月等，或自定起止；SQL 里写作 ${keyFrom} 与 ${keyTo}，没有选的一头为空。
   */
  type: 'input' | 'inputNumber' | 'select' | 'date' | 'datetime' | 'period';
  /**
   * 可选值；给出后只接受这些值。
   *
   * @minItems 1
   */
  options?: [OptionItem, ...OptionItem[]];
  /**
   * 可选值取自字典。
   */
  dictCode?: string;
  /**
   * 必填。
   */
  required?: boolean;
  /**
   * 默认值。date、datetime 可写日子的名字：today、yesterday、weekStart、monthStart、monthEnd、lastMonthStart、lastMonthEnd、yearStart；period 写 today、yesterday、last7、last14、last30、thisMonth、lastMonth 或 2026-01-01,2026-01-31；文字可写 #{sysUserCode}、#{sysUserId}、#{sysOrgCode}。
   */
  defaultValue?: string | number;
  /**
   * 提示文字。
   */
  placeholder?: string;
}
/**
 * 交叉表：行、列、格里的数；行与列都带合计。列最多 40 个，多的不显示并说明。
 */
export interface ReportPivot {
  /**
   * 行：输出列的 key，从外到内。
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: 输出列的 key。
   */
  rows: [string] | [string, string] | [string, string, string];
  /**
   * 列：一个输出列的 key，它的每个值成为一列。
   *
   * @minItems 1
   * @maxItems 1
   *
   * Items: 输出列的 key。
   */
  columns: [string];
  /**
   * 格里的数：写了 statistics 或 total 的输出列的 key。
   *
   * @minItems 1
   * @maxItems 5
   *
   * Items: 输出列的 key。
   */
  measures:
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string];
}

/** Tags of the cell types. */
export type CellType = Column['type'];

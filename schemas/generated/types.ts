// Written by `npm run types` from schemas/*.schema.json. Do not edit.

/**
 * 一个按钮：内置代号，或改写其文字的对象。权限码为 前缀:代号。
 */
export type ActionEntry = ActionName | Action;
/**
 * 内置动作：add 新增，edit 编辑，detail 详情，delete 删除，batch_delete 批量删除，export 导出。
 */
export type ActionName = 'add' | 'edit' | 'detail' | 'delete' | 'batch_delete' | 'export';
/**
 * 复选框，直接点选；默认 Y 与 N。
 */
export type CheckboxColumn = ColumnCommon & CheckboxColumn1;
/**
 * 一条校验规则：规则名，或带参数的对象。单元格、表单、导入与服务器用同一套。
 */
export type RuleEntry = RuleName | Rule;
/**
 * 不带参数的规则：required 必填，unique 唯一，其余为内置格式。
 */
export type RuleName =
  | 'required'
  | 'unique'
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
export type Rule = RequiredRule | UniqueRule | PatternRule | RegexRule | LengthRule | RangeRule | ExpressionRule;
/**
 * CEL 表达式。可用名称：row（本行）、old（修改前）、form（整张表单）、rows（子表行）、user（当前用户）、query（查询条件）、now（当前时间）。
 */
export type Expression = string;
/**
 * 朴素的复选框，点选即改，默认 Y 与 N。
 */
export type CheckboxMetaColumn = ColumnCommon & CheckboxMetaColumn1;
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
 * 下拉多选，值以逗号相连。
 */
export type ListMultiColumn = ColumnCommon & ListMultiColumn1;
/**
 * 只读文本。
 */
export type NormalColumn = ColumnCommon & NormalColumn1;
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
 * 选部门，存部门编码。
 */
export type SelDepartColumn = ColumnCommon & SelDepartColumn1;
/**
 * 在字典里搜索并单选。
 */
export type SelSearchColumn = ColumnCommon & SelSearchColumn1;
/**
 * 输入文字向服务器搜索字典并单选。
 */
export type SelSearchAsyncColumn = ColumnCommon & SelSearchAsyncColumn1;
/**
 * 选用户，存账号。
 */
export type SelUserColumn = ColumnCommon & SelUserColumn1;
/**
 * 下拉单选，取自字典或选项。
 */
export type SelectColumn = ColumnCommon & SelectColumn1;
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
  | SlotColumn;
/**
 * 在模型字段的基础上只改写通用的键；要改某类型自己的键，请写明 type。
 */
export type ColumnOverride = ColumnCommon;
/**
 * 自动列表：查询、表格、分页、增删改。
 */
export type ListScreen = ScreenCommon & ListScreen1;
/**
 * 一个查询项：字段名，或改写的对象。
 */
export type QueryEntry = FieldReference | QueryItem;
/**
 * 内置页面，没有数据源。
 */
export type PageScreen = ScreenCommon & PageScreen1;
/**
 * 报表：查询、只读表格、合计、导出。
 */
export type ReportScreen = ScreenCommon & ReportScreen1;
/**
 * 选择器：弹窗里选记录，带回几个值。
 */
export type PickerFile = PopupPicker;
/**
 * 一个页面。type 决定列表类型。
 */
export type ScreenFile = ListScreen | ReportScreen | PageScreen;

/**
 * 改写文字的按钮。
 */
export interface Action {
  /**
   * 内置动作的代号。
   */
  action: ActionName;
  /**
   * 按钮文字。
   */
  title?: string;
}
/**
 * 产品设置：标题、首页、主题、安全。
 */
export interface App {
  /**
   * 本文件遵循的模式文件的相对路径；编辑器据此补全与提示。
   */
  $schema?: string;
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
   * 是否显示为列；否则只参与计算与提交。
   */
  visible?: boolean;
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
   * 新增时的默认值；#{date}、#{datetime}、#{time}、#{sysUserCode}、#{sysUserName}、#{sysOrgCode} 会被替换。
   */
  defaultValue?: string | number;
  /**
   * 校验规则，依次检查，先错先报。
   */
  validateRules?: RuleEntry[];
  /**
   * 表单中只读。
   */
  disabled?: boolean;
  /**
   * 读取此字段需要单独授权（权限码为 前缀:字段名）；未授权者看不到、查不到、排不了序。
   */
  restricted?: boolean;
  visibleWhen?: Expression;
  disabledWhen?: Expression;
  requiredWhen?: Expression;
  value?: Expression;
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
 * 唯一：同列出现两次即不通过。
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
 * 表达式为真才通过。
 */
export interface ExpressionRule {
  /**
   * 规则名：expression。
   */
  rule: 'expression';
  expression: Expression;
  /**
   * 不通过时的提示；省略时用内置的文字。
   */
  message: string;
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
}
/**
 * 查询项的细节。
 */
export interface QueryHint {
  /**
   * single 等于，like 包含，group 起止两值。
   */
  mode?: 'single' | 'like' | 'group';
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
   * 只读。
   */
  readOnly?: boolean;
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
export interface DateColumn1 {
  /**
   * 单元格类型：日期 YYYY-MM-DD。
   */
  type: 'date';
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
   * 最多几个。
   */
  number?: number;
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
   * 最多几张。
   */
  number?: number;
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
   * 单元格类型：数值输入；非法输入还原，失焦时非法变空。
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
   * 显示样式：plain 普通，percent 百分比（存 0.12 显示 12.0%）。
   */
  format?: 'plain' | 'percent';
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
export interface ListMultiColumn1 {
  /**
   * 单元格类型：下拉多选，值以逗号相连。
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
  /**
   * 标签颜色：antd 状态色名或预设色名。
   */
  color?:
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
   * 不可再选，仅供旧数据显示。
   */
  disabled?: boolean;
  /**
   * 上一级的值，用于联动。
   */
  parent?: string;
}
export interface NormalColumn1 {
  /**
   * 单元格类型：只读文本。
   */
  type: 'normal';
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
   * 可多选，值以逗号相连。
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
}
export interface SelDepartColumn1 {
  /**
   * 单元格类型：选部门，存部门编码。
   */
  type: 'sel_depart';
  /**
   * 可多选，值以逗号相连。
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
   * 单元格类型：输入文字向服务器搜索字典并单选。
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
export interface SelUserColumn1 {
  /**
   * 单元格类型：选用户，存账号。
   */
  type: 'sel_user';
  /**
   * 可多选，值以逗号相连。
   */
  multiple?: boolean;
}
export interface SelectColumn1 {
  /**
   * 单元格类型：下拉单选，取自字典或选项。
   */
  type: 'select';
  /**
   * 下一级列的 key：本列一变，下级清空并换成本列值之下的选项（选项的 parent）。
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
   * 链接地址，可写 {{ 字段名 }}。
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
   * 按内容上色。
   */
  setTagColor?: boolean;
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
}
/**
 * 多处共用的一组列。
 */
export interface ColumnsFile {
  /**
   * 本文件遵循的模式文件的相对路径；编辑器据此补全与提示。
   */
  $schema?: string;
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
 * 字典：一组值与文字。编码即文件名。
 */
export interface DictionaryFile {
  /**
   * 本文件遵循的模式文件的相对路径；编辑器据此补全与提示。
   */
  $schema?: string;
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
  items: [OptionItem, ...OptionItem[]];
}
/**
 * 多处共用的表单。
 */
export interface FormFile {
  /**
   * 本文件遵循的模式文件的相对路径；编辑器据此补全与提示。
   */
  $schema?: string;
  /**
   * 中文标题，显示在菜单、页签与页头。
   */
  title: string;
  /**
   * 每行几列。
   */
  columns?: number;
  /**
   * 弹窗宽度，像素。
   */
  width?: number;
  /**
   * 表单项，按显示次序；省略时为模型的全部字段。
   *
   * @minItems 1
   */
  fields: [ColumnEntry, ...ColumnEntry[]];
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
   * 弹窗宽度，像素。
   */
  width?: number;
  /**
   * 表单项，按显示次序；省略时为模型的全部字段。
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
   * 工具栏按钮：add 新增，save 保存，remove 删除，clearSelection 清空选择，collapse 展开/收起。
   *
   * Items: 按钮代号。
   */
  toolbar?: ('add' | 'save' | 'remove' | 'clearSelection' | 'collapse')[];
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
   * 默认排序；省略时取自模型。
   */
  sort?: Sort;
  /**
   * 默认每页条数。
   */
  pageSize?: 10 | 20 | 30;
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
   * single 等于，like 包含，group 起止两值。
   */
  mode?: 'single' | 'like' | 'group';
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
 * 排序。
 */
export interface Sort {
  /**
   * 字段的 key。
   */
  column: string;
  /**
   * 方向：asc 升序，desc 降序。
   */
  order: 'asc' | 'desc';
}
export interface PageScreen1 {
  /**
   * 列表类型：内置页面，没有数据源。
   */
  type: 'page';
  /**
   * 内置页面的名字。
   */
  page: 'home';
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
/**
 * 菜单。没有列出的页面自动归入其目录，见 docs/implementers.md。
 */
export interface Menu {
  /**
   * 本文件遵循的模式文件的相对路径；编辑器据此补全与提示。
   */
  $schema?: string;
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
  icon?: string;
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
   * 不显示在菜单，仍可访问。
   */
  hidden?: boolean;
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
   * 字段，按默认的列次序。
   *
   * @minItems 1
   */
  fields: [Column, ...Column[]];
  /**
   * 默认排序；省略时按创建时间倒序。
   */
  sort?: Sort;
  /**
   * 子表：随主表一起新增、修改、删除。
   *
   * @minItems 1
   */
  children?: [ChildTable, ...ChildTable[]];
  /**
   * 几个字段合起来在租户内唯一。
   */
  unique?: [string, ...string[]][];
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
   * 子表里存主表编号的字段，类型 hidden。
   */
  foreignKey: string;
  /**
   * 页签文字；省略时用子表的标题。
   */
  title?: string;
  grid?: GridOptions;
}
/**
 * 报表弹窗选择器。
 */
export interface PopupPicker {
  /**
   * 本文件遵循的模式文件的相对路径；编辑器据此补全与提示。
   */
  $schema?: string;
  /**
   * 中文标题，显示在菜单、页签与页头。
   */
  title: string;
  /**
   * 选择器类型：报表弹窗。
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
   * 可多选，以逗号相连。
   */
  multiple?: boolean;
  /**
   * 弹窗宽度，像素。
   */
  width?: number;
}
/**
 * 多处共用的查询表单。
 */
export interface QueryFile {
  /**
   * 本文件遵循的模式文件的相对路径；编辑器据此补全与提示。
   */
  $schema?: string;
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
   * 默认排序；省略时用 SQL 自己的次序。
   */
  sort?: Sort;
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
   * 输入方式，决定参数的类型。
   */
  type: 'input' | 'inputNumber' | 'select' | 'date' | 'datetime';
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
   * 默认值。
   */
  defaultValue?: string | number;
  /**
   * 提示文字。
   */
  placeholder?: string;
}

/** Tags of the cell types. */
export type CellType = Column['type'];

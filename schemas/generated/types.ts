// Stand-in until `npm run types` writes this file from the schemas.
export type CellType = 'normal' | 'input' | 'inputNumber' | 'select' | 'list_multi' | 'radio' | 'switch' | 'date' | 'datetime' | 'time' | 'textarea' | 'tags' | 'hidden';
export type Rule =
  | { rule: 'required'; message?: string }
  | { rule: 'unique'; message?: string }
  | { rule: 'pattern'; pattern: string; message?: string }
  | { rule: 'regex'; regex: string; message: string }
  | { rule: 'length'; min?: number; max?: number; message?: string }
  | { rule: 'range'; min?: number; max?: number; message?: string }
  | { rule: 'expression'; expression: string; message: string };
export interface OptionItem { value: string; text: string; color?: string; disabled?: boolean }
export interface ColumnCommon {
  key: string; title?: string; help?: string; width?: number; minWidth?: number; align?: 'left' | 'center' | 'right'; fixed?: 'left' | 'right';
  sortable?: boolean; visible?: boolean; defaultValue?: string | number; placeholder?: string; disabled?: boolean; restricted?: boolean;
  statistics?: ('sum' | 'average')[]; validateRules?: (string | Rule)[]; visibleWhen?: string; disabledWhen?: string; requiredWhen?: string; value?: string;
}
export type Column = ColumnCommon & {
  type: CellType;
  dictCode?: string; options?: OptionItem[]; allowSearch?: boolean;
  customValue?: [string, string];
  min?: number; max?: number; precision?: number; format?: string; prefix?: string; suffix?: string;
  maxLength?: number; rows?: number; setTagColor?: boolean; group?: number;
};
export interface App { title: string; shortTitle: string; home: string; theme?: { primaryColor?: string }; openRoutes?: string[]; signature?: { paths: string[] }; timeZone?: string }

/** Kinds of which there are many files, each with a name before its ending. */
export const fileKinds = [
  'screen',
  'model',
  'report',
  'columns',
  'query',
  'picker',
  'form',
  'dictionary',
  'board',
  'print',
] as const;

/** Every kind of declaration, and so every schema of a file. */
export const everyFileKind = ['app', 'menu', ...fileKinds] as const;
export type FileKind = (typeof everyFileKind)[number];

/** What declarations of each kind are called. */
export const fileKindTitles: Readonly<Record<FileKind, string>> = {
  screen: '页面',
  model: '模型',
  report: '报表',
  columns: '列文件',
  query: '查询文件',
  picker: '选择器',
  form: '表单文件',
  dictionary: '字典',
  board: '看板',
  print: '打印',
  app: '应用设置',
  menu: '菜单',
};

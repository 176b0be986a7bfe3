import { parseArgs } from 'node:util';

export interface LoadOptions {
  /** Id of the model: `market/order`. */
  model: string;
  file: string;
  /** Column title → field key; an empty key leaves the column out. */
  map: ReadonlyMap<string, string>;
  dateFormats: string[];
  /** `all`: every row or none. */
  mode: 'all' | 'good' | 'check';
  /** Where mistakes are written. */
  errors: string | undefined;
  encoding: string | undefined;
  delimiter: string;
  tenant: string | undefined;
  user: string | undefined;
  password: string | undefined;
  /** Address of the running server. */
  url: string | undefined;
}

/** What was typed cannot be understood; the message is for people. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const usage = `用法：npm run load -- <模型> <文件.csv|xlsx|xls> [选项]

  npm run load -- market/order 订单.csv --date-format MM-DD-YY,MM-DD-YYYY

  --map "列名=字段,…"     指定列对应的字段；"列名=" 表示不导入该列
  --date-format 格式,…    日期的其他写法，如 MM-DD-YY,DD.MM.YYYY（默认只认年在前的写法）
  --all-or-nothing        有一行错误就一行也不导入（默认）
  --skip-bad              导入正确的行，跳过有错误的行
  --dry-run               只检查，不导入
  --errors 文件.csv       错误清单写到哪里（默认在原文件旁边：订单.csv → 订单.errors.csv）
  --encoding gbk          文件编码（默认自动识别 UTF-8 与 GBK）
  --delimiter ";"         分隔符（默认逗号）
  --url 地址              正在运行的服务；默认按 HOST、PORT 连接
  --user、--password      登录账号（默认 WEFT_USER、WEFT_PASSWORD，其次演示管理员）
  --tenant 租户           导入到哪个租户（服务运行时以账号所属租户为准）

错误按原文件的行号列出，与表格软件一致：列名是第 1 行，空行也算一行。只读与自动计算的列不导入，会列出来。
服务正在运行时通过服务导入，否则直接写入数据库。`;

/** Reads the command line; undefined asks for help. Throws UsageError. */
export function readOptions(
  args: readonly string[],
  variables: Record<string, string | undefined>,
): LoadOptions | undefined {
  const { values, positionals } = parse(args);
  if (values.help) return undefined;
  const [model, file, ...rest] = positionals;
  if (model === undefined || file === undefined || rest.length > 0) throw new UsageError(usage);
  if (values['all-or-nothing'] && values['skip-bad']) throw new UsageError('--all-or-nothing 与 --skip-bad 只能选一个');
  return {
    model: model.replace(/\.model\.json$/, '').replace(/^screens\//, ''),
    file,
    map: readMap(values.map ?? []),
    dateFormats: (values['date-format'] ?? []).flatMap((list) => list.split(',')).map((format) => format.trim()),
    mode: values['dry-run'] ? 'check' : values['skip-bad'] ? 'good' : 'all',
    errors: values.errors,
    encoding: values.encoding,
    delimiter: values.delimiter === '\\t' ? '\t' : (values.delimiter ?? ','),
    tenant: values.tenant,
    user: values.user ?? variables.WEFT_USER,
    password: values.password ?? variables.WEFT_PASSWORD,
    url: values.url ?? variables.WEFT_URL,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        map: { type: 'string', multiple: true },
        'date-format': { type: 'string', multiple: true },
        'all-or-nothing': { type: 'boolean' },
        'skip-bad': { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        errors: { type: 'string' },
        encoding: { type: 'string' },
        delimiter: { type: 'string' },
        tenant: { type: 'string' },
        user: { type: 'string' },
        password: { type: 'string' },
        url: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    const word = /'(-[^']*)'/.exec(error instanceof Error ? error.message : '')?.[1];
    throw new UsageError(`不认识的选项${word ? ` ${word}` : ''}\n\n${usage}`);
  }
}

function readMap(lists: readonly string[]): Map<string, string> {
  const map = new Map<string, string>();
  for (const pair of lists.flatMap((list) => list.split(','))) {
    if (pair.trim() === '') continue;
    const at = pair.lastIndexOf('=');
    if (at <= 0) throw new UsageError(`--map 应写成 "列名=字段"：${pair}`);
    map.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
  }
  return map;
}

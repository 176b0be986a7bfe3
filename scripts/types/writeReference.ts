import { CALLABLE, type CallableEndpoint } from '../../engine/api/callableEndpoints.ts';
import type { JsonSchema } from './readSchemas.ts';
import { resolveRef } from './readSchemas.ts';
import { fileKinds } from './writeValidators.ts';

type Schemas = Map<string, JsonSchema>;

/** `docs/reference.md`: every key of the language with its description, example and default. */
export function writeReference(schemas: Schemas): string {
  const order = [
    ...fileKinds.map((kind) => `${kind}.schema.json`),
    ...[...schemas.keys()].filter((file) => !isFileKind(file)),
  ];
  const sections = order.flatMap((file) => section(schemas, file));
  return ['# 语言参考', '', '由 `npm run types` 从 `schemas/` 生成，请勿手改。', '', ...sections, ...calls()].join(
    '\n',
  );
}

/** What the `path` of a row action may be; `npm run validate` holds the same table against every button. */
function calls(): string[] {
  return [
    '## 行操作可以调用的接口',
    '',
    '行操作的 `path`、`select` 的 `treeUrl` 与 `currentUrl` 只能是下列之一。按钮的权限（前缀:代号）要够用：按钮放在那个模型的页面上，`code` 就写所列的代号。改自己的字段不用接口，用 `set`。',
    '',
    '| 请求 | 做什么 | 发送 | 模型 | `code` |',
    '|---|---|---|---|---|',
    ...CALLABLE.map(
      ({ method, path, does, takes, model, actions }) =>
        `| \`${method} ${path}\` | ${does} | ${takes} | \`${model}\` | ${codesText(actions)} |`,
    ),
    '',
  ];
}

const codesText = (actions: CallableEndpoint['actions']): string =>
  actions === 'admin' ? '任意；只有管理员能用' : actions.map((action) => `\`${action}\``).join(' ');

const isFileKind = (file: string) => fileKinds.some((kind) => file === `${kind}.schema.json`);

function section(schemas: Schemas, file: string): string[] {
  const schema = schemas.get(file);
  if (schema === undefined) return [];
  const name = file.replace('.schema.json', '');
  const parts = Object.entries((schema.$defs ?? {}) as Record<string, JsonSchema>);
  return [
    `## ${name}`,
    '',
    ...body(schema),
    ...parts.flatMap(([key, part]) => [`### ${name} · ${key}`, '', ...body(part)]),
    ...unionLines(schema, file),
  ];
}

function body(schema: JsonSchema): string[] {
  const lines = [String(schema.description ?? ''), ''];
  if (Array.isArray(schema.enum)) lines.push(`取值：${schema.enum.map((value) => `\`${value}\``).join('、')}`, '');
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  if (properties.length > 0) {
    const required = new Set((schema.required ?? []) as string[]);
    lines.push('| 键 | 类型 | 必填 | 说明 | 示例 | 默认 |', '|---|---|---|---|---|---|');
    for (const [key, property] of properties) lines.push(row(key, property, required.has(key)));
    lines.push('', ...properties.flatMap(([, property]) => samples(property)));
  }
  return lines;
}

interface Sample {
  message: string;
  accepts: string[];
  refuses: string[];
}

/** What a closed list of names accepts and refuses (`x-samples`); the same samples are the rules' own test. */
function samples(property: JsonSchema): string[] {
  const table = Object.entries((property['x-samples'] ?? {}) as Record<string, Sample>);
  if (table.length === 0) return [];
  const shown = (texts: readonly string[]) => texts.map((text) => `\`${shortened(text)}\``).join(' ');
  return [
    '| 名称 | 不通过时的提示 | 通过 | 不通过 |',
    '|---|---|---|---|',
    ...table.map(
      ([name, { message, accepts, refuses }]) => `| \`${name}\` | ${message} | ${shown(accepts)} | ${shown(refuses)} |`,
    ),
    '',
  ];
}

const LONGEST_SAMPLE = 24;

function shortened(text: string): string {
  const [characters, plain] = [[...text], JSON.stringify(text).slice(1, -1).replaceAll('|', '\\|')];
  if (characters.length <= LONGEST_SAMPLE) return plain;
  return `${characters.slice(0, 3).join('')}…（${characters.length} 个字符）`;
}

function row(key: string, property: JsonSchema, required: boolean): string {
  const values =
    Array.isArray(property.enum) && property.enum.length < 9
      ? ` 取值：${property.enum.map((value) => `\`${value}\``).join(' ')}`
      : '';
  const example = Array.isArray(property.examples)
    ? `\`${JSON.stringify(property.examples[0]).replaceAll('|', '\\|')}\``
    : '';
  const fallback = property.default === undefined ? '' : `\`${JSON.stringify(property.default)}\``;
  return `| \`${key}\` | ${typeText(property)} | ${required ? '是' : ''} | ${String(property.description ?? '').replaceAll('|', '\\|')}${values} | ${example} | ${fallback} |`;
}

function typeText(property: JsonSchema): string {
  if (property.const !== undefined) return `\`"${property.const}"\``;
  if (Array.isArray(property.type)) return property.type.join(' / ');
  if (typeof property.type === 'string') return property.type;
  const [first] = (property.allOf ?? []) as JsonSchema[];
  const ref = (property.$ref ?? first?.$ref) as string | undefined;
  return ref === undefined ? '' : resolveRef('', ref).file.replace('.schema.json', '') || ref.split('/').at(-1) || '';
}

function unionLines(schema: JsonSchema, file: string): string[] {
  const branches = (schema.oneOf ?? []) as JsonSchema[];
  if (branches.length === 0) return [];
  return [
    '分支：',
    '',
    ...branches.map((branch) => `- ${resolveRef(file, String(branch.$ref)).file.replace('.schema.json', '')}`),
    '',
  ];
}

import type { JsonSchema } from './readSchemas.ts';
import { resolveRef } from './readSchemas.ts';
import { callLines, expressionLines, limitLines } from './referenceTables.ts';
import { fileKinds } from './writeValidators.ts';

type Schemas = Map<string, JsonSchema>;

/** `docs/reference.md`: every key of the language with its description, example and default, and what belongs to it. */
export function writeReference(schemas: Schemas): string {
  const order = [
    ...fileKinds.map((kind) => `${kind}.schema.json`),
    ...[...schemas.keys()].filter((file) => !isFileKind(file)),
  ];
  const sections = order.flatMap((file) => section(schemas, file));
  const head = ['# 语言参考', '', '由 `npm run types` 从 `schemas/` 与引擎生成，请勿手改。', ''];
  return [...head, ...sections, ...callLines(), ...limitLines()].join('\n');
}

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
    ...(name === 'expression' ? expressionLines() : []),
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
  const bounds = boundsText(property);
  const fallback = property.default === undefined ? '' : `\`${JSON.stringify(property.default)}\``;
  return `| \`${key}\` | ${typeText(property)} | ${required ? '是' : ''} | ${String(property.description ?? '').replaceAll('|', '\\|')}${values}${bounds} | ${example} | ${fallback} |`;
}

/** What a value must be beside its type. */
function boundsText({ pattern, minimum, maximum, minLength, maxLength, minItems, maxItems }: JsonSchema): string {
  const between = (least: unknown, most: unknown, unit: string): string[] => {
    if (most === undefined) return Number(least ?? 0) <= 1 ? [] : [`至少 ${String(least)}${unit}`];
    if (least === undefined) return [`至多 ${String(most)}${unit}`];
    return [`${least === most ? '' : `${String(least)}–`}${String(most)}${unit}`];
  };
  const bounds = [
    ...(pattern === undefined ? [] : [`写法 \`${String(pattern).replaceAll('|', '\\|')}\``]),
    ...between(minimum, maximum, ''),
    ...between(minLength, maxLength, ' 个字符'),
    ...between(minItems, maxItems, ' 项'),
  ];
  return bounds.length === 0 ? '' : ` ${bounds.join('，')}。`;
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

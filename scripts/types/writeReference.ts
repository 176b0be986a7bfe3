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
  return ['# 语言参考', '', '由 `npm run types` 从 `schemas/` 生成，请勿手改。', '', ...sections].join('\n');
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
    lines.push('');
  }
  return lines;
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

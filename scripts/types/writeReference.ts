import { everyFileKind } from '../../engine/compile/language/fileKinds.ts';
import type { JsonSchema } from './readSchemas.ts';
import { resolveRef } from './readSchemas.ts';
import { callLines, expressionLines, type Language, limitLines, tableHead, tableRow } from './referenceTables.ts';
import type { Words } from './referenceWords.ts';

/** The reference in one language: every key with its description, example and default, and what belongs to it. */
export function writeReference(schemas: Map<string, JsonSchema>, language: Language): string {
  const order = [
    ...everyFileKind.map((kind) => `${kind}.schema.json`),
    ...[...schemas.keys()].filter((file) => !isFileKind(file)),
  ];
  const sections = order.flatMap((file) => section(schemas.get(file), file, language));
  const head = language.words.head.flatMap((line) => [line, '']);
  return [...head, ...sections, ...callLines(language), ...limitLines(language)].join('\n');
}

const isFileKind = (file: string) => everyFileKind.some((kind) => file === `${kind}.schema.json`);

function section(schema: JsonSchema | undefined, file: string, language: Language): string[] {
  if (schema === undefined) return [];
  const name = file.replace('.schema.json', '');
  const parts = Object.entries((schema.$defs ?? {}) as Record<string, JsonSchema>);
  return [
    `## ${name}`,
    '',
    ...body(schema, language),
    ...(name === 'expression' ? expressionLines(language) : []),
    ...parts.flatMap(([key, part]) => [`### ${name} · ${key}`, '', ...body(part, language)]),
    ...unionLines(schema, file, language),
  ];
}

function body(schema: JsonSchema, language: Language): string[] {
  const { words, say } = language;
  const lines = [say(String(schema.description ?? '')), ''];
  if (Array.isArray(schema.enum)) lines.push(words.values(schema.enum.map((value) => `\`${value}\``)), '');
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  if (properties.length > 0) {
    const required = new Set((schema.required ?? []) as string[]);
    lines.push(...tableHead(words.keys));
    for (const [key, property] of properties) lines.push(row(key, property, required.has(key), language));
    lines.push('', ...properties.flatMap(([, property]) => samples(property, language)));
  }
  return lines;
}

interface Sample {
  message: string;
  accepts: string[];
  refuses: string[];
}

/** What a closed list of names accepts and refuses (`x-samples`); the same samples are the rules' own test. */
function samples(property: JsonSchema, { words, say }: Language): string[] {
  const table = Object.entries((property['x-samples'] ?? {}) as Record<string, Sample>);
  if (table.length === 0) return [];
  const shown = (texts: readonly string[]) => texts.map((text) => `\`${shortened(text, words)}\``).join(' ');
  return [
    ...tableHead(words.samples),
    ...table.map(([name, { message, accepts, refuses }]) =>
      tableRow([`\`${name}\``, say(message), shown(accepts), shown(refuses)]),
    ),
    '',
  ];
}

const LONGEST_SAMPLE = 24;

function shortened(text: string, words: Words): string {
  const characters = [...text];
  if (characters.length > LONGEST_SAMPLE) return words.shortened(characters.slice(0, 3).join(''), characters.length);
  return JSON.stringify(text).slice(1, -1).replaceAll('|', '\\|');
}

function row(key: string, property: JsonSchema, required: boolean, { words, say }: Language): string {
  const values =
    Array.isArray(property.enum) && property.enum.length < 9
      ? [words.fewValues(property.enum.map((value) => `\`${value}\``))]
      : [];
  const example = Array.isArray(property.examples)
    ? `\`${JSON.stringify(property.examples[0]).replaceAll('|', '\\|')}\``
    : '';
  const meaning = say(String(property.description ?? '')).replaceAll('|', '\\|');
  const fallback = property.default === undefined ? '' : `\`${JSON.stringify(property.default)}\``;
  const said = [meaning, ...values, ...boundsOf(property, words)].join(' ');
  return tableRow([`\`${key}\``, typeText(property), required ? words.yes : '', said, example, fallback]);
}

/** What a value must be beside its type. */
function boundsOf(property: JsonSchema, words: Words): string[] {
  const { pattern, minimum, maximum, minLength, maxLength, minItems, maxItems } = property;
  const between = (least: unknown, most: unknown, counted: (count: string) => string): string[] => {
    if (most === undefined) return Number(least ?? 0) <= 1 ? [] : [words.atLeast(counted(String(least)))];
    if (least === undefined) return [words.atMost(counted(String(most)))];
    return [counted(least === most ? String(most) : `${String(least)}–${String(most)}`)];
  };
  const bounds = [
    ...(pattern === undefined ? [] : [words.pattern(`\`${String(pattern).replaceAll('|', '\\|')}\``)]),
    ...between(minimum, maximum, (count) => count),
    ...between(minLength, maxLength, words.characters),
    ...between(minItems, maxItems, words.items),
  ];
  return bounds.length === 0 ? [] : [words.bounds(bounds)];
}

function typeText(property: JsonSchema): string {
  if (property.const !== undefined) return `\`"${property.const}"\``;
  if (Array.isArray(property.type)) return property.type.join(' / ');
  if (typeof property.type === 'string') return property.type;
  const [first] = (property.allOf ?? []) as JsonSchema[];
  const ref = (property.$ref ?? first?.$ref) as string | undefined;
  return ref === undefined ? '' : resolveRef('', ref).file.replace('.schema.json', '') || ref.split('/').at(-1) || '';
}

function unionLines(schema: JsonSchema, file: string, { words }: Language): string[] {
  const branches = (schema.oneOf ?? []) as JsonSchema[];
  if (branches.length === 0) return [];
  return [
    words.branches,
    '',
    ...branches.map((branch) => `- ${resolveRef(file, String(branch.$ref)).file.replace('.schema.json', '')}`),
    '',
  ];
}

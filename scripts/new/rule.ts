import type { NewFiles } from '../../engine/authoring/newFiles.ts';
import { ENGLISH_FILE } from '../types/english.ts';
import { addEnglish } from './addEnglish.ts';
import { camel, pascal } from './cell.ts';

const RULES = 'engine/rules/ruleTypes.ts';
const SCHEMA = 'schemas/rule.schema.json';

/** The files a rule adds itself to. */
export const ruleRegisters = [SCHEMA, RULES, ENGLISH_FILE];

interface RuleSchema {
  $defs: Record<string, object> & { rule: { properties: { rule: { enum: string[] } }; oneOf: { $ref: string }[] } };
}

/** Whether the language has a rule of this name, or its schema a part. */
export const isRuleTaken = (tag: string, read: (file: string) => string) =>
  Object.hasOwn((JSON.parse(read(SCHEMA)) as RuleSchema).$defs, tag);

/** A rule and its test, its part of the schema, its English, and its line in the record of all rules. */
export function newRule(tag: string, read: (file: string) => string): NewFiles {
  return {
    [`engine/rules/types/${tag}.ts`]: ruleOf(tag),
    [`engine/rules/types/${tag}.test.ts`]: testOf(tag),
    [SCHEMA]: addToSchema(read(SCHEMA), tag),
    [RULES]: addToRecord(read(RULES), tag),
    ...addEnglish(read, {
      [`规则 ${tag}：不能有空格。`]: `The rule \`${tag}\`: no spaces.`,
      [`规则名：${tag}。`]: `Name of the rule: \`${tag}\`.`,
    }),
  };
}

/** It begins as one that refuses spaces, to be made into what is wanted. */
function ruleOf(tag: string): string {
  return `import { type RuleType, textReader } from '../RuleType.ts';

/** The rule \`${tag}\`: no spaces. */
export const ${camel(tag)}Rule: RuleType<'${tag}'> = ({ message }, { title, kind }) => {
  const [text, said] = [textReader(kind), message ?? \`\${title}不能有空格\`];
  return (value) => (/\\s/.test(text(value)) ? said : undefined);
};
`;
}

function testOf(tag: string): string {
  return `import { expect, test } from 'vitest';
import { checkValue } from '../checkValue.ts';

const at = { key: 'demo', title: '示例', kind: 'text', row: {} } as const;

test('${tag} refuses spaces, in its own words or in those of the declaration', () => {
  expect(checkValue([{ rule: '${tag}' }], 'ab', at)).toBeUndefined();
  expect(checkValue([{ rule: '${tag}' }], 'a b', at)?.message).toBe('示例不能有空格');
  expect(checkValue([{ rule: '${tag}', message: '去掉空格' }], 'a b', at)?.message).toBe('去掉空格');
});

test('${tag} lets empty values pass', () => {
  expect(checkValue([{ rule: '${tag}' }], '', at)).toBeUndefined();
});
`;
}

function addToSchema(text: string, tag: string): string {
  const schema = JSON.parse(text) as RuleSchema;
  const { rule } = schema.$defs;
  rule.properties.rule.enum.push(tag);
  rule.oneOf.push({ $ref: `#/$defs/${tag}` });
  schema.$defs[tag] = {
    title: `${pascal(tag)}Rule`,
    type: 'object',
    description: `规则 ${tag}：不能有空格。`,
    examples: [{ rule: tag }],
    required: ['rule'],
    unevaluatedProperties: false,
    properties: {
      rule: { const: tag, description: `规则名：${tag}。`, examples: [tag] },
      message: {
        type: 'string',
        description: '不通过时的提示；省略时用内置的文字。',
        examples: ['不能有空格'],
        minLength: 1,
      },
    },
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

function addToRecord(text: string, tag: string): string {
  const name = `${camel(tag)}Rule`;
  const imported = text.replace(/\n\n\/\*\*/, `\nimport { ${name} } from './types/${tag}.ts';\n\n/**`);
  return imported.replace(/\n};\n/, `\n  ${tag}: ${name},\n};\n`);
}

import type { NewFiles } from '../../engine/authoring/newFiles.ts';
import { ENGLISH_FILE } from '../types/english.ts';
import { addEnglish } from './addEnglish.ts';

export const pascal = (tag: string) => tag.replace(/(^|_)([a-zA-Z])/g, (_, __, letter: string) => letter.toUpperCase());
export const camel = (tag: string) => `${pascal(tag).slice(0, 1).toLowerCase()}${pascal(tag).slice(1)}`;

const CELLS = 'renderers/cells/cellTypes.ts';
const STATES = 'tests/e2e/cellStates.ts';

/** What a cell type adds a line to. */
export const cellRegisters = [CELLS, STATES, ENGLISH_FILE];

/** Both halves of a cell type, its example, its English, and its line in each list of all; `read` gives a list as it is. */
export function newCell(tag: string, read: (file: string) => string, picker?: string): NewFiles {
  return {
    [`schemas/cells/${tag}.schema.json`]: schemaOf(tag, picker),
    ...(picker === undefined
      ? { [`renderers/cells/types/${tag}/cell.tsx`]: componentOf(tag) }
      : { [`renderers/cells/types/${tag}/cell.ts`]: pickedOf(tag) }),
    [`renderers/cells/types/${tag}/example.model.json`]: example('model', tag, {
      fields: [{ key: 'demo', title: '示例', type: tag }],
    }),
    [`renderers/cells/types/${tag}/example.screen.json`]: example('screen', tag, {
      type: 'list',
      model: `examples/cells/types/${tag}`,
      editing: 'inline',
    }),
    [CELLS]: addToList(read(CELLS), tag, picker === undefined ? 'cell.tsx' : 'cell.ts'),
    [STATES]: addStates(read(STATES), tag, picker),
    ...addEnglish(read, {
      [`单元格 ${tag}。`]: `A cell of type \`${tag}\`.`,
      [`单元格类型：${tag}。`]: `Cell type: \`${tag}\`.`,
      ...(picker === undefined ? {} : pickedEnglish),
    }),
  };
}

/** The examples are compiled beside the product's own declarations, under `examples/cells/types/`. */
function example(kind: string, tag: string, content: object): string {
  const file = { $schema: `../../../../schemas/${kind}.schema.json`, title: `示例 ${tag}`, ...content };
  return `${JSON.stringify(file, null, 2)}\n`;
}

const PICKER = '选择器的路径；省略时用自带的那个。';
const pickedEnglish = { [PICKER]: 'Path of the picker; when left out, the built-in one.' };

/** What a type has whose values are chosen in a picker. */
const pickedKeys = {
  picker: {
    type: 'string',
    description: PICKER,
    examples: ['user'],
    minLength: 1,
    'x-ref': 'picker',
  },
  multiple: { type: 'boolean', description: '可多选，值以逗号相连。', examples: [true], default: false },
};

function schemaOf(tag: string, picker?: string): string {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `${pascal(tag)}Column`,
    description: `单元格 ${tag}。`,
    examples: [{ key: 'demo', title: '示例', type: tag }],
    ...(picker === undefined
      ? { 'x-kind': 'text' }
      : { 'x-kind': 'reference', 'x-picker': picker, 'x-query': ['picker', 'multiple'] }),
    type: 'object',
    allOf: [{ $ref: '../column.schema.json#/$defs/common' }],
    required: ['type'],
    unevaluatedProperties: false,
    properties: {
      type: { const: tag, description: `单元格类型：${tag}。`, examples: [tag] },
      ...(picker === undefined ? {} : pickedKeys),
    },
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

function componentOf(tag: string): string {
  return `import { Input } from 'antd';
import type { Cell, EditorProps } from '../../Cell.ts';
import { kindText } from '../../drawing/kindText.ts';
import { inputText } from '../../drawing/text.ts';

function ${pascal(tag)}Editor({ id, value, onChange, column, disabled, autoFocus, status }: EditorProps<'${tag}'>) {
  return (
    <Input
      id={id}
      value={inputText(value)}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      placeholder={column.placeholder}
      disabled={disabled}
      autoFocus={autoFocus}
      status={status}
    />
  );
}

/** The cell type \`${tag}\`. */
export const ${camel(tag)}Cell: Cell<'${tag}'> = { display: { align: 'left', format: kindText }, Editor: ${pascal(tag)}Editor };
`;
}

function pickedOf(tag: string): string {
  return `import type { Cell } from '../../Cell.ts';
import { namesDrawing, namesText } from '../../drawing/nameMarks.ts';
import { pickerEditor } from '../../editors/pickerEditors.ts';

/** The cell type \`${tag}\`: chosen in a picker, shown by name. */
export const ${camel(tag)}Cell: Cell<'${tag}'> = {
  display: { align: 'left', format: namesText, drawing: namesDrawing },
  Editor: pickerEditor,
  query: { placeholder: '请选择', several: 'together' },
};
`;
}

function addToList(text: string, tag: string, file: string): string {
  const name = `${camel(tag)}Cell`;
  const imported = text.replace(/\n\n\/\*\*/, `\nimport { ${name} } from './types/${tag}/${file}';\n\n/**`);
  return imported.replace(/\n};\n/, `\n  ${tag}: ${name},\n};\n`);
}

/** What the demonstration's pickers offer, by type: a value and its name. */
const picked: Readonly<Record<string, [string, string]>> = {
  user: ['zhangwei', '张伟'],
  role: ['admin', '管理员'],
  position: ['general_manager', '总经理'],
  department: ['A01A01', '运营一部'],
};

/** How the browser's test sees the example filled, opened and wrong. */
function addStates(text: string, tag: string, picker?: string): string {
  const [value, shown] = picker === undefined ? ['示例', '示例'] : (picked[picker] ?? ['1', '1']);
  const [opens, wrong] = picker === undefined ? ['input', '请输入示例'] : ['dialog', '请选择示例'];
  const states = `{ demo: { value: '${value}', shown: '${shown}', opens: '${opens}', wrong: '${wrong}' } }`;
  return text.replace(/\n};\n/, `\n  ${tag}: ${states},\n};\n`);
}

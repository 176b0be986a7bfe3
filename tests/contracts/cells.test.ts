import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SourceFile } from '../../engine/compile/documents.ts';
import type { Compiled, Field } from '../../engine/compiled.ts';
import type { ValueKind } from '../../engine/plan.ts';
import type { Value, ValueOptions } from '../../engine/values/ValueType.ts';
import { valueTypes } from '../../engine/values/valueTypes.ts';
import type { CellColumn, CellContext } from '../../renderers/cells/Cell.ts';
import { cellTypes } from '../../renderers/cells/cellTypes.ts';
import { flagValues } from '../../renderers/cells/flagValues.ts';
import { queryColumn } from '../../renderers/query/queryColumn.ts';
import { cellKinds } from '../../schemas/generated/language.ts';
import type { CellType } from '../../schemas/generated/types.ts';
import { validators } from '../../schemas/generated/validators.js';
import { compiler, shippedFiles } from '../declarations.ts';

const types = Object.keys(cellTypes) as CellType[];
const folder = (type: CellType) => `renderers/cells/${type}`;
const exampleOf = (type: CellType) => JSON.parse(readFileSync(`${folder(type)}/example.model.json`, 'utf8'));
const schemaOf = (type: CellType) => JSON.parse(readFileSync(`schemas/cells/${type}.schema.json`, 'utf8'));

const ITEMS = [
  { value: '1', text: '待处理', color: 'processing' },
  { value: '3', text: '已完成' },
];
const context: CellContext = { dictionary: () => ITEMS };
/** What a page has before anything has come. */
const bare: CellContext = { dictionary: () => undefined };

/** Canonical values of every kind. */
const SAMPLES: Record<ValueKind, Value[]> = {
  text: ['热销', 'a,b', '热销;新品', 'x y'],
  number: [0, -1.5, 45, 1234567.891],
  flag: [],
  date: ['2026-02-28', '1999-12-31'],
  datetime: ['2026-02-28 23:59:59'],
  time: ['00:00:00', '13:05:09'],
  code: ['1', '3'],
  codes: ['1', '1,3'],
  reference: ['zhang', 'zhang,li'],
  files: ['temp/合同.pdf', 'temp/a.png,temp/b.png'],
  markup: ['<b>x</b>'],
  json: [],
};

/** The example's files, at a place where what they refer to exists. */
function exampleFiles(): SourceFile[] {
  return types.flatMap((type) =>
    readdirSync(folder(type))
      .filter((name) => name.startsWith('example.'))
      .map((name) => ({
        path: `screens/examples/cells/${name.replace('example', type)}`,
        text: readFileSync(`${folder(type)}/${name}`, 'utf8'),
      })),
  );
}

let compiled: Compiled;
beforeAll(async () => {
  const compile = await compiler();
  compiled = compile([...(await shippedFiles()), ...exampleFiles()]);
});

const fieldsOf = (type: CellType): Field[] => compiled.models.get(`examples/cells/${type}`)?.fields ?? [];
const columnOf = (field: Field): CellColumn => ({ ...field.cell, title: field.title, kind: field.kind });

test('the list of types is the union of the language, and each has its schema and its folder', () => {
  expect(types.toSorted()).toEqual(Object.keys(cellKinds).toSorted());
  const schemas = readdirSync('schemas/cells').map((name) => name.replace('.schema.json', ''));
  expect(schemas.toSorted()).toEqual(types.toSorted());
  const folders = readdirSync('renderers/cells', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map((entry) => entry.name).toSorted()).toEqual(types.toSorted());
});

test('all examples compile without a remark', () => {
  expect(compiled.problems).toEqual([]);
});

describe.each(types)('%s', (type) => {
  const { display } = cellTypes[type];
  const schema = schemaOf(type);

  test('has a folder with its cell and an example', () => {
    expect(existsSync(`${folder(type)}/cell.ts`) || existsSync(`${folder(type)}/cell.tsx`)).toBe(true);
    expect(existsSync(`${folder(type)}/example.model.json`)).toBe(true);
  });

  test('its example is valid, shows every key of its own, and becomes fields of its kind', () => {
    const example = exampleOf(type);
    const valid = validators.model(example);
    expect(validators.model.errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    const shown = new Set(example.fields.flatMap((field: object) => Object.keys(field)));
    // Choices come from one place or the other.
    const choices = ['options', 'dictCode'];
    const own = Object.keys(schema.properties).filter((key) => !choices.includes(key));
    expect(own.filter((key) => !shown.has(key))).toEqual([]);
    if ('options' in schema.properties) expect(choices.some((key) => shown.has(key))).toBe(true);
    expect(fieldsOf(type).map((field) => field.type)).toEqual(example.fields.map(() => type));
  });

  test('its schema gives examples a cell can show', () => {
    expect(schema.examples.length).toBeGreaterThan(0);
    for (const column of schema.examples) {
      expect(column.type).toBe(type);
      const one: CellColumn = { ...column, kind: cellKinds[type] };
      expect(display.format(null, one, context)).toBe('');
      for (const sample of samplesOf(one)) expect(typeof display.format(sample, one, bare)).toBe('string');
    }
  });

  test('shows nothing for null, nothing and empty text, before and after dictionaries have come', () => {
    for (const field of fieldsOf(type)) {
      for (const around of [context, bare]) {
        for (const nothing of [null, undefined, '']) {
          expect(display.format(nothing, columnOf(field), around)).toBe('');
        }
      }
    }
  });

  test('shows any value as one line of text and never throws', () => {
    for (const field of fieldsOf(type)) {
      for (const odd of ['<b>x</b>', 'a\nb', 0, false, { a: 1 }, [1, 2], Number.NaN, '\u202Eabc']) {
        const text = display.format(odd, columnOf(field), context);
        expect(typeof text).toBe('string');
        if (type === 'textarea' || type === 'input_pop') expect(text).not.toContain('\n');
      }
      if (type !== 'hidden') expect(display.format(0, columnOf(field), context)).not.toBe('');
    }
  });

  test('what is copied is read back to the same value', () => {
    for (const field of fieldsOf(type)) {
      const column = columnOf(field);
      for (const value of samplesOf(column)) {
        const options = optionsOf(column);
        const values = valueTypes[column.kind];
        const back = values.fromText(values.toText(value, options), options);
        expect(back).toEqual({ ok: true, value });
        expect(values.parse(value, options)).toEqual({ ok: true, value });
      }
    }
  });

  test('what is shown names what is copied', () => {
    for (const field of fieldsOf(type)) {
      const column = columnOf(field);
      // Numbers are shown rounded, files by name, and what is hidden not at all.
      if (column.kind === 'number' || column.kind === 'files' || type === 'hidden') continue;
      for (const value of samplesOf(column)) {
        const shown = display.format(value, column, context);
        expect(valueTypes[column.kind].fromText(shown, optionsOf(column))).toEqual({ ok: true, value });
      }
    }
  });

  test('only what is meant to be read only is', () => {
    const readOnly = cellTypes[type].readOnly === true;
    expect(readOnly).toBe(['normal', 'hidden', 'progress', 'ellipsis'].includes(type));
  });

  test('a query asks for it with an editor that exists', () => {
    const asked = queryColumn({
      ...{ key: 'demo', title: '示例', type, kind: cellKinds[type] },
      ...{ mode: 'single', param: false, required: false, folded: false },
    });
    expect(cellTypes[asked.type].readOnly).not.toBe(true);
    expect(asked.placeholder).not.toBe('');
  });
});

function samplesOf(column: CellColumn): Value[] {
  if (column.kind === 'flag') return [...flagValues(column)];
  const own = column.options?.filter((item) => !item.disabled).map((item) => item.value);
  if (column.kind === 'code' && own) return own;
  return SAMPLES[column.kind];
}

function optionsOf(column: CellColumn): ValueOptions {
  const items = column.options ?? (column.dictCode ? ITEMS : undefined);
  return {
    ...(items ? { items } : {}),
    ...(column.kind === 'flag' ? { customValue: flagValues(column) } : {}),
    ...(column.format ? { format: column.format } : {}),
  };
}

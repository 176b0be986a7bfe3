import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { reportKeys } from '../../engine/compile/checks/reportColumns.ts';
import { normalize } from '../../engine/compile/normalize.ts';
import type { Compiled } from '../../engine/plan/compiled.ts';
import type { ColumnKeys } from '../../engine/plan/Plan.ts';
import { field, table } from '../../engine/rows/fixtures/exampleTable.ts';
import type { ValueOptions } from '../../engine/values/ValueType.ts';
import { valueTypes } from '../../engine/values/valueTypes.ts';
import type { CellColumn, CellContext } from '../../renderers/cells/Cell.ts';
import { cellOf, cellTypes } from '../../renderers/cells/cellTypes.ts';
import { flagValues } from '../../renderers/cells/drawing/kindText.ts';
import { periodOf } from '../../renderers/cells/editors/calendarText.ts';
import { queryColumn } from '../../renderers/query/queryColumn.ts';
import { cellKinds } from '../../schemas/generated/language.ts';
import type { CellType } from '../../schemas/generated/types.ts';
import { validators } from '../../schemas/generated/validators.js';
import { shippedFiles } from '../declarations.ts';
import { columnOf, compiledExamples, exampleFields, folder, ITEMS, samplesOf, types } from './cellExamples.ts';

const exampleOf = (type: CellType) => JSON.parse(readFileSync(`${folder(type)}/example.model.json`, 'utf8'));
const schemaOf = (type: CellType) => JSON.parse(readFileSync(`schemas/cells/${type}.schema.json`, 'utf8'));

const context: CellContext = { dictionary: () => ITEMS };
/** What a page has before anything has come. */
const bare: CellContext = { dictionary: () => undefined };

let compiled: Compiled;
let shippedColumns: string;
beforeAll(async () => {
  compiled = await compiledExamples();
  shippedColumns = (await shippedFiles()).map(({ text }) => text).join('\n');
});

const fieldsOf = (type: CellType) => exampleFields(compiled, type);

test('the list of types is the union of the language, and each has its schema and its folder', () => {
  expect(types.toSorted()).toEqual(Object.keys(cellKinds).toSorted());
  const schemas = readdirSync('schemas/cells').map((name) => name.replace('.schema.json', ''));
  expect(schemas.toSorted()).toEqual(types.toSorted());
  const folders = readdirSync('renderers/cells/types', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map((entry) => entry.name).toSorted()).toEqual(types.toSorted());
});

test('all examples compile without a remark', () => {
  expect(compiled.problems).toEqual([]);
  for (const { table } of compiled.models.values()) expect(table).toMatch(/^[a-z][a-z0-9_]{0,62}$/);
});

describe.each(types)('%s', (type) => {
  const { display } = cellOf({ type });
  const schema = schemaOf(type);

  test('has a folder with its cell and an example', () => {
    expect(existsSync(`${folder(type)}/cell.ts`) || existsSync(`${folder(type)}/cell.tsx`)).toBe(true);
    expect(existsSync(`${folder(type)}/example.model.json`)).toBe(true);
  });

  test('its example screen is valid, stays as it is when normalized, and lists its example to be edited in place', () => {
    const screen = JSON.parse(readFileSync(`${folder(type)}/example.screen.json`, 'utf8'));
    expect(validators.screen(screen)).toBe(true);
    const once = normalize('screen', screen);
    expect(normalize('screen', once)).toEqual(once);
    const plan = compiled.plans.get(`examples/cells/types/${type}`);
    if (plan?.type !== 'list') throw new Error('no list');
    expect(plan.editing).toBe('inline');
    const listed = plan.columns.map(({ key, type: shown }) => [key, shown]);
    expect(listed).toEqual(type === 'hidden' ? [] : fieldsOf(type).map(({ key }) => [key, type]));
  });

  test('its example is valid, shows every key of its own, and becomes fields of its kind', () => {
    const example = exampleOf(type);
    expect(validators.model(example)).toBe(true);
    const shown = new Set(example.fields.flatMap((field: object) => Object.keys(field)));
    // Choices come from one place or the other.
    const choices = ['options', 'dictCode'];
    // A model has no use for what only a report draws, nor its example for a field of another type: shipped files show both.
    const elsewhere = (key: string) =>
      reportKeys.some((each) => each === key) || schema.properties[key]['x-ref'] === 'field';
    const own = Object.keys(schema.properties).filter((key) => !choices.includes(key) && !shown.has(key));
    expect(own.filter((key) => !elsewhere(key) || !shippedColumns.includes(`"${key}":`))).toEqual([]);
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
        if (['textarea', 'input_pop', 'umeditor', 'markdown', 'code'].includes(type)) expect(text).not.toContain('\n');
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
      // Numbers are shown rounded, files by name, rich text without its tags, and what is hidden not at all.
      if (['number', 'files', 'markup'].includes(column.kind) || type === 'hidden') continue;
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

  test('a new row begins empty, off, or with what the column says', () => {
    for (const one of fieldsOf(type)) {
      const column = columnOf(one);
      const started = (more: object) => {
        const rows = table({ columns: [field({ ...column, defaultValue: undefined, ...more })] });
        const [id = ''] = rows.add([{}]);
        return rows.row(id)?.[column.key];
      };
      const [on, off] = flagValues(column);
      const flag = 'defaultChecked' in column && column.defaultChecked ? on : off;
      // Whoever has not been verified yet is neither on nor off.
      expect(started({})).toBe(column.kind === 'flag' && type !== 'slider' ? flag : null);
      for (const value of samplesOf(column)) {
        const defaultValue = typeof value === 'object' ? JSON.stringify(value) : String(value);
        expect(started({ defaultValue })).toEqual(value);
      }
    }
  });

  test('a query asks for it with an editor that exists', () => {
    const asked = queryColumn({
      key: 'demo',
      title: '示例',
      type,
      kind: cellKinds[type],
      mode: 'single',
      param: false,
      required: false,
      folded: false,
    });
    expect(cellTypes[asked.type].readOnly).not.toBe(true);
    expect(asked.placeholder).not.toBe('');
  });
});

function optionsOf(column: CellColumn & ColumnKeys<'format'>): ValueOptions {
  const items = column.options ?? (column.dictCode ? ITEMS : undefined);
  return {
    ...(items ? { items } : {}),
    ...(column.kind === 'flag' ? { customValue: flagValues(column) } : {}),
    ...(column.format ? { format: column.format } : {}),
    ...(periodOf(column) ? { period: periodOf(column) } : {}),
  };
}

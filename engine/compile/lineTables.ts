import type { ModelFile } from '../../schemas/generated/types.ts';
import { readExpression } from '../expressions/reading.ts';
import { nameMeanings } from '../expressions/vocabulary.ts';
import type { LineTable } from '../plan/base.ts';
import type { Model } from '../plan/compiled.ts';
import { sentences } from '../problems.ts';
import type { Document } from './documents.ts';
import type { Linker } from './Linker.ts';

/** The sub-tables of a model that have a name in expressions. */
export function lineTables({ subTables }: Model, models: ReadonlyMap<string, Model>): LineTable[] {
  return subTables.flatMap(({ name, model, foreignKey }) => {
    const child = name === undefined ? undefined : models.get(model);
    if (name === undefined || child === undefined) return [];
    const fields = child.fields.filter(({ key }) => key !== foreignKey).map(({ key, kind }) => ({ key, kind }));
    return [{ name, model, foreignKey, fields }];
  });
}

/** Those of them that expressions of the model's own fields go through. */
export function linesUsed({ fields }: Model, tables: readonly LineTable[]): LineTable[] {
  const said = fields.flatMap(({ cell, rules }) => {
    const { value, visibleWhen, disabledWhen, requiredWhen } = cell;
    const ruled = rules.map((rule) => (rule.rule === 'expression' ? rule.expression : undefined));
    return [value, visibleWhen, disabledWhen, requiredWhen, ...ruled].filter((each) => each !== undefined);
  });
  return linesRead(said, tables);
}

/** The tables that expressions go through, with what they read of a row. */
export function linesRead(expressions: readonly string[], tables: readonly LineTable[]): LineTable[] {
  const used = new Set<string>();
  const keys = new Set<string>();
  for (const expression of expressions) {
    const read = readExpression(expression);
    for (const name of read.tables) used.add(name);
    for (const key of read.lineKeys) keys.add(key);
  }
  // What is not read of a row need not be fetched for it.
  return tables
    .filter(({ name }) => used.has(name))
    .map((table) => ({ ...table, fields: table.fields.filter(({ key }) => keys.has(key)) }));
}

/** Words that CEL keeps for itself. */
const RESERVED: ReadonlySet<string> = new Set(
  'as break const continue else false for function if import in let loop package namespace null return true var void while'.split(
    ' ',
  ),
);

/** The name of a sub-table stands for nothing else in an expression. */
export function checkTableNames(linker: Linker, document: Document, value: ModelFile, { fields }: Model): void {
  const taken = new Map<string, string>();
  for (const [key, meaning] of Object.entries(nameMeanings))
    taken.set(key, `表达式里的 ${key}（${meaning.split(/[；：，]/)[0]}）`);
  for (const { key, title } of fields) taken.set(key, `字段 ${title}`);
  for (const [index, { name }] of (value.subTables ?? []).entries()) {
    if (name === undefined) continue;
    const other = RESERVED.has(name) ? 'CEL 的保留字' : taken.get(name);
    if (other !== undefined)
      linker.report(document, 'taken-name', sentences['taken-name']('子表的名字', name, other), [
        'subTables',
        index,
        'name',
      ]);
    taken.set(name, '另一张子表');
  }
}

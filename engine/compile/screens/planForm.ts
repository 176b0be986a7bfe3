import { cellTraits } from '../../../schemas/generated/language.ts';
import type { DataSchema, FormLayout, Rule } from '../../../schemas/generated/types.ts';
import type { Field, Model } from '../../plan/compiled.ts';
import type { PlanColumn, PlanField, PlanForm } from '../../plan/Plan.ts';
import { sentences } from '../../problems.ts';
import type { Document } from '../documents.ts';
import { checkDrawn, type FormSchemas } from '../forms/formSchemas.ts';
import { isStructure, type SchemaPlace, schemaModel } from '../forms/schemaModel.ts';
import type { Linker } from '../Linker.ts';
import { lineTables } from '../lineTables.ts';
import type { Making } from '../Memory.ts';
import type { Path } from '../places.ts';
import { type ColumnEntry, columnOfField, type EntryScope, resolveEntry } from './planColumns.ts';
import { formTables, isLocked } from './planGrid.ts';

/** Px of a window with one column; of one with sub-tables, which need room; and what each further column adds. */
const SINGLE = 800;
const WITH_TABLES = 1100;
const FURTHER_COLUMN = 200;

/** Columns of a form that says nothing. */
const COLUMNS = 2;

/** Where a layout is written. */
export interface LayoutPlace {
  document: Document;
  path: Path;
}

/** What a form is planned over; without a model its own schema says what there is. */
export interface FormScope extends Omit<EntryScope, 'model'> {
  model?: Model;
  models: ReadonlyMap<string, Model>;
  schemas: FormSchemas;
}

/** The form of a model that no screen lays out, without its sub-tables. */
export function defaultForm(model: Model): PlanForm {
  const fields = modelFields(model, COLUMNS);
  return { columns: COLUMNS, width: widthOf({}, COLUMNS, model), fields, subTables: [] };
}

/**
 * A form with its sub-tables. A layout that names no fields takes all of the model's, or all properties of its schema;
 * undefined when there is neither.
 */
export function planForm(scope: FormScope, layout: FormLayout, place: LayoutPlace): Making<PlanForm> | undefined {
  const { linker, models, model } = scope;
  if (layout.schema === undefined) {
    if (model === undefined) return undefined;
    const laid = laidOut({ ...scope, model, lines: lineTables(model, models) }, layout, place);
    const tables = formTables(model, models);
    return () => ({ ...laid(), subTables: tables() });
  }
  const written = { linker, document: place.document, path: [...place.path, 'schema'] };
  const schema = scope.schemas.plan(written, layout.schema);
  if (schema === undefined) return undefined;
  const own = schemaModel(written, schema.root, model, models);
  const laid = laidOut({ ...scope, model: own.model }, layout, place)();
  const fields = laid.fields.map((field) => structured(scope.schemas, written, schema.root, field));
  const form: PlanForm = { ...laid, fields, subTables: own.tables, schema };
  checkDrawn(written, schema.root, form);
  return () => form;
}

/** What no cell holds is drawn from its own part of the schema. */
function structured(schemas: FormSchemas, place: SchemaPlace, root: DataSchema, field: PlanField): PlanField {
  const property = root.properties?.[field.key];
  if (property === undefined || !isStructure(property)) return field;
  const part = schemas.part(
    { ...place, path: [...place.path, 'properties', field.key] },
    { ...property, title: field.title },
  );
  return part === undefined ? field : { ...field, schema: part };
}

function laidOut(scope: EntryScope, layout: FormLayout, place: LayoutPlace): Making<PlanForm> {
  const { model } = scope;
  const columns = layout.columns ?? COLUMNS;
  const fields = fieldsOf(scope, layout, place, columns);
  const { tabs, foldedGroups } = layout;
  if (tabs !== undefined || foldedGroups !== undefined) checkGroups(scope.linker, layout, fields(), place);
  const width = widthOf(layout, columns, model);
  return () => ({
    columns,
    width,
    ...(tabs === undefined ? {} : { tabs }),
    ...(foldedGroups === undefined ? {} : { foldedGroups }),
    fields: fields(),
    subTables: [],
  });
}

function widthOf({ width }: FormLayout, columns: number, { subTables }: Model): number {
  if (width !== undefined) return subTables.length > 0 ? Math.max(width, WITH_TABLES) : width;
  return (subTables.length > 0 ? WITH_TABLES : SINGLE) + (columns - 1) * FURTHER_COLUMN;
}

function fieldsOf(scope: EntryScope, layout: FormLayout, place: LayoutPlace, across: number): Making<PlanField[]> {
  const { model } = scope;
  const entries = layout.fields as ColumnEntry[] | undefined;
  if (entries === undefined) return () => modelFields(model, across);
  const said = entries.flatMap((entry, index) => {
    const column = resolveEntry(scope, entry, { document: place.document, path: [...place.path, 'fields', index] });
    const field = column && model.fields.find(({ key }) => key === column.key);
    return (field && planField(column, field, across, entry)) ?? [];
  });
  return () => said;
}

function modelFields(model: Model, across: number): PlanField[] {
  return model.fields.flatMap((field) => planField(columnOfField(field), field, across) ?? []);
}

/** What an index refuses on saving a form asks about while it is typed. */
function withUnique(rules: readonly Rule[], { store }: Field): Rule[] {
  const said = !store.unique || rules.some(({ rule }) => rule === 'unique');
  return said ? [...rules] : [...rules, { rule: 'unique' }];
}

/** A field's own `form` hint says group, span and whether it appears at all. */
function planField(column: PlanColumn, field: Field, across: number, entry?: ColumnEntry): PlanField | undefined {
  const hint = entry?.form ?? field.cell.form;
  if (hint === false || cellTraits[column.type].hidden) return undefined;
  const { group, span, readOnly } = typeof hint === 'object' ? hint : {};
  const own = (entry?.validateRules ?? []).filter((rule) => typeof rule === 'object');
  const rules = withUnique(own.length > 0 ? own : field.rules, field);
  const planned: PlanField = {
    ...column,
    rules,
    required: rules.some((rule) => rule.rule === 'required'),
    readOnly: readOnly === true || isLocked(column),
    span: Math.min(span ?? 1, across),
  };
  if (group !== undefined) planned.group = group;
  return planned;
}

/** Tabs and folds name groups that some field has, and no group stands in two tabs. */
function checkGroups(
  linker: Linker,
  { tabs, foldedGroups }: FormLayout,
  fields: readonly PlanField[],
  { document, path }: LayoutPlace,
): void {
  const known = new Map(fields.flatMap(({ group }) => (group === undefined ? [] : [[group, group] as const])));
  for (const [index, group] of (foldedGroups ?? []).entries())
    linker.reference(document, '分组', group, known, [...path, 'foldedGroups', index]);
  const taken = new Map<string, string>();
  for (const [index, { title, groups }] of (tabs ?? []).entries()) {
    for (const [at, group] of groups.entries()) {
      const here = [...path, 'tabs', index, 'groups', at];
      linker.reference(document, '分组', group, known, here);
      const other = taken.get(group);
      if (other !== undefined)
        linker.report(document, 'taken-name', sentences['taken-name']('分组', group, `页签“${other}”`), here);
      taken.set(group, title);
    }
  }
}

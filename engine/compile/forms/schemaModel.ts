import type { Column, DataSchema, Rule } from '../../../schemas/generated/types.ts';
import type { Field, Model } from '../../plan/compiled.ts';
import type { PlanSubTable } from '../../plan/Plan.ts';
import { columnOf } from '../../rules/schemaColumn.ts';
import type { Document } from '../documents.ts';
import type { Linker } from '../Linker.ts';
import { fieldOf } from '../linkFields.ts';
import type { Path } from '../places.ts';
import { formTables } from '../screens/planGrid.ts';

/** A schema and where it is written. */
export interface SchemaPlace {
  linker: Linker;
  document: Document;
  path: Path;
}

/** What the fields of a form with a schema of its own come from. */
interface SchemaModel {
  model: Model;
  tables: PlanSubTable[];
}

/**
 * The schema's properties as fields: those of `base`, which must have them all, or, without one, fields made of the
 * schema alone. A property that holds rows is a sub-table.
 */
export function schemaModel(
  place: SchemaPlace,
  root: DataSchema,
  base: Model | undefined,
  models: ReadonlyMap<string, Model>,
): SchemaModel {
  const rows = Object.entries(root.properties ?? {}).filter(([, property]) => holdsRows(property));
  const children = rows.flatMap(([key, property]) => childOf(place, key, property, base, models));
  const own = { ...root, properties: withoutRows(root) };
  const known = new Map(children.map((child) => [child.model.id, child.model]));
  const declared = children.map(({ model: { id, title }, foreignKey }) => ({ model: id, title, foreignKey }));
  const model: Model = { ...(base ?? bare), fields: fieldsOf(place, own, base), unique: [], subTables: declared };
  return { model, tables: formTables(model, known)() };
}

/** Rows of a sub-table: a list of objects whose every property a cell holds. */
export function holdsRows({ type, items }: DataSchema): boolean {
  if (type !== 'array' || items?.type !== 'object' || opensWays(items)) return false;
  return Object.values(items.properties ?? {}).every(isCell);
}

/** What neither a cell nor a sub-table holds: an object, one of several ways, or a list of such. */
export function isStructure(schema: DataSchema): boolean {
  const { type, items } = schema;
  if (type === 'object' || (type === undefined && opensWays(schema))) return true;
  return type === 'array' && items !== undefined && !holdsRows(schema) && !isPlain(items);
}

/** Of a list a cell holds what can be chosen. */
const isCell = ({ type, items, ...rest }: DataSchema): boolean =>
  type === 'array' ? items?.enum !== undefined : !isStructure({ ...rest, ...(type ? { type } : {}) });

const isPlain = ({ type, properties }: DataSchema) => type !== 'object' && type !== 'array' && properties === undefined;

/** Whether alternatives bring properties of their own, and not only demands on those there are. */
function opensWays({ oneOf, anyOf, properties = {} }: DataSchema): boolean {
  return [...(oneOf ?? []), ...(anyOf ?? [])].some((way) =>
    Object.keys(way.properties ?? {}).some((key) => !(key in properties)),
  );
}

const bare: Model = {
  id: '',
  code: '',
  table: '',
  title: '',
  permission: '',
  fields: [],
  sort: { key: 'createTime', order: 'desc' },
  unique: [],
  subTables: [],
  measures: [],
};

function withoutRows({ properties = {} }: DataSchema): Record<string, DataSchema> {
  return Object.fromEntries(Object.entries(properties).filter(([, property]) => !holdsRows(property)));
}

function childOf(
  place: SchemaPlace,
  key: string,
  property: DataSchema,
  base: Model | undefined,
  models: ReadonlyMap<string, Model>,
): { model: Model; foreignKey: string }[] {
  const path = [...place.path, 'properties', key];
  const rows = property.items ?? {};
  const inside = { ...place, path: [...path, 'items'] };
  const title = property.title;
  if (base === undefined) {
    const model = { ...bare, id: key, code: key, title: title ?? key, fields: fieldsOf(inside, rows, undefined) };
    return [{ model: { ...model, fields: model.fields.map((field) => ruled(field, rows)) }, foreignKey: '' }];
  }
  const known = new Map(
    base.subTables.flatMap((child) => {
      const model = models.get(child.model);
      return model ? [[model.code, { ...child, of: model }] as const] : [];
    }),
  );
  const child = place.linker.reference(place.document, '子表', key, known, path);
  if (child === undefined) return [];
  const fields = fieldsOf(inside, rows, child.of).map((field) => ruled(field, rows));
  return [{ model: { ...child.of, title: title ?? child.title, fields }, foreignKey: child.foreignKey }];
}

function fieldsOf(place: SchemaPlace, schema: DataSchema, base: Model | undefined): Field[] {
  const known = base && new Map(base.fields.map((field) => [field.key, field]));
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const path = [...place.path, 'properties', key];
    const field = known
      ? place.linker.reference(place.document, '字段', key, known, path)
      : fieldOf(place.linker, place.document, cellOf(key, property), path);
    return field === undefined ? [] : [required(named(field, property), schema.required?.includes(key) === true)];
  });
}

/** What the schema says about a field goes before what the model says. */
function named(field: Field, { title, description, default: start }: DataSchema): Field {
  const cell = {
    ...field.cell,
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { help: description }),
    ...(start === undefined ? {} : { defaultValue: start }),
  };
  return { ...field, title: title ?? field.title, cell };
}

function required(field: Field, wanted: boolean): Field {
  if (!wanted || field.required) return field;
  return { ...field, required: true, rules: [{ rule: 'required' }, ...field.rules] };
}

/** A grid marks what its own rules refuse, so the plain demands on a row's cells become rules. */
function ruled(field: Field, { properties = {} }: DataSchema): Field {
  const { minLength, maxLength, minimum, maximum, pattern, message } = properties[field.key] ?? {};
  const said = message === undefined ? {} : { message };
  const rules: Rule[] = [...field.rules];
  if (minLength !== undefined || maxLength !== undefined)
    rules.push({ rule: 'length', ...given('min', minLength), ...given('max', maxLength), ...said });
  if (minimum !== undefined || maximum !== undefined)
    rules.push({ rule: 'range', ...given('min', minimum), ...given('max', maximum), ...said });
  if (pattern !== undefined) rules.push({ rule: 'regex', regex: pattern, message: message ?? '格式不正确' });
  return { ...field, rules };
}

const given = <K extends string>(key: K, value: number | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { [P in K]?: number };

/** The column of a property that no model knows. */
const cellOf = (key: string, property: DataSchema): Column =>
  isStructure(property) ? { key, type: 'json' } : (columnOf(key, property) as Column);

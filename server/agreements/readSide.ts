import { EMPTIED } from '../../engine/lists/query.ts';
import { aggregatesOf, computeMeasure, evaluateMeasure, type Figure } from '../../engine/measures/evaluate.ts';
import type { AgreementRows, AgreementSide, FiguresAgreement, RowsAgreement } from '../../engine/plan/agreement.ts';
import type { Compiled } from '../../engine/plan/compiled.ts';
import type { Asking } from '../../engine/queries/presets.ts';
import { readDecimal } from '../../engine/values/decimal.ts';
import { agreementGroups, agreementRows, type RowsFrom } from '../db/agreementSql.ts';
import { allRows, type Database, type Row, type Selection } from '../db/Database.ts';
import { builder, type Compilable, selectionOf } from '../db/sql.ts';
import { ofTenant, type WhereColumn } from '../db/where.ts';
import { shapeOf } from '../records/shape.ts';
import { filtered, statementOf } from '../reports/reportQuery.ts';
import { reportShape } from '../reports/reportShape.ts';
import { bindReport } from '../reports/reportValues.ts';

/** Whose data is looked at: all of a tenant, whoever may see it. */
export interface Looking {
  db: Database;
  compiled: Pick<Compiled, 'models' | 'reports'>;
  asking: Asking;
  tenant: string;
}

/** Keys of a group as texts; null: it has no value there. */
export type GroupKeys = readonly (string | null)[];

/** Figures by group; `none`: what a side says of a group it has no row of. */
export interface SideFigures {
  groups: ReadonlyMap<string, { keys: GroupKeys; figure: Figure }>;
  none: Figure;
}

/** A row whose two numbers are apart. */
export interface RowApart {
  keys: GroupKeys;
  left: Figure;
  right: Figure;
}

/** Groups of one side at the most. */
export const MOST_GROUPS = 500_000;
/** Nobody waits at a screen for it. */
const DEADLINE = 120_000;

/** There are more groups than can be held against one another. */
export class TooManyGroups extends Error {
  override readonly name = 'TooManyGroups';
}

interface Opened {
  from: RowsFrom;
  columns: ReadonlyMap<string, WhereColumn>;
  /** Reads them as who may. */
  read(query: Compilable): Promise<Row[]>;
}

/** Every group of a side with its figure. */
export async function readFigures(
  looking: Looking,
  side: AgreementSide,
  grain: FiguresAgreement['grain'],
): Promise<SideFigures> {
  const { from, columns, read } = open(looking, side);
  const keys = columnsOf(columns, side);
  const aggregates = aggregatesOf(side.measure.node);
  const options = { columns, when: side.when, limit: MOST_GROUPS + 1 };
  const rows = await read(agreementGroups(from, { keys, grain }, aggregates, options));
  if (rows.length > MOST_GROUPS) throw new TooManyGroups();
  const names = new Map(aggregates.map((each, at) => [JSON.stringify(each), `a${at}`]));
  const groups = rows.map((row) => {
    const group = keysOf(side, row, grain);
    const figure = computeMeasure(side.measure.node, (each) => figureIn(row[names.get(JSON.stringify(each)) ?? '']));
    return [JSON.stringify(group), { keys: group, figure }] as const;
  });
  return { groups: new Map(groups), none: evaluateMeasure(side.measure, []) };
}

/** The first rows that break an equality of their own, and how many there are. */
export async function readApart(
  looking: Looking,
  { rows, left, right }: RowsAgreement,
  { tolerance, limit }: { tolerance: string; limit: number },
): Promise<{ apart: RowApart[]; total: number }> {
  const { from, columns, read } = open(looking, rows);
  const keys = columnsOf(columns, rows);
  const options = { columns, when: rows.when, limit, tolerance };
  const found = await read(agreementRows(from, { keys, grain: 'day' }, [left, right], options));
  const apart = found.map((row) => ({
    keys: keysOf(rows, row, 'day'),
    left: figureIn(row.a0),
    right: figureIn(row.a1),
  }));
  return { apart, total: Number(found[0]?.total ?? 0) };
}

function open(looking: Looking, { source }: AgreementRows): Opened {
  const { db, compiled, tenant } = looking;
  const scope = allRows(tenant);
  if ('model' in source) {
    const model = compiled.models.get(source.model);
    if (model === undefined) throw new Error(`no model ${source.model}`);
    const read = (query: Compilable) => db.withTenant(scope, (session) => ask(session, selectionOf(query)), OPTIONS);
    const from = builder.selectFrom(model.table).where(ofTenant(tenant)) as RowsFrom;
    return { from, columns: shapeOf(model, new Set()).columns, read };
  }
  const report = compiled.reports.get(source.report);
  if (report === undefined) throw new Error(`no report ${source.report}`);
  const shape = reportShape(report, new Set());
  const values = bindReport(
    report,
    parametersOf(source.params),
    { ...looking.asking, userId: '', tenant },
    looking.asking,
  );
  const from = filtered(shape, { values, filter: { op: 'and', filters: [] } }) as unknown as RowsFrom;
  const read = (query: Compilable) =>
    db.readOnly(scope, (session) => ask(session, statementOf(shape, { values }, query.compile())), OPTIONS);
  return { from, columns: shape.where, read };
}

const OPTIONS = { deadline: DEADLINE, patient: true } as const;

async function ask(session: Pick<Database, 'query'>, { sql, values }: Selection): Promise<Row[]> {
  return (await session.query(sql, values, { deadline: DEADLINE })).rows;
}

/** As a request would send them; what is written as an empty text is left empty. */
function parametersOf(params: Readonly<Record<string, string>>): Record<string, string> {
  const given = Object.entries(params);
  const emptied = given.flatMap(([key, value]) => (value === '' ? [key] : []));
  const sent = given.map(([key, value]) => [`self_${key}`, value] as const);
  return { ...Object.fromEntries(sent), ...(emptied.length > 0 ? { [EMPTIED]: emptied.join(',') } : {}) };
}

function columnsOf(columns: ReadonlyMap<string, WhereColumn>, { by }: Pick<AgreementRows, 'by'>): WhereColumn[] {
  return by.map(({ key }) => {
    const column = columns.get(key);
    if (column === undefined) throw new Error(`grouped by an unknown column: ${key}`);
    return column;
  });
}

/** Numbers without their dust, months without a day: as the other side may write them. */
function keysOf({ by }: Pick<AgreementRows, 'by'>, row: Row, grain: FiguresAgreement['grain']): GroupKeys {
  return by.map(({ kind }, at) => {
    const text = (row[`d${at}`] ?? null) as string | null;
    if (text === null) return null;
    if (kind === 'number') return readDecimal(text) ?? text;
    return grain === 'month' && (kind === 'date' || kind === 'datetime') ? text.slice(0, 'YYYY-MM'.length) : text;
  });
}

function figureIn(value: unknown): Figure {
  if (value === null || value === undefined) return undefined;
  const text = String(value);
  return readDecimal(text) ?? text;
}

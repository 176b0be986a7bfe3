import { OF_REPORT } from '../../engine/boards/parts.ts';
import type { BoardDimension } from '../../engine/plan/board.ts';
import type { Report } from '../../engine/plan/compiled.ts';
import type { Measure } from '../../engine/plan/measure.ts';
import type { Filter } from '../../engine/queries/Filter.ts';
import type { RowsFrom } from '../db/agreementSql.ts';
import type { Row } from '../db/Database.ts';
import { selectionOf } from '../db/sql.ts';
import { type Actor, askingOf, type Context } from '../http/Context.ts';
import type { Records } from '../records/Records.ts';
import { listRecords, selectMatching } from '../records/read/records.ts';
import { filtered, statementOf } from '../reports/reportQuery.ts';
import { reportShape } from '../reports/reportShape.ts';
import { bindReport } from '../reports/reportValues.ts';
import { runReport } from '../reports/runReport.ts';
import type { OpenSource } from './openBoard.ts';

const ALL: Filter = { op: 'and', filters: [] };

const byKey = (measures: readonly Measure[]) => new Map(measures.map((measure) => [measure.key, measure]));

const listedOf = (columns: readonly BoardDimension[]): BoardDimension[] =>
  columns
    .filter(({ kind }) => kind !== 'secret')
    .map(({ key, title, kind, dictCode }) => ({ key, title, kind, ...(dictCode === undefined ? {} : { dictCode }) }));

/** All records of a model that the actor may see. */
export function modelSource(records: Records): OpenSource {
  const { shape, context, actor } = records;
  return {
    measures: byKey(shape.model.measures),
    columns: shape.columns,
    listed: listedOf(shape.fields),
    shape,
    counted: () => ({
      from: selectMatching(records, { filter: ALL }) as RowsFrom,
      read: async (query) => {
        const [found] = await context.db.readTogether(actor, [selectionOf(query)]);
        return found?.rows ?? [];
      },
      page: (within, page, sort) =>
        listRecords(records, {
          filter: ALL,
          sort: sort === undefined ? [] : [{ key: sort, order: 'desc' }],
          page,
          within,
        }),
    }),
  };
}

/** The report behind a source's key. */
export const reportOf = ({ compiled }: Pick<Context, 'compiled'>, key: string): Report | undefined =>
  compiled().reports.get(key.slice(OF_REPORT.length));

/** The rows of a report as the actor may see them; its SQL runs as that of any report does. */
export function reportSource(context: Context, actor: Actor, key: string): OpenSource | undefined {
  const report = reportOf(context, key);
  if (report === undefined || !context.rights.mayReport(actor, report.id, 'read')) return undefined;
  const shape = reportShape(report, context.rights.hiddenColumns(actor, report.id));
  const { db } = context;
  return {
    measures: byKey(report.measures),
    columns: shape.where,
    listed: listedOf(shape.columns),
    counted: (params) => {
      const query = { values: bindReport(report, params, actor, askingOf(context, actor)), filter: ALL };
      return {
        from: filtered(shape, query) as unknown as RowsFrom,
        read: (asked) => {
          const { sql, values } = statementOf(shape, query, asked.compile());
          return db.readOnly(actor, async (session) => (await session.query<Row>(sql, values)).rows);
        },
        page: (within, page, sort) =>
          db.readOnly(actor, (session) =>
            runReport(session, shape, {
              ...query,
              sort: sort === undefined ? [] : [{ key: sort, order: 'desc' }],
              page,
              within,
            }),
          ),
      };
    },
  };
}

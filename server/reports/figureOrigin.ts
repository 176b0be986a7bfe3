import { expressionBuilder } from 'kysely';
import type { FigureOrigin, FigurePlace } from '../../engine/lists/origins/figureOrigin.ts';
import { measureWords } from '../../engine/measures/words.ts';
import type { Report, ReportColumn } from '../../engine/plan/compiled.ts';
import type { PageRequest } from '../../engine/queries/page.ts';
import { textToPosition } from '../../engine/reportSql/params.ts';
import type { Session } from '../db/Database.ts';
import { sameOutput } from '../db/reportSql.ts';
import type { AnySchema } from '../db/sql.ts';
import { NotFoundError, ParamError } from '../http/errors.ts';
import type { QueryParameters } from '../http/query.ts';
import type { DictionaryTexts } from '../records/wire/wireMeta.ts';
import { columnOf, type ReportQuery } from './reportQuery.ts';
import type { ReportShape } from './reportShape.ts';
import { readTotals, selectReport } from './runReport.ts';
import { withoutGroups } from './subtotals.ts';

const PLACES: readonly FigurePlace[] = ['row', 'page', 'total', 'group', 'cell'];
const MOST_COLUMNS = 8;

interface Asking {
  shape: ReportShape;
  texts: DictionaryTexts;
  /** `figure`: key of the column; `place`; `g_<key>` and `empty`: the values of its row, group or cell. */
  parameters: QueryParameters;
  at: Date;
}

/** How a figure of a report is made, where that is written, and the rows it is made of. Throws NotFoundError, ParamError. */
export async function figureOrigin(
  session: Session,
  { shape, texts, parameters, at }: Asking,
  query: ReportQuery & { page: PageRequest },
): Promise<FigureOrigin> {
  const column = shape.columns.find(({ key }) => key === parameters.figure);
  const place = PLACES.find((each) => each === parameters.place);
  if (column === undefined) throw new NotFoundError();
  if (place === undefined) throw new ParamError('place: unknown');
  const within = expressionBuilder<AnySchema, string>().and(conditions(shape, parameters));
  const narrowed = { ...query, within };
  const statement = selectReport(shape, narrowed, query.page);
  const records = (await session.query(statement.sql, statement.values)).rows.map(withoutGroups);
  const { total } = place === 'page' ? { total: records.length } : await readTotals(session, shape, narrowed);
  return {
    ...(place === 'row' ? outputOrigin(shape.report, column) : totalOrigin(shape, column, texts)),
    at: at.toISOString(),
    columns: columnsShown(shape, column),
    records,
    total,
  };
}

function conditions(shape: ReportShape, parameters: QueryParameters) {
  const empty = new Set((parameters.empty ?? '').split(','));
  return shape.columns.flatMap(({ key, kind }) => {
    const value = empty.has(key) ? null : parameters[`g_${key}`];
    return value === undefined ? [] : [sameOutput(columnOf(shape, key), kind, value, shape.dialect)];
  });
}

type Origin = Pick<FigureOrigin, 'words' | 'text' | 'file' | 'line'>;

/** A value of a row is what the SQL puts out. */
function outputOrigin({ sqlOrigin }: Report, { column, title }: ReportColumn): Origin {
  const name = column.replace(/:code$/, '');
  const offset = outputOffset(sqlOrigin.text, name);
  const { line } = textToPosition(sqlOrigin, Math.max(offset, 0));
  return { words: `${title}：SQL 的输出列 ${name}`, text: name, file: sqlOrigin.file, line };
}

/** Where an output gets its name: behind `as`, or the column itself. */
function outputOffset(text: string, name: string): number {
  const word = name.replace(/[^A-Za-z0-9_]/g, '.');
  const named = new RegExp(`\\bas\\s+"?${word}\\b`, 'gi');
  const last = [...text.matchAll(named)].at(-1);
  return last?.index ?? text.search(new RegExp(`\\b${word}\\b`, 'i'));
}

function totalOrigin({ report, columns, figures }: ReportShape, { key }: ReportColumn, texts: DictionaryTexts) {
  const figure = figures.get(key);
  if (figure === undefined) throw new NotFoundError();
  const byKey = new Map(columns.map((each) => [each.key, each]));
  const words = measureWords(figure, {
    title: (each) => byKey.get(each)?.title ?? each,
    text: (each, value) => {
      const items = texts[byKey.get(each)?.dictCode ?? ''] ?? [];
      return items.find((item) => item.value === value)?.text ?? value;
    },
  });
  const apart = figure.currencies === undefined ? '' : '；不止一种货币时不相加，留空';
  return { words: `${words}${apart}`, text: figure.text, file: report.file, line: report.columnAt(key).line };
}

/** What the figure is made of, then what tells rows apart, then the rest. */
function columnsShown({ columns, groupBy }: ReportShape, { key, figure }: ReportColumn): FigureOrigin['columns'] {
  const first = [...groupBy, key, ...(figure?.columns ?? [])];
  const rank = (each: ReportColumn) => {
    const at = first.indexOf(each.key);
    return at >= 0 ? at : first.length + (each.kind === 'number' ? 1 : 0);
  };
  return columns
    .filter(({ list }) => list !== true)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, MOST_COLUMNS)
    .map((each) => ({
      key: each.key,
      title: each.title,
      kind: each.kind,
      ...(each.dictCode === undefined ? {} : { dictCode: each.dictCode }),
    }));
}

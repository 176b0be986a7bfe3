import { QueryProblem } from '../../../engine/queries/Filter.ts';
import { readFilter } from '../../../engine/queries/filters.ts';
import { readPage } from '../../../engine/queries/page.ts';
import { readSort } from '../../../engine/queries/sort.ts';
import { ParamError } from '../../http/errors.ts';
import type { Records } from '../Records.ts';
import type { RecordQuery } from './records.ts';

/** What a request asks of records: filters, order and page. Throws ParamError. */
export function readRecordQuery(parameters: Readonly<Record<string, string>>, { shape }: Records): RecordQuery {
  try {
    return {
      filter: readFilter(parameters, shape.query),
      sort: readSort(parameters, shape.query, defaultSort(shape)),
      page: readPage(parameters),
    };
  } catch (error) {
    throw error instanceof QueryProblem ? new ParamError(error.message) : error;
  }
}

/** A declared sort by a field the actor may not know would tell its order. */
function defaultSort({ model, columns }: Records['shape']) {
  return columns.has(model.sort.key) ? [model.sort] : [{ key: 'createTime', order: 'desc' } as const];
}

import type { ModelFile, ReportFile, ScreenFile } from '../../../../schemas/generated/types.ts';
import { sentences } from '../../../problems.ts';
import { endsOf } from '../../../queries/periods.ts';
import { isReportParameter, listParameters } from '../../../queries/takenParameters.ts';
import type { Document } from '../../documents.ts';
import type { Path } from '../../places.ts';
import type { ColumnCheck, FileCheck, QueryCheck } from '../Check.ts';

const isTaken = (key: string, { kind }: Document): boolean =>
  kind === 'report' ? isReportParameter(key) : listParameters.has(key);

const taken = (key: string) => sentences['reserved-name'](key, 'query');

/** A column that is asked for is asked by its key. */
export const checkAskedKey: ColumnCheck = {
  keys: ['query'],
  check: ({ own, column: { key }, document }, tell) => {
    if (own.query !== undefined && own.query !== false && isTaken(key, document))
      tell('reserved-name', taken(key), ['key']);
  },
};

/** The same for what a list or report says it asks. */
export const checkAskedItem: QueryCheck = ({ own: { key }, document }, tell) => {
  if (key !== undefined && isTaken(key, document)) tell('reserved-name', taken(key), ['key']);
};

/** Rows below a record, branches of a tree and columns of cards are asked by the key that holds them together. */
export const checkAskedModel: FileCheck<ModelFile> = ({ value: { subTables, tree }, document }, _world, tell) => {
  const check = (key: string | undefined, path: Path) => {
    if (key !== undefined && listParameters.has(key)) tell(document, 'reserved-name', taken(key), path);
  };
  subTables?.forEach(({ foreignKey }, index) => {
    check(foreignKey, ['subTables', index, 'foreignKey']);
  });
  check(tree?.parent, ['tree', 'parent']);
};

export const checkAskedScreen: FileCheck<ScreenFile> = ({ value, document }, _world, tell) => {
  const { beside } = value as { beside?: { field?: string } };
  const asked = [
    ['by' in value ? value.by : undefined, ['by']],
    [beside?.field, ['beside', 'field']],
  ] as const;
  for (const [key, path] of asked)
    if (key !== undefined && listParameters.has(key)) tell(document, 'reserved-name', taken(key), [...path]);
};

/** A parameter has its name to itself: among those of the request, and among the ends of periods. */
export const checkParamNames: FileCheck<ReportFile> = ({ value: { params = [] }, document }, _world, tell) => {
  const ends = new Map<string, string>();
  for (const { key, type } of params) if (type === 'period') for (const end of endsOf(key)) ends.set(end, key);
  for (const [index, { key }] of params.entries()) {
    const path = ['params', index, 'key'];
    if (isReportParameter(key)) tell(document, 'reserved-name', sentences['reserved-name'](key, 'param'), path);
    const period = ends.get(key);
    if (period !== undefined)
      tell(document, 'taken-name', sentences['taken-name']('参数', key, `期间参数 "${period}" 的一端`), path);
  }
};

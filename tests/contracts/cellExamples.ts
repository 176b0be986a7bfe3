import { readdirSync, readFileSync } from 'node:fs';
import type { SourceFile } from '../../engine/compile/documents.ts';
import type { Compiled, Field } from '../../engine/plan/compiled.ts';
import type { ValueKind } from '../../engine/plan/Plan.ts';
import { SECRET_MASK } from '../../engine/values/secret.ts';
import type { Value } from '../../engine/values/ValueType.ts';
import type { CellColumn } from '../../renderers/cells/Cell.ts';
import { cellTypes } from '../../renderers/cells/cellTypes.ts';
import { flagValues } from '../../renderers/cells/drawing/kindText.ts';
import { periodOf } from '../../renderers/cells/editors/calendarText.ts';
import type { CellType } from '../../schemas/generated/types.ts';
import { compiler, shippedFiles } from '../declarations.ts';

export const types = Object.keys(cellTypes) as CellType[];

export const folder = (type: CellType) => `renderers/cells/types/${type}`;

/** What every dictionary holds here. */
export const ITEMS = [
  { value: '1', text: '待处理', color: 'processing' },
  { value: '3', text: '已完成' },
];
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
  secret: [SECRET_MASK],
  json: [{ a: 1, b: ['x'] }, [1, { c: true }]],
  area: ['330000', '330106'],
};

/** The example's files, at a place where what they refer to exists. */
function exampleFiles(): SourceFile[] {
  return types.flatMap((type) =>
    readdirSync(folder(type))
      .filter((name) => name.startsWith('example.'))
      .map((name) => ({
        path: `screens/examples/cells/types/${name.replace('example', type)}`,
        text: readFileSync(`${folder(type)}/${name}`, 'utf8'),
      })),
  );
}

/** What ships with the example of every cell type beside it. */
export async function compiledExamples(): Promise<Compiled> {
  const compile = await compiler();
  return compile([...(await shippedFiles()), ...exampleFiles()]);
}

/** The fields of a type's example. */
export function exampleFields(compiled: Compiled, type: CellType): Field[] {
  return compiled.models.get(`examples/cells/types/${type}`)?.fields ?? [];
}

export const columnOf = (field: Field): CellColumn => ({ ...field.cell, title: field.title, kind: field.kind });

/** Canonical values a column can hold. */
export function samplesOf(column: CellColumn): Value[] {
  if (column.kind === 'flag') return [...flagValues(column)];
  const own = column.options?.filter((item) => !item.disabled).map((item) => item.value);
  if (column.kind === 'code' && own) return own;
  const period = periodOf(column);
  return period ? [PERIODS[period]] : SAMPLES[column.kind];
}

/** What is kept of a period is its first day. */
const PERIODS = { year: '2026-01-01', month: '2026-02-01', week: '2026-02-23', quarter: '2026-04-01' } as const;

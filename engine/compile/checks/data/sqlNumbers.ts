import type { Column, ReportFile } from '../../../../schemas/generated/types.ts';
import type { Field } from '../../../plan/compiled.ts';
import type { SqlDivision, SqlNamed } from '../../../plan/sqlText.ts';
import { sentences } from '../../../problems.ts';
import type { Sentence } from '../../../sentence.ts';
import type { CheckWorld, FileCheck } from '../Check.ts';
import { tellInSql } from '../sql.ts';
import { aboveWhole, isShare } from './shares.ts';

/** What a report divides is worked out before it is divided, not after, and has a divisor that is no zero. */
export const checkSqlDivisions: FileCheck<ReportFile> = ({ id, value, document }, world, tell) => {
  const report = world.reports.get(id);
  if (report === undefined || report.said.divided.length === 0) return;
  const shown = new Map((value.columns as Column[]).map((column) => [column.key, column]));
  const cells = new Map(report.columns.map(({ column, key }) => [column, shown.get(key)]));
  for (const division of report.said.divided) {
    const lost = isWhole(division, world)
      ? division.outputs.flatMap((each) => lostIn(cells.get(each)) ?? [])[0]
      : undefined;
    const zero = lost === undefined ? zeroIn(division, world) : undefined;
    if (lost !== undefined) {
      const way = '请先换成小数，如 count(*)::numeric / nullif(…, 0)';
      const sentence = sentences['sql-refused'](`${lost}，这里却用整数除以整数：小数会被舍去，多半得 0`, way);
      tellInSql(report, document, division.offset, (...place) =>
        tell(place[0], 'sql-refused', sentence, place[1], place[2]),
      );
    } else if (zero !== undefined) {
      tellInSql(report, document, division.offset, (...place) => tell(place[0], 'sql-zero', zero, place[1], place[2]));
    }
  }
};

/** A percentage is put out as a share of one, with as many digits as are shown of it. */
export const checkSqlPercents: FileCheck<ReportFile> = ({ id, value, document }, world, tell) => {
  const report = world.reports.get(id);
  if (report === undefined || report.said.scaled.length === 0) return;
  const shares = new Map(
    (value.columns as Column[]).flatMap((column) => (isShare(column) ? [[column.key, column]] : [])),
  );
  if (shares.size === 0) return;
  const keys = new Map(report.columns.map(({ column, key }) => [column, key]));
  for (const { output, digits, hundred, offset } of report.said.scaled) {
    const column = shares.get(keys.get(output) ?? '');
    if (column === undefined) continue;
    const { title = column.key } = column;
    const shown = 'precision' in column ? (column.precision ?? 0) : 0;
    const [message, fix] = hundred
      ? [`“${title}”是百分比，0.12 显示 12%，这里却乘了 100`, '请去掉 * 100，并多留两位小数']
      : [`“${title}”是百分比，显示 ${shown} 位小数，这里只留 ${digits} 位`, `请写成 round(…, ${shown + 2})`];
    if (!hundred && (digits ?? 0) >= shown + 2) continue;
    const sentence: Sentence = { message, found: output, fix: `${fix}；有意为之请在 allow 里写明原因` };
    tellInSql(report, document, offset, (...place) => tell(place[0], 'percent-scale', sentence, place[1], place[2]));
  }
};

/** What a percentage is held against is a share, too. */
export const checkSqlShares: FileCheck<ReportFile> = ({ id, document }, world, tell) => {
  const report = world.reports.get(id);
  for (const { of, value, offset } of report?.said.measured ?? []) {
    const fields = fieldsOf(of, world);
    const isPercent = fields.length > 0 && fields.every(({ cell }) => isShare(cell));
    const sentence = isPercent ? aboveWhole(`与 "${of.column}" 比较的`, value) : undefined;
    if (report === undefined || sentence === undefined) continue;
    tellInSql(report, document, offset, (...place) => tell(place[0], 'percent-scale', sentence, place[1], place[2]));
  }
};

/** Amounts are added up within one currency: whatever says which has a part in the statement. */
export const checkSqlSums: FileCheck<ReportFile> = ({ id, document }, world, tell) => {
  const report = world.reports.get(id);
  if (report?.said.named === undefined) return;
  const named = new Set(report.said.named.map(({ name }) => name));
  const told = new Set<string>();
  for (const { of, offset } of report.said.summed) {
    const currency = currencyOf(of, world);
    if (currency === undefined || named.has(currency) || told.has(of.column)) continue;
    told.add(of.column);
    const sentence = sentences['sql-currency'](of.column, currency);
    tellInSql(report, document, offset, (...place) => tell(place[0], 'sql-currency', sentence, place[1], place[2]));
  }
};

/** The table's column that says of what currency an amount is. */
function currencyOf(of: SqlNamed, world: CheckWorld): string | undefined {
  const [field, another] = fieldsOf(of, world);
  const key = field && another === undefined && 'currency' in field.cell ? field.cell.currency : undefined;
  if (key === undefined) return undefined;
  const models = of.tables.flatMap((table) => world.modelsByTable.get(table) ?? []);
  const model = models.find(({ fields }) => field !== undefined && fields.includes(field));
  return model?.fields.find((each) => each.key === key)?.column;
}

/** What of a column is lost with the digits behind the point. */
function lostIn(column: Column | undefined): string | undefined {
  if (column === undefined) return undefined;
  const title = `“${column.title ?? column.key}”`;
  if (isShare(column)) return `${title}是百分比`;
  const precision = 'precision' in column ? (column.precision ?? 0) : 0;
  return precision > 0 ? `${title}要显示 ${precision} 位小数` : undefined;
}

const isWhole = ({ whole }: SqlDivision, world: CheckWorld): boolean =>
  whole?.every((column) => {
    const fields = fieldsOf(column, world);
    return fields.length > 0 && fields.every(({ store }) => store.type === 'integer');
  }) === true;

/** What is told of a divisor that may be zero. */
function zeroIn({ zero }: SqlDivision, world: CheckWorld): Sentence | undefined {
  if (zero === undefined) return undefined;
  const [column] = zero;
  if (column === undefined) return sentences['sql-zero']();
  const fields = fieldsOf(column, world);
  return fields.length > 0 && fields.every(mayBeZero) ? sentences['sql-zero'](column.column) : undefined;
}

function fieldsOf({ tables, column }: SqlNamed, { modelsByTable }: CheckWorld): Field[] {
  return tables.flatMap((table) => modelsByTable.get(table)?.fields.filter((field) => field.column === column) ?? []);
}

/** Whether nothing that is asked of a number keeps it from zero. */
function mayBeZero({ kind, rules }: Field): boolean {
  if (kind !== 'number') return false;
  return !rules.some((rule) => rule.rule === 'range' && ((rule.min ?? 0) > 0 || (rule.max ?? 0) < 0));
}

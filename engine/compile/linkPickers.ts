import type { PickerFile } from '../../schemas/generated/types.ts';
import type { Report } from '../compiled.ts';
import type { Declared, Linker } from './Linker.ts';

/** Checks that every picker names a report and columns of it. */
export function linkPickers(
  linker: Linker,
  files: ReadonlyMap<string, Declared<PickerFile>>,
  reports: ReadonlyMap<string, Report>,
): void {
  for (const { value, document } of files.values()) {
    const report = linker.reference(document, '报表', value.report, reports, ['report']);
    if (report === undefined) continue;
    const columns = new Map(report.columns.map((column) => [column.key, column]));
    linker.reference(document, '输出列', value.value, columns, ['value']);
    if (value.text !== undefined) linker.reference(document, '输出列', value.text, columns, ['text']);
  }
}

import type { PickerFile } from '../../schemas/generated/types.ts';
import type { Picker, Report } from '../compiled.ts';
import type { Declared, Linker } from './Linker.ts';

/** Pickers that name a report and columns of it. */
export function linkPickers(
  linker: Linker,
  files: ReadonlyMap<string, Declared<PickerFile>>,
  reports: ReadonlyMap<string, Report>,
): Map<string, Picker> {
  const pickers = new Map<string, Picker>();
  for (const [id, { value, document }] of files) {
    const report = linker.reference(document, '报表', value.report, reports, ['report']);
    if (report === undefined) continue;
    const columns = new Map(report.columns.map((column) => [column.key, column]));
    linker.reference(document, '输出列', value.value, columns, ['value']);
    if (value.text !== undefined) linker.reference(document, '输出列', value.text, columns, ['text']);
    const { title, value: key, text = key, multiple = false, width = 1200 } = value;
    pickers.set(id, { id, title, report: report.code, value: key, text, multiple, width });
  }
  return pickers;
}

import type { PrintFile } from '../../../schemas/generated/types.ts';
import type { Model } from '../../plan/compiled.ts';
import type { PrintLookup } from '../../plan/print.ts';
import { sentences } from '../../problems.ts';
import { isUnique } from '../checks/data/pickers.ts';
import type { Declared, Linker } from '../Linker.ts';

/** What is looked up is one record, by the right fields, and is printed. */
export function checkLookups(
  linker: Linker,
  { document, value }: Declared<PrintFile>,
  lookups: readonly PrintLookup[],
  models: ReadonlyMap<string, Model>,
): void {
  const printed = JSON.stringify([value.parts, value.footer, value.copies]);
  for (const { name, model: id, match } of lookups) {
    const at = ['lookups', name];
    const model = models.get(id);
    const pairs = new Map(match.map(({ field, value: { of, key } }) => [field, of === '' ? key : undefined]));
    const crossed = [...pairs].find(([field, key]) => key !== undefined && field !== key && pairs.get(key) === field);
    if (crossed !== undefined) {
      const [field, key = ''] = crossed;
      const sentence = sentences['print-lookup'](`"${field}" 与 "${key}" 对调了`, key, `"${field}": "${field}"`, field);
      linker.report(document, 'print-lookup', sentence, [...at, 'match', field]);
    } else if (model !== undefined && match.length > 0 && !namesOne(model, [...pairs.keys()])) {
      const known = [...model.unique.map((columns) => keysOf(model, columns).join(' + ')), ...single(model)];
      const what = `模型 "${id}" 里这些字段可以重复，找到的不止一条`;
      linker.report(
        document,
        'print-lookup',
        sentences['print-lookup'](what, [...pairs.keys()].join('、'), known.join('；')),
        [...at, 'match'],
      );
    }
    if (!printed.includes(`${name}.`))
      linker.report(
        document,
        'print-lookup',
        sentences['print-lookup']('查到的一处也没有印', name, `\${${name}.字段}`),
        at,
        'key',
      );
  }
}

const single = (model: Model): string[] => model.fields.flatMap((field) => (isUnique(field, model) ? [field.key] : []));

const keysOf = (model: Model, columns: readonly string[]): string[] =>
  columns.map((column) => model.fields.find((field) => field.column === column)?.key ?? column);

/** Whether no two records have these fields alike. */
function namesOne(model: Model, keys: readonly string[]): boolean {
  const covered = (wanted: readonly string[]) => wanted.length > 0 && wanted.every((key) => keys.includes(key));
  return (
    keys.includes('id') ||
    single(model).some((key) => keys.includes(key)) ||
    model.unique.some((columns) => covered(keysOf(model, columns)))
  );
}

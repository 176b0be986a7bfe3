import type { SourceFile } from '../../../engine/compile/documents.ts';
import { readDeclarations } from '../../../server/screens/readFiles.ts';

/** Screens of one area of the menu. */
const AREA = 20;

/**
 * The shipped declarations and, beside them, `screens` more: each a list over a model of its own, with references to
 * dictionaries, pickers and every tenth a report. Models are copies of shipped ones, so they hold all that real ones do.
 */
export async function manyFiles(screens: number): Promise<SourceFile[]> {
  const shipped = await readDeclarations('screens');
  const models = ['market/order', 'demo/form', 'demo/grid-line'].map((id) => read(shipped, `screens/${id}.model.json`));
  const made = Array.from({ length: screens }, (_, at): SourceFile[] => {
    const area = `area${Math.floor(at / AREA)}`;
    const id = `${area}/thing${at}`;
    const model = models[at % models.length] ?? {};
    const { code: _code, table: _table, subTables: _subTables, ...own } = model;
    const files = [
      json(`screens/${id}.model.json`, { ...own, $schema: '../../schemas/model.schema.json', title: `东西 ${at}` }),
      json(`screens/${id}-list.screen.json`, {
        $schema: '../../schemas/screen.schema.json',
        title: `东西列表 ${at}`,
        type: 'list',
        model: id,
      }),
    ];
    if (at % 10 > 0) return files;
    const report = {
      $schema: '../../schemas/report.schema.json',
      title: `汇总 ${at}`,
      sql: [`select create_time::date as day, count(*) as records from ${id.replace('/', '_')} group by 1`],
      columns: [
        { key: 'day', title: '日期', type: 'date' },
        { key: 'records', title: '记录数', type: 'inputNumber' },
      ],
    };
    return [...files, json(`screens/${id}-sum.report.json`, report)];
  });
  return [...shipped, ...made.flat()];
}

const read = (files: readonly SourceFile[], path: string): Record<string, unknown> =>
  JSON.parse(files.find((file) => file.path === path)?.text ?? '{}');

const json = (path: string, value: object): SourceFile => ({ path, text: `${JSON.stringify(value, null, 2)}\n` });

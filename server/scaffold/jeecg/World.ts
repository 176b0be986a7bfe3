import { snakeCase, systemFields } from '../../../engine/names.ts';
import type { Compiled } from '../../../engine/plan/compiled.ts';
import { type Draft, type Json, Notes } from './Draft.ts';
import type { DumpRow } from './dump/readDump.ts';
import { Names } from './names.ts';

/** Columns every table has, with their keys. */
export const stamps: ReadonlyMap<string, string> = new Map(
  systemFields.filter(({ key }) => key !== 'version').map(({ key }) => [snakeCase(key), key]),
);

/** A table that forms and reports may speak of: imported, or the project's own. */
export interface KnownTable {
  /** Model. */
  id: string;
  /** Its name here; another than in the dump where that was taken. */
  table: string;
  /** Keys by column. */
  keys: ReadonlyMap<string, string>;
}

/** What is known while a dump is carried over, and what has been made of it. */
export class World {
  readonly notes = new Notes();
  readonly drafts: Draft[] = [];
  readonly names: Names;
  readonly dictNames: Names;
  /** Codes of dictionaries here, by those of the dump. */
  readonly dictCodes = new Map<string, string>();
  /** By the names in the dump. */
  readonly tables = new Map<string, KnownTable>();
  /** Ids of screens by those of their heads, and of reports by id and by code. */
  readonly screens = new Map<string, string>();
  readonly reports = new Map<string, string>();
  /** What models and reports are called, by id. */
  readonly titles = new Map<string, string>();
  /** Of the form at hand: lower levels of linked selects by key. */
  readonly linkage = new Map<string, { dictCode: string; next: string | undefined }>();
  /** Where cells of fields stand in the dump. */
  readonly rows = new WeakMap<object, DumpRow>();
  readonly #sources = new Map<string, string>();

  constructor(readonly compiled: Compiled) {
    const ids = [compiled.models, compiled.plans, compiled.reports, compiled.pickers];
    this.names = new Names(ids.flatMap((each) => [...each.keys()]));
    this.dictNames = new Names(compiled.dictionaries.keys());
    for (const code of compiled.dictionaries.keys()) this.dictCodes.set(code, code);
    for (const { id, title, table, fields } of compiled.models.values()) {
      this.titles.set(id, title);
      const own = fields.map(({ column, key }) => [column, key] as const);
      this.tables.set(table, { id, table, keys: new Map([...stamps, ...own]) });
    }
  }

  add(area: string, name: string, kind: string, what: string, row: DumpRow, value: Json): Draft {
    const draft: Draft = {
      path: `screens/${area}/${name}.${kind}.json`,
      value: { $schema: `../../schemas/${kind}.schema.json`, ...value },
      what,
      row,
    };
    this.drafts.push(draft);
    return draft;
  }

  addById(id: string, kind: string, what: string, row: DumpRow, value: Json): Draft {
    const [area = '', name = ''] = id.split('/');
    return this.add(area, name, kind, what, row, value);
  }

  /** The same thing made of the same words is made once. */
  once(signature: string, make: () => string): string {
    const known = this.#sources.get(signature) ?? make();
    this.#sources.set(signature, known);
    return known;
  }
}

import type { PrintFile } from '../../schemas/generated/types.ts';
import type { Document } from '../compile/documents.ts';
import type { Path } from '../compile/places.ts';
import { piecesOf, referenceOf } from '../compile/prints/printText.ts';
import { type AddUse, texts } from './fieldUses.ts';
import type { Owner, Owners } from './owners.ts';

/** Keys whose text speaks of fields in `${…}`. */
const TEXTS: ReadonlySet<string> = new Set(['text', 'value', 'footer']);
/** Keys that are about the records, whatever rows are printed. */
const OF_RECORDS: ReadonlySet<string> = new Set(['group', 'sort']);

/** Fields that a print names: of its model, of the rows of a sub-table, of a main record, and of what is looked up. */
export function printUses(
  document: Document,
  owners: Owners,
  { value, path, referring }: { value: unknown; path: Path; referring: boolean },
  add: AddUse,
): void {
  const file = document.value as Partial<PrintFile>;
  const key = String(path.findLast((part) => typeof part === 'string'));
  const refer = (written: string, at: Path, from: number, table: string | undefined) => {
    const { of, key: name } = referenceOf(written);
    const owner = ownerOf(owners, file, of, table);
    const offset = from + written.length - name.length;
    if (owner?.has(name)) add('field', `${owner.id}.${name}`, at, { from: offset, length: name.length });
  };
  const table = OF_RECORDS.has(String(path[0])) ? undefined : tableAt(file, path);
  if (referring) for (const [written, at] of texts(value, path)) refer(written, at, 0, table);
  if (typeof value === 'string' && TEXTS.has(key))
    for (const { kind, text, at } of piecesOf(value)) if (kind === 'field') refer(text, path, at, table);
  if (key !== 'match' || path.length !== 3 || typeof value !== 'object' || value === null) return;
  const lookup = file.lookups?.[String(path[1])];
  const owner = lookup && owners.ofModel(lookup.model);
  for (const [field, written] of Object.entries(value)) {
    if (owner?.has(field)) add('field', `${owner.id}.${field}`, [...path, field], { key: true, length: field.length });
    refer(String(written), [...path, field], 0, lookup?.table);
  }
}

function ownerOf(owners: Owners, file: Partial<PrintFile>, of: string, table: string | undefined): Owner | undefined {
  const model = of === '' ? (table ?? file.model) : of === 'main' ? file.model : file.lookups?.[of]?.model;
  return model === undefined ? undefined : owners.ofModel(model);
}

/** The sub-table whose rows are meant at a place; undefined: the records. */
function tableAt({ each, parts }: Partial<PrintFile>, path: Path): string | undefined {
  let now: unknown = parts;
  let found = each?.table;
  if (path[0] !== 'parts') return found;
  for (const step of path.slice(1)) {
    if (typeof now !== 'object' || now === null) return found;
    now = (now as Record<string | number, unknown>)[step];
    if (typeof now !== 'object' || now === null) continue;
    const { type, table } = now as { type?: unknown; table?: unknown };
    // A table without rows of its own is over the records.
    if (type === 'table') found = typeof table === 'string' ? table : undefined;
  }
  return found;
}

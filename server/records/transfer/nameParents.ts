import type { ModelTree } from '../../../engine/plan/compiled.ts';
import type { Database } from '../../db/Database.ts';
import { builder, run, sqlFragment } from '../../db/sql.ts';
import { ofTenant } from '../../db/where.ts';
import type { ImportTarget } from './ImportTarget.ts';
import type { GivenRow, RowChange } from './matchRows.ts';
import type { NewRow, Problem } from './prepareRows.ts';

/** Of a tree with more nodes nobody can say who bears a name alone: its rows name what they stand under by id. */
const MOST_NODES = 20_000;
/** Between the names of a way from the top: `公司/销售部`. */
const STEP = '/';

/** Rows whose parents are known by id, and how far below what is kept already each new one stands. */
interface Placed {
  fresh: NewRow[];
  changes: RowChange[];
  levels: ReadonlyMap<string, number>;
}

/**
 * What rows of a tree stand under, said by its id, its name, or the names from the top joined by `/`: a record that is
 * kept, or another new row, before or behind it. Rows are left as they are where there is no tree. A name that nobody or
 * several bear is a problem of its row.
 */
export async function nameParents(
  db: Pick<Database, 'withTenant'>,
  target: ImportTarget,
  fresh: readonly NewRow[],
  changes: readonly RowChange[],
): Promise<Placed> {
  const { tree, title, fields } = target.shape.model;
  const asIs = { fresh: [...fresh], changes: [...changes], levels: new Map<string, number>() };
  if (!tree || [...fresh, ...changes].every(({ given }) => wordOf(given, tree) === '')) return asIs;
  const parent = fields.find(({ key }) => key === tree.parent)?.title ?? tree.parent;
  const nodes = await readNodes(db, target, tree);
  if (nodes.length > MOST_NODES) return asIs;
  const names = new ParentNames(tree, { record: title, parent }, nodes, fresh);
  return {
    fresh: fresh.map((each) => names.place(each)),
    changes: changes.map((each) => names.place(each)),
    levels: new Map(fresh.map(({ id }) => [id, names.levelOf(id)])),
  };
}

/** How a row names what it stands under; empty: it stands at the top, or says nothing of it. */
function wordOf(given: unknown, { parent, root }: ModelTree): string {
  const word = String((given as Record<string, unknown> | null)?.[parent] ?? '').trim();
  return word === root ? '' : word;
}

interface Node {
  id: string;
  name: string;
  /** Empty at the top. */
  parent: string;
}

async function readNodes(db: Pick<Database, 'withTenant'>, target: ImportTarget, tree: ModelTree): Promise<Node[]> {
  const { actor, shape } = target;
  const column = (key: string): string => shape.model.fields.find((field) => field.key === key)?.column ?? key;
  const select = builder
    .selectFrom(shape.model.table)
    .where(ofTenant(actor.tenant))
    .select(['id', sqlFragment.ref<string | null>(column(tree.text)).as('name')])
    .select(sqlFragment.ref<string | null>(column(tree.parent)).as('parent'))
    .limit(MOST_NODES + 1);
  const { rows } = await db.withTenant(actor, (session) =>
    run<{ id: string; name: string | null; parent: string | null }>(session, select),
  );
  return rows.map(({ id, name, parent }) => {
    return { id, name: (name ?? '').trim(), parent: parent === tree.root ? '' : (parent ?? '') };
  });
}

/** Where rows of a file stand, once what they say of it is understood. */
class ParentNames {
  private readonly kept: ReadonlyMap<string, Node>;
  private readonly fresh: ReadonlyMap<string, NewRow>;
  private readonly bearers = new Map<string, string[]>();
  /** What new rows name, by the rows' ids; undefined while it is looked for. */
  private readonly named = new Map<string, string | Problem | undefined>();

  constructor(
    private readonly tree: ModelTree,
    /** What a record is called, and its field. */
    private readonly titles: { record: string; parent: string },
    nodes: readonly Node[],
    fresh: readonly NewRow[],
  ) {
    this.kept = new Map(nodes.map((node) => [node.id, node]));
    this.fresh = new Map(fresh.map((row) => [row.id, row]));
    for (const { id, name } of [...nodes, ...fresh.map((row) => ({ id: row.id, name: this.nameIn(row.given) }))])
      if (name !== '') this.bearers.set(name, [...(this.bearers.get(name) ?? []), id]);
  }

  /** The row with its parent's id, or with what is wrong with the name. */
  place<R extends GivenRow & { id: string }>(row: R): R {
    const word = wordOf(row.given, this.tree);
    if (word === '') return row;
    const found = this.fresh.has(row.id) ? this.wayUp(row.id).parent : this.idOf(word, row.id);
    const { [this.tree.parent]: _word, ...others } = row.given as Record<string, unknown>;
    if (typeof found === 'string') return { ...row, given: { ...others, [this.tree.parent]: found } };
    return { ...row, given: others, problems: [...row.problems, found] };
  }

  levelOf(id: string): number {
    return this.wayUp(id).level;
  }

  /** The parent of a new row, and how many new rows it stands below; a way without an end is wrong. */
  private wayUp(id: string): { parent: string | Problem; level: number } {
    const parent = this.parentOf(id);
    const seen = new Set([id]);
    for (let at = parent; typeof at === 'string' && this.fresh.has(at); at = this.parentOf(at)) {
      if (seen.has(at)) return { parent: this.wrong('绕成了一圈，上级是自己或自己的下级'), level: 0 };
      seen.add(at);
    }
    return { parent, level: seen.size - 1 };
  }

  private nameIn(given: unknown): string {
    return String((given as Record<string, unknown> | null)?.[this.tree.text] ?? '').trim();
  }

  /** What a new row names; empty: it stands at the top. */
  private parentOf(id: string): string | Problem {
    if (this.named.has(id)) return this.named.get(id) ?? this.wrong('绕成了一圈，上级是自己或自己的下级');
    this.named.set(id, undefined);
    const word = wordOf(this.fresh.get(id)?.given, this.tree);
    const found = word === '' ? '' : this.idOf(word, id);
    this.named.set(id, found);
    return found;
  }

  private idOf(word: string, own: string): string | Problem {
    if (this.kept.has(word)) return word;
    const shown = word.slice(0, 60);
    const whole = this.bearersOf(word, own);
    if (whole.length === 1) return whole[0] as string;
    const steps = word.split(STEP).map((step) => step.trim());
    const ends = whole.length > 0 ? whole : this.bearersOf(steps.at(-1) ?? '', own);
    const [only, ...others] = ends.filter((id) => this.namesTo(id) === steps.join(STEP));
    if (only !== undefined && others.length === 0) return only;
    const { record } = this.titles;
    if (ends.length > 1 && steps.length === 1)
      return this.wrong(`有 ${ends.length} 个${record}叫“${shown}”，请写出从最上级起的全名，如 公司${STEP}${shown}`);
    return this.wrong(`没有名为“${shown}”的${record}`);
  }

  private bearersOf(name: string, own: string): string[] {
    return (this.bearers.get(name) ?? []).filter((id) => id !== own);
  }

  /** The names from the top; undefined where there is no way. */
  private namesTo(id: string): string | undefined {
    const names: string[] = [];
    const seen = new Set<string>();
    for (let at: string | Problem = id; at !== ''; ) {
      if (typeof at !== 'string' || seen.has(at)) return undefined;
      seen.add(at);
      const node: Node | undefined = this.kept.get(at);
      names.unshift(node?.name ?? this.nameIn(this.fresh.get(at)?.given));
      at = node ? node.parent : this.parentOf(at);
    }
    return names.join(STEP);
  }

  private wrong(message: string): Problem {
    return { key: this.tree.parent, message: `${this.titles.parent}：${message}` };
  }
}

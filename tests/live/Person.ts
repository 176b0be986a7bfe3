import { CASE_HEADER } from '../../engine/api/endpoints.ts';
import { createLiveClient } from '../../engine/live/createLiveClient.ts';
import type { LiveClient } from '../../engine/live/LiveClient.ts';
import { createLiveTable, type LiveTable } from '../../engine/live/liveTable.ts';
import { createRowTable } from '../../engine/rows/createRowTable.ts';
import type { GridRow, RowChanges, RowTable } from '../../engine/rows/RowTable.ts';
import type { Json } from '../../engine/values/ValueType.ts';
import { type Chance, createChance, pause } from './chance.ts';
import type { Operation } from './Operation.ts';
import { CODE, type Faults, fastClock, faultyConnect, faultyFetch, LostError, type World } from './world.ts';

type Row = Record<string, Json> & { id: string };

interface Reply {
  success: boolean;
  code: number;
  result: Json;
}

export interface PersonParts {
  name: string;
  username: string;
  seed: number;
  mayRemove: boolean;
  /** Fields the user may not read are not in the grid. */
  hidden: readonly string[];
}

const API = '/online/cgform/api';
const TRIES = 4;
const FEWEST = 8;
const MOST = 16;

/** Somebody at a grid: the client's own code over a bad network, with no browser. */
export class Person {
  readonly history: Operation[] = [];
  /** What must never happen and was seen happening. */
  readonly wrong: string[] = [];
  readonly faults: Faults;
  readonly table: RowTable;
  opened = 0;
  private readonly chance: Chance;
  private readonly fetch: typeof fetch;
  private readonly versions = new Map<string, number>();
  private client: LiveClient | undefined;
  private live: LiveTable | undefined;
  private token = '';
  private count = 0;

  constructor(
    private readonly world: World,
    readonly parts: PersonParts,
  ) {
    this.chance = createChance(parts.seed);
    this.faults = {
      on: false,
      away: false,
      unheard: false,
      cut: () => undefined,
      chance: createChance(parts.seed + 1),
    };
    this.fetch = faultyFetch(this.faults);
    const columns = world.plan.grid?.columns.filter(({ key }) => !parts.hidden.includes(key)) ?? [];
    this.table = createRowTable({
      columns,
      random: this.chance.next,
      clock: () => Date.now(),
      sortKey: 'orderNum',
    });
    this.table.subscribe(({ added, updated }) => this.watch([...added, ...updated].map(({ row }) => row)));
  }

  async join(): Promise<void> {
    const { server } = this.world;
    this.token = (await server.signIn(this.parts.username))['x-access-token'];
    const { rows } = await server.context.db.query<{ id: string }>('SELECT id FROM sys_user WHERE username = $1', [
      this.parts.username,
    ]);
    const connect = faultyConnect(this.world, { token: this.token, userId: rows[0]?.id ?? '' }, this.faults, () => {
      this.opened += 1;
    });
    const clock = fastClock();
    this.client = createLiveClient({ connect, clock, random: this.chance.next, log: (text) => this.wrong.push(text) });
    this.table.load(await this.read());
    const { client, table } = this;
    this.live = createLiveTable({
      client,
      socketKey: CODE,
      table,
      read: () => this.read(),
      clock,
      sortKey: 'orderNum',
    });
  }

  leave(): void {
    this.live?.close();
    this.client?.leave();
  }

  /** The rows as the user may see them, in their order. */
  async read(): Promise<Row[]> {
    const reply = await this.call('GET', `${API}/getData/${CODE}?column=orderNum&order=asc&pageNo=1&pageSize=500`);
    if (!reply.success) throw new Error(`reading refused: ${JSON.stringify(reply)}`);
    return (reply.result as { records: Row[] }).records;
  }

  /** One change by chance, saved. */
  async step(): Promise<void> {
    const kind = this.change();
    if (kind) await this.save(kind);
    if (this.chance.happens(0.3)) await pause(this.chance.below(10));
  }

  /** Loses the socket for as long as `work` takes. */
  async whileAway(work: () => Promise<void>): Promise<void> {
    this.faults.away = true;
    this.faults.cut();
    await work();
    this.faults.away = false;
  }

  /** Changes the last row and saves. */
  async edit(): Promise<void> {
    const last = this.table.rows().at(-1);
    if (last) this.table.set([{ id: last.id, key: 'qty', value: 1_000_000 + this.count }]);
    await this.save('edit');
  }

  /** Changes the last row; the save is served and nobody hears of it, whatever chance brings. */
  async editUnheard(): Promise<void> {
    this.faults.unheard = true;
    await this.edit();
    this.faults.unheard = false;
  }

  /** Drags a row to the end and saves: what a grid writes then is numbered from 1. */
  async drag(): Promise<void> {
    const [first] = this.table.rows();
    if (first) this.table.move(first.id, this.table.rows().length - 1);
    await this.save('drag');
  }

  private change(): Operation['kind'] | undefined {
    const { table, chance } = this;
    const rows = table.rows();
    this.count += 1;
    const mark = `${this.parts.name}-${this.count}`;
    const row = rows.length > 0 ? chance.pick(rows) : undefined;
    const wish = chance.next();
    if (!row || rows.length < FEWEST || (wish > 0.88 && rows.length < MOST)) {
      table.add([{ name: mark, origin: mark, qty: chance.below(100) }], chance.below(rows.length + 1));
      return 'add';
    }
    if (this.parts.mayRemove && (rows.length >= MOST || wish > 0.8)) {
      table.remove([row.id]);
      return 'remove';
    }
    if (wish > 0.65) {
      table.move(row.id, chance.below(rows.length));
      return table.isDirty() ? 'drag' : undefined;
    }
    const key = chance.pick(['name', 'qty', 'price'].filter((name) => !this.parts.hidden.includes(name)));
    table.set([{ id: row.id, key, value: key === 'name' ? mark : this.count * 10 + chance.below(10) }]);
    return table.isDirty() ? 'edit' : undefined;
  }

  private async save(kind: Operation['kind']): Promise<void> {
    for (let attempt = 1; this.table.isDirty(); attempt += 1) {
      const temporary = this.table.rows().flatMap(({ id }) => (this.table.isNew(id) ? id : []));
      const changes = this.table.changes();
      const sent = { kind, changes, began: performance.now() };
      const reply = await this.send(changes, temporary);
      if (reply?.success) return this.accept(sent, temporary, reply.result as unknown as Saved);
      this.note(sent, reply ? 'fail' : 'info');
      const conflicts = reply?.code === 409 ? conflictsOf(reply.result) : [];
      for (const current of conflicts) this.table.mergeRemote(current);
      const removing = changes.removed.length > 0;
      if (conflicts.length === 0 || removing || attempt === TRIES) return this.discard();
    }
  }

  /** The same save until an answer comes; undefined when none does. */
  private async send(
    { added, changed, removed }: RowChanges,
    temporary: readonly string[],
  ): Promise<Reply | undefined> {
    const body = { added: added.map((row, at) => ({ ...row, temporary: temporary[at] })), changed, removed };
    const key = `${this.parts.name}-${this.count}-${Math.floor(this.chance.next() * 1e9)}`;
    for (let attempt = 0; attempt < 2; attempt += 1) {
      try {
        const reply = await this.call('PUT', `${API}/saveAll/${CODE}`, body, key);
        // Still being done for the first sending, or the database is busy: nobody knows yet.
        if (reply.success || [404, 409].includes(reply.code) || Array.isArray(reply.result)) return reply;
        if (![500, 503, 504].includes(reply.code)) throw new Error(`unforeseen: ${JSON.stringify(reply)}`);
      } catch (error) {
        if (!(error instanceof LostError)) throw error;
      }
    }
    return undefined;
  }

  private accept(sent: Sent, temporary: readonly string[], saved: Saved): void {
    const added = saved.added.map((row, at) => ({ ...row, temporary: temporary[at] ?? '' }));
    const versions = [...saved.added, ...saved.changed].map(({ id, version }): [string, number] => [id, version]);
    this.note(sent, 'ok', new Map(versions));
    this.table.saved([...added, ...saved.changed], sent.changes);
    // Others hear of it from the server, and from nobody else: then what it leaves out is missed.
    this.live?.saved([]);
  }

  private note(sent: Sent, outcome: Operation['outcome'], versions: ReadonlyMap<string, number> = new Map()): void {
    const { added, changed, removed } = sent.changes;
    this.history.push({
      person: this.parts.name,
      kind: sent.kind,
      outcome,
      began: sent.began,
      ended: performance.now(),
      writes: changed.map(({ id, version, ...values }) => ({ id: String(id), version: Number(version), values })),
      adds: added.map((values) => ({ origin: String(values.origin), values })),
      removes: removed.map(({ id }) => id),
      versions,
    });
  }

  /** Gives up what is not saved and starts from what the server holds, never from less than was seen already. */
  private async discard(): Promise<void> {
    for (;;) {
      const rows = await this.read().catch((error: unknown) => {
        if (error instanceof LostError) return undefined;
        throw error;
      });
      if (!rows?.every((row) => Number(row.version) >= (this.versions.get(row.id) ?? 0))) continue;
      this.table.load(rows);
      this.live?.saved([]);
      return;
    }
  }

  private async call(method: string, path: string, body?: object, key?: string): Promise<Reply> {
    // Packed and unpacked in one process, thousands of answers would cost it a tenth of the whole test.
    const headers: Record<string, string> = { 'X-Access-Token': this.token, 'Accept-Encoding': 'identity' };
    if (this.live) headers[CASE_HEADER] = this.live.caseId;
    if (key) headers['Idempotency-Key'] = key;
    if (body) headers['Content-Type'] = 'application/json';
    const sent = body ? { method, headers, body: JSON.stringify(body) } : { method, headers };
    const reply = await this.fetch(`${this.world.http}${path}`, sent);
    return (await reply.json()) as Reply;
  }

  /** Properties 4 and 5, at every moment. */
  private watch(rows: readonly GridRow[]): void {
    for (const row of rows) {
      const version = Number(row.version ?? 0);
      const seen = this.versions.get(row.id) ?? 0;
      if (version < seen) this.wrong.push(`(4) ${this.parts.name} saw ${row.id} go from ${seen} to ${version}`);
      this.versions.set(row.id, version);
      for (const key of this.parts.hidden) {
        if (key in row) this.wrong.push(`(5) ${this.parts.name} holds ${key} of ${row.id}`);
      }
      if (String(row.origin).startsWith('theirs')) this.wrong.push(`(5) ${this.parts.name} holds ${row.id} of others`);
    }
  }
}

/** A save that has gone out. */
interface Sent {
  kind: Operation['kind'];
  changes: RowChanges;
  began: number;
}

interface Saved {
  added: { id: string; version: number }[];
  changed: { id: string; version: number }[];
}

function conflictsOf(result: Json): Row[] {
  const { conflicts = [] } = result as unknown as { conflicts?: { current: Row }[] };
  return conflicts.map(({ current }) => current);
}

import { describe, expect, it } from 'vitest';
import { columns, field, filled, loaded, table } from './fixtures/exampleTable.ts';
import type { RowChange } from './RowTable.ts';
import { TreeRemovalError } from './RowTable.ts';

describe('rows', () => {
  it('loads as existing and makes values canonical', () => {
    const rows = table();
    rows.load([{ id: 7, version: 1, sku: '', qty: '1.50', on: true, day: '2024-01-01' }]);
    expect(rows.rows()).toEqual([{ id: '7', version: 1, sku: null, qty: 1.5, on: '1', day: '2024-01-01' }]);
    expect([rows.isDirty(), rows.isNew('7'), rows.canUndo()]).toEqual([false, false, false]);
    rows.set([{ id: '7', key: 'qty', value: '1.5' }]);
    expect(rows.isDirty()).toBe(false);
  });

  it('hands rows out to be drawn as they came, and tells when reading made others of them', () => {
    const rows = table();
    const told: string[] = [];
    rows.subscribe(({ kind }) => told.push(kind));
    const came = [
      { id: 'a', qty: 1 },
      { id: 'b', qty: '2.0' },
      { id: 'a', qty: 3 },
    ];
    rows.load(came);
    expect([rows.isNew('a'), rows.isNew('missing')]).toEqual([false, false]);
    expect(rows.drawn(), 'what a grid asks of every row it draws must not read them all').toBe(came);
    expect(rows.isChanged('b', 'qty')).toBe(false);
    expect(rows.row('b')).toEqual({ id: 'b', qty: 2 });
    expect(told).toEqual(['load']);
    rows.read();
    rows.read();
    expect(told).toEqual(['load', 'load']);
    expect(rows.drawn()).toEqual([
      { id: 'a', qty: 1 },
      { id: 'b', qty: 2 },
    ]);
    expect(rows.drawn()).toBe(rows.rows());
    rows.load([{ id: 'a', qty: 1 }]);
    rows.read();
    expect(told).toEqual(['load', 'load', 'load']);
  });

  it('what comes later of a new row belongs to the step that added it', () => {
    const rows = filled(1);
    const [id = ''] = rows.add([{ sku: 'a' }]);
    rows.set([{ id, key: 'price', value: 3 }]);
    rows.complete([{ id, key: 'fixed', value: 'N-001' }]);
    expect(rows.row(id)).toMatchObject({ price: 3, fixed: 'N-001' });
    rows.undo();
    expect(rows.row(id)).toMatchObject({ price: null, fixed: 'N-001' });
    rows.undo();
    expect([rows.row(id), rows.canUndo(), rows.isDirty()]).toEqual([undefined, false, false]);
    rows.redo();
    expect(rows.row(id)).toMatchObject({ sku: 'a', fixed: 'N-001' });
  });

  it('an offered row goes again while nothing was put into it, as if it had never been', () => {
    const rows = filled(2);
    rows.set([{ id: 'r0', key: 'price', value: 9 }]);
    const id = rows.offer({});
    expect([rows.offered(), rows.indexOf(id), rows.isNew(id)]).toEqual([id, 2, true]);
    rows.complete([{ id, key: 'fixed', value: 'N-001' }]);
    expect(rows.offered(), 'what a rule brings is not put in by hand').toBe(id);
    rows.withdraw();
    expect([rows.row(id), rows.offered(), rows.canRedo(), rows.canUndo()]).toEqual([undefined, undefined, false, true]);
    const again = rows.offer({});
    expect([rows.validate().size, rows.row(again)], 'checking withdraws it').toEqual([0, undefined]);
    const typed = rows.offer({});
    rows.set([{ id: typed, key: 'sku', value: 'S9' }]);
    rows.withdraw();
    expect([rows.offered(), rows.row(typed)?.sku]).toEqual([undefined, 'S9']);
    const below = rows.offer({});
    rows.set([{ id: 'r1', key: 'price', value: 7 }]);
    rows.withdraw();
    expect(rows.row(below), 'other steps stand on it').toBeDefined();
  });

  it('a later message that says what was typed here takes the mark away', () => {
    const rows = filled(1);
    rows.set([{ id: 'r0', key: 'qty', value: 5 }]);
    const told: RowChange[] = [];
    rows.subscribe((change) => told.push(change));
    rows.mergeRemote({ id: 'r0', version: 4, qty: 5 });
    expect(rows.isChanged('r0', 'qty')).toBe(false);
    expect(told.flatMap(({ updated }) => updated.flatMap(({ keys }) => keys))).toContain('qty');
  });

  it('knows new, changed and removed exactly', () => {
    const rows = filled(4);
    const [fresh = ''] = rows.add([{ sku: 'new' }], 0);
    const [gone = ''] = rows.add([{ sku: 'gone' }]);
    rows.set([{ id: 'r1', key: 'sku', value: 'changed' }]);
    rows.set([{ id: 'r2', key: 'sku', value: 'changed' }]);
    rows.set([{ id: 'r2', key: 'sku', value: 'S2' }]);
    rows.remove([gone, 'r3']);
    expect(rows.changes()).toMatchObject({
      added: [{ sku: 'new' }],
      changed: [{ id: 'r1', version: 3, sku: 'changed' }],
      removed: [{ id: 'r3', version: 3 }],
    });
    expect(Object.keys(rows.changes().changed[0] ?? {})).toEqual(['id', 'version', 'sku']);
    expect(rows.getAll().deleteData).toEqual([loaded(4)[3]]);
    expect(rows.getAll().tableData).toHaveLength(4);
    rows.remove([fresh]);
    expect(rows.changes().added).toEqual([]);
  });

  it('tells each step as one change', () => {
    const rows = filled(3);
    const seen: RowChange[] = [];
    const stop = rows.subscribe((change) => seen.push(change));
    rows.paste(
      [
        { id: 'r0', cells: { sku: 'a' } },
        { id: 'r1', cells: { sku: 'b' } },
      ],
      [{ sku: 'c' }, { sku: 'd' }],
    );
    rows.undo();
    stop();
    rows.redo();
    expect(seen.map((change) => change.kind)).toEqual(['paste', 'undo']);
    expect(seen[0]?.updated.map(({ row, keys }) => [row.id, keys])).toEqual([
      ['r0', ['sku']],
      ['r1', ['sku']],
    ]);
    expect(seen[0]?.added.map(({ row, index }) => [row.sku, index])).toEqual([
      ['c', 3],
      ['d', 4],
    ]);
    expect(seen[1]?.removed).toHaveLength(2);
  });

  it('empties lower columns before the value lands, as one step', () => {
    const rows = filled(1);
    rows.set([{ id: 'r0', key: 'province', value: 'HN' }]);
    expect(rows.row('r0')).toMatchObject({ province: 'HN', city: null, district: null });
    rows.undo();
    expect(rows.row('r0')).toMatchObject({ province: 'GD', city: 'SZ', district: 'NS' });
    rows.set([
      { id: 'r0', key: 'city', value: 'CS' },
      { id: 'r0', key: 'province', value: 'HN' },
    ]);
    expect(rows.row('r0')).toMatchObject({ province: 'HN', city: 'CS', district: null });
    rows.set([{ id: 'r0', key: 'province', value: 'HN' }]);
    expect(rows.row('r0')).toMatchObject({ city: 'CS' });
  });

  it('leaves disabled cells alone unless forced, computes the rest', () => {
    const rows = filled(1, {
      columns: [...columns, field({ key: 'note', disabledWhen: "row.sku == 'locked'" })],
    });
    rows.set([
      { id: 'r0', key: 'fixed', value: 'y' },
      { id: 'r0', key: 'amount', value: 99 },
      { id: 'r0', key: 'id', value: 'other' },
      { id: 'r0', key: 'unheardOf', value: 'x' },
      { id: 'away', key: 'sku', value: 'x' },
    ]);
    expect([rows.isDirty(), rows.canUndo()]).toEqual([false, false]);
    rows.set([{ id: 'r0', key: 'fixed', value: 'y' }], 'edit', true);
    rows.set([{ id: 'r0', key: 'qty', value: 5 }]);
    expect(rows.row('r0')).toMatchObject({ fixed: 'y', amount: 10 });
    rows.set([{ id: 'r0', key: 'sku', value: 'locked' }]);
    rows.set([{ id: 'r0', key: 'note', value: 'no' }]);
    expect(rows.row('r0')?.note).toBeUndefined();
  });

  it('rows that somebody else removed come again as new, or go', () => {
    const rows = filled(4);
    rows.set([
      { id: 'r0', key: 'sku', value: 'mine' },
      { id: 'r1', key: 'sku', value: 'other' },
    ]);
    rows.remove(['r3']);
    rows.settleGone(['r0'], true);
    rows.settleGone(['r1', 'r3', 'unknown'], false);
    expect([rows.isNew('r0'), rows.row('r1'), rows.canUndo()]).toEqual([true, undefined, false]);
    const { added, changed, removed } = rows.changes();
    expect([added.length, changed, removed]).toEqual([1, [], []]);
    expect(added[0]).toMatchObject({ sku: 'mine', qty: 0 });
    expect(added[0]).not.toHaveProperty('id');
    rows.saved([{ temporary: 'r0', id: 'n1', version: 1 }]);
    expect([rows.isDirty(), rows.row('n1')?.sku]).toEqual([false, 'mine']);
  });

  it('a row removed here that somebody changed is removed from its newer version', () => {
    const rows = filled(2);
    rows.remove(['r1']);
    rows.removeAnyway([
      { id: 'r1', version: 9 },
      { id: 'r0', version: 9 },
    ]);
    expect(rows.changes().removed).toEqual([{ id: 'r1', version: 9 }]);
    expect(rows.row('r0')?.version).toBe(3);
  });

  it('exchanges the numbers of a page of a longer list, and leaves new rows to the server', () => {
    const rows = filled(4, { sortKey: 'orderNum', span: () => ({ first: 21, whole: false }) });
    rows.load(loaded(4).map((row, index) => ({ ...row, orderNum: [21, 25, 25, null][index] ?? null })));
    const [fresh] = rows.add([{ sku: 'n' }]);
    expect(rows.row(fresh ?? '')?.orderNum).toBeNull();
    rows.move('r3', 0);
    expect(rows.rows().map((row) => [row.id, row.orderNum])).toEqual([
      ['r3', 21],
      ['r0', 25],
      ['r1', 26],
      ['r2', 27],
      [fresh, null],
    ]);
    // No number stands there twice before it is saved; sent are the places as all will stand.
    rows.add([{ sku: 'b' }], 1);
    rows.add([{ sku: 'c' }, { sku: 'd' }], 4);
    rows.remove(['r0']);
    expect(rows.rows().map((row) => row.orderNum)).toEqual([21, null, 26, null, null, 27, null]);
    expect(rows.changes().added.map(({ sku, orderNum }) => [sku, orderNum])).toEqual([
      ['b', 26],
      ['c', 28],
      ['d', 29],
      ['n', null],
    ]);
    rows.load(loaded(2).map((row) => ({ ...row, orderNum: null })));
    rows.move('r1', 0);
    expect(rows.rows().map((row) => row.orderNum)).toEqual([21, 22]);
    rows.remove(['r1']);
    expect(rows.row('r0')?.orderNum).toBe(22);
  });

  it('renumbers from 1 after every move, insert and removal', () => {
    const rows = filled(4, { sortKey: 'orderNum' });
    const seen: RowChange[] = [];
    rows.subscribe((change) => seen.push(change));
    rows.move('r3', 0);
    expect(rows.rows().map((row) => [row.id, row.orderNum])).toEqual([
      ['r3', 1],
      ['r0', 2],
      ['r1', 3],
      ['r2', 4],
    ]);
    expect(seen[0]?.reordered).toBe(true);
    rows.remove(['r0']);
    rows.add([{ sku: 'n' }], 1);
    expect(rows.rows().map((row) => row.orderNum)).toEqual([1, 2, 3, 4]);
    rows.undo();
    rows.undo();
    rows.undo();
    expect(rows.rows()).toEqual(loaded(4));
    expect(rows.isDirty()).toBe(false);
    rows.move('r0', 0);
    expect(rows.canUndo()).toBe(false);
  });

  it('refuses removal in a tree', () => {
    const rows = filled(2, { tree: true });
    expect(() => rows.remove(['r0'])).toThrow(TreeRemovalError);
    rows.loadMore([{ id: 'c', version: 1, parentId: 'r0' }], 1);
    expect(rows.rows().map((row) => row.id)).toEqual(['r0', 'c', 'r1']);
    expect([rows.isDirty(), rows.canUndo(), rows.isNew('c')]).toEqual([false, false, false]);
  });

  it('remembers a hundred steps', () => {
    const rows = filled(1);
    for (let step = 1; step <= 120; step++) rows.set([{ id: 'r0', key: 'qty', value: step }]);
    let undone = 0;
    while (rows.undo()) undone++;
    expect([undone, rows.row('r0')?.qty]).toEqual([100, 20]);
  });

  it('keeps keys that reach for a prototype out', () => {
    const rows = table();
    const evil = JSON.parse('{"id":"a","version":1,"__proto__":{"polluted":1},"constructor":"x","sku":"s"}');
    rows.load([evil]);
    rows.add([evil]);
    rows.mergeRemote(JSON.parse('{"id":"a","version":2,"__proto__":{"polluted":1}}'));
    rows.set([{ id: 'a', key: '__proto__', value: { polluted: 1 } }], 'edit', true);
    expect(Object.keys(rows.row('a') ?? {})).toEqual(['id', 'version', 'sku']);
    const own = Object.keys(rows.rows().find(({ id }) => rows.isNew(id)) ?? {});
    expect(own.sort()).toEqual(['id', ...columns.map(({ key }) => key)].sort());
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

describe('saving', () => {
  it('turns temporary ids into real ones and keeps what changed since', () => {
    const rows = filled(3);
    const [first = '', second = ''] = rows.add([{ sku: 'a' }, { sku: 'b' }]);
    rows.set([{ id: 'r0', key: 'sku', value: 'sent' }]);
    rows.remove(['r2']);
    const sent = rows.changes();
    rows.set([{ id: 'r0', key: 'sku', value: 'later' }]);
    rows.set([{ id: first, key: 'price', value: 9 }]);
    rows.remove([second]);
    rows.saved(
      [
        { temporary: first, id: 'n1', version: 1 },
        { temporary: second, id: 'n2', version: 1 },
        { id: 'r0', version: 4 },
      ],
      sent,
    );
    expect(rows.changes()).toEqual({
      added: [],
      changed: [
        { id: 'r0', version: 4, sku: 'later' },
        { id: 'n1', version: 1, price: 9, amount: 9 },
      ],
      removed: [{ id: 'n2', version: 1 }],
    });
    expect(rows.row(first)).toBeUndefined();
  });

  it('is clean after a save of everything, and undo goes on over it', () => {
    const rows = filled(2);
    const [fresh = ''] = rows.add([{ sku: 'a' }]);
    rows.set([{ id: 'r0', key: 'sku', value: 'x' }]);
    rows.changes();
    const seen: RowChange[] = [];
    rows.subscribe((change) => seen.push(change));
    rows.saved([
      { temporary: fresh, id: 'n1', version: 1 },
      { id: 'r0', version: 4 },
    ]);
    expect(rows.isDirty()).toBe(false);
    expect(seen).toMatchObject([
      { kind: 'saved', removed: [fresh], added: [{ index: 2 }], updated: [{ keys: ['version'] }] },
    ]);
    rows.undo();
    expect(rows.changes()).toEqual({ added: [], changed: [{ id: 'r0', version: 4, sku: 'S0' }], removed: [] });
    rows.undo();
    expect(rows.changes().removed).toEqual([{ id: 'n1', version: 1 }]);
    rows.redo();
    expect(rows.row('n1')).toMatchObject({ id: 'n1', version: 1, sku: 'a' });
  });

  it('FA37 a row that somebody else removed before the answer came is not removed once more', () => {
    const rows = filled(2);
    rows.set([{ id: 'r0', key: 'qty', value: 7 }]);
    const sent = rows.changes();
    rows.settleGone(['r0'], false);
    rows.saved([{ id: 'r0', version: 2 }], sent);
    expect(rows.rows().map(({ id }) => id)).toEqual(['r1']);
    expect([rows.isDirty(), rows.changes()]).toEqual([false, { added: [], changed: [], removed: [] }]);
  });

  it('FA37 an echo of the own save that came first is not a change', () => {
    const rows = filled(1);
    rows.set([{ id: 'r0', key: 'sku', value: 'x' }]);
    const sent = rows.changes();
    rows.mergeRemote({ id: 'r0', version: 4, sku: 'x', updateTime: '2024-05-01 10:00:00' });
    rows.saved([{ id: 'r0', version: 4 }], sent);
    expect([rows.isDirty(), rows.row('r0')?.version]).toEqual([false, 4]);
  });
});

describe('changes of others', () => {
  it('takes what was not changed here and tells the rest', () => {
    const rows = filled(2);
    rows.set([{ id: 'r0', key: 'sku', value: 'mine' }]);
    const message = { id: 'r0', version: 4, sku: 'theirs', price: 7, province: 'HN' };
    expect(rows.mergeRemote(message, { id: 'r0', key: 'province' })).toEqual([
      { id: 'r0', key: 'sku', mine: 'mine', theirs: 'theirs' },
      { id: 'r0', key: 'province', mine: 'GD', theirs: 'HN' },
    ]);
    expect(rows.row('r0')).toMatchObject({ version: 4, sku: 'mine', price: 7, province: 'GD' });
    expect(rows.changes().changed[0]).toMatchObject({ id: 'r0', version: 4, sku: 'mine' });
  });

  it('FA37 is idempotent and drops older versions', () => {
    const rows = filled(1);
    const seen: RowChange[] = [];
    rows.subscribe((change) => seen.push(change));
    const message = { id: 'r0', version: 5, sku: 'theirs' };
    rows.set([{ id: 'r0', key: 'price', value: 1 }]);
    expect(rows.mergeRemote(message)).toEqual([]);
    expect(rows.mergeRemote(message)).toEqual([]);
    expect(rows.mergeRemote({ id: 'r0', version: 4, sku: 'older' })).toEqual([]);
    expect(rows.mergeRemote({ id: 'unknown', version: 4, sku: 'x' })).toEqual([]);
    expect(rows.row('r0')?.sku).toBe('theirs');
    expect(seen.map((change) => change.kind)).toEqual(['edit', 'remote']);
  });

  it('lays tug_status over what others said', () => {
    const rows = table();
    rows.load([{ id: 'a', version: 1, tug_status: { one: 1, two: 1 } }]);
    rows.mergeRemote({ id: 'a', version: 1, tug_status: { two: 2 } });
    expect(rows.row('a')?.tug_status).toEqual({ one: 1, two: 2 });
    expect(rows.isDirty()).toBe(false);
    expect(JSON.stringify(rows.getAll())).not.toContain('tug_status');
  });

  it('undoing an own change leaves theirs', () => {
    const rows = filled(1);
    rows.set([{ id: 'r0', key: 'sku', value: 'mine' }]);
    rows.mergeRemote({ id: 'r0', version: 4, price: 7 });
    rows.undo();
    expect(rows.row('r0')).toMatchObject({ sku: 'S0', price: 7, version: 4 });
    expect(rows.isDirty()).toBe(false);
  });
});

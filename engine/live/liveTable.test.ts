import { expect, test } from 'vitest';
import type { PlanField } from '../plan/Plan.ts';
import { createRowTable } from '../rows/createRowTable.ts';
import type { Json } from '../values/ValueType.ts';
import { createLiveClient } from './createLiveClient.ts';
import { createLiveTable, RETRY } from './liveTable.ts';
import type { RemoteChange } from './mergeRows.ts';
import { membersMessage, rowMessage } from './messages.ts';
import { createFakeClock, createFakeNetwork } from './testing.ts';

type Row = Record<string, Json>;

const column = (key: string, kind: 'text' | 'number'): PlanField =>
  ({
    key,
    title: key,
    kind,
    type: kind === 'text' ? 'input' : 'inputNumber',
    sortable: true,
    hidden: false,
    required: false,
    readOnly: false,
    rules: [],
    span: 1,
  }) as PlanField;

const rowsOf = (...rows: [id: string, version: number, name: string][]): Row[] =>
  rows.map(([id, version, name], at) => ({ id, version, name, orderNum: at + 1 }));

function start(...rows: [id: string, version: number, name: string][]) {
  const clock = createFakeClock();
  const network = createFakeNetwork();
  const table = createRowTable({
    columns: [column('name', 'text'), column('orderNum', 'number')],
    random: Math.random,
    clock: () => 0,
    sortKey: 'orderNum',
  });
  table.load(rowsOf(...rows));
  const client = createLiveClient({ connect: network.connect, clock, random: Math.random, log: () => undefined });
  const changes: RemoteChange[] = [];
  const conflicts: string[] = [];
  const reads: { answer(rows: Row[]): Promise<void>; fail(): Promise<void> }[] = [];
  const settled = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  const live = createLiveTable({
    client,
    socketKey: 'goods',
    table,
    clock,
    sortKey: 'orderNum',
    read: () =>
      new Promise((resolve, reject) => {
        reads.push({
          answer: (given) => {
            resolve(given);
            return settled();
          },
          fail: () => {
            reject(new Error('away'));
            return settled();
          },
        });
      }),
    onChanges: (more) => changes.push(...more),
    onConflicts: (more) => conflicts.push(...more.map(({ key, theirs }) => `${key}: ${theirs}`)),
  });
  const hear = (text: string) => network.sockets.at(-1)?.onMessage(text);
  const shown = () => table.rows().map(({ id, version, name }) => `${id} v${version} ${name}`);
  const last = () => {
    const read = reads.at(-1);
    if (!read) throw new Error('nothing is read');
    return read;
  };
  network.sockets[0]?.onOpen();
  return { clock, network, table, live, changes, conflicts, reads, hear, shown, last };
}

test('FA37: a row merges once however often it comes, and the change is told once', () => {
  const { hear, shown, changes } = start(['1', 1, 'old']);
  const text = rowMessage('goods', { id: '1', version: 2, name: 'new' }, 'theirs');
  for (let times = 0; times < 3; times += 1) hear(text);
  expect(shown()).toEqual(['1 v2 new']);
  expect(changes).toEqual([{ id: '1', key: 'name', old: 'old' }]);
});

test('FA37: a message older than the shown version is dropped', () => {
  const { hear, shown, changes } = start(['1', 3, 'three']);
  hear(rowMessage('goods', { id: '1', version: 2, name: 'two' }, 'theirs'));
  expect(shown()).toEqual(['1 v3 three']);
  expect(changes).toEqual([]);
});

test('unknown rows are ignored; nothing is read for them', () => {
  const { hear, shown, reads } = start(['1', 1, 'one']);
  const before = reads.length;
  hear(rowMessage('goods', { id: '9', version: 1, name: 'nine' }, 'theirs'));
  expect(shown()).toEqual(['1 v1 one']);
  expect(reads).toHaveLength(before);
});

test('a cell changed here stays and is told as a conflict', () => {
  const { hear, shown, table, conflicts } = start(['1', 1, 'old']);
  table.set([{ id: '1', key: 'name', value: 'mine' }]);
  hear(rowMessage('goods', { id: '1', version: 2, name: 'theirs' }, 'theirs'));
  expect(conflicts).toEqual(['name: theirs']);
  expect(shown()[0]).toMatch(/mine$/);
});

test('an opening socket reads again what was read before it stood', async () => {
  const { last, shown, reads, changes } = start(['1', 1, 'old'], ['2', 1, 'gone']);
  expect(reads).toHaveLength(1);
  await last().answer(rowsOf(['3', 1, 'new'], ['1', 2, 'newer']));
  expect(shown()).toEqual(['3 v1 new', '1 v2 newer']);
  expect(changes.map(({ id, key }) => `${id} ${key}`)).toContain('1 name');
});

test('a reading never takes back a version that came by the socket meanwhile', async () => {
  const { hear, last, shown } = start(['1', 1, 'one'], ['2', 1, 'two']);
  hear(rowMessage('goods', { id: '1', version: 3, name: 'three' }, 'theirs'));
  await last().answer(rowsOf(['1', 2, 'older']));
  expect(shown()).toEqual(['1 v3 three']);
});

test('one reading at a time; what is asked for meanwhile is read once more', async () => {
  const { hear, last, reads } = start(['1', 1, 'one']);
  for (let times = 0; times < 5; times += 1) hear(membersMessage('goods', 'theirs'));
  expect(reads).toHaveLength(1);
  await last().answer(rowsOf(['1', 1, 'one']));
  expect(reads).toHaveLength(2);
  await last().answer(rowsOf(['1', 1, 'one']));
  expect(reads).toHaveLength(2);
});

test('a reading begun before our own save is thrown away and done again', async () => {
  const { last, live, table, reads, shown } = start(['1', 1, 'one']);
  const [added = ''] = table.add([{ name: 'mine' }]);
  table.saved([{ temporary: added, id: '2', version: 1 }], table.changes());
  live.saved(['2']);
  await reads[0]?.answer(rowsOf(['1', 1, 'one']));
  expect(shown()).toEqual(['1 v1 one', '2 v1 mine']);
  await last().answer(rowsOf(['1', 1, 'one'], ['2', 1, 'mine']));
  expect(shown()).toEqual(['1 v1 one', '2 v1 mine']);
});

test('unsaved work keeps rows from coming and going until it is saved', async () => {
  const { last, live, table, reads, shown } = start(['1', 1, 'one'], ['2', 1, 'two']);
  table.set([{ id: '1', key: 'name', value: 'mine' }]);
  await last().answer(rowsOf(['1', 1, 'one'], ['3', 1, 'three']));
  expect(shown()).toEqual(['1 v1 mine', '2 v1 two']);
  table.saved([{ id: '1', version: 2 }], table.changes());
  live.saved(['1']);
  expect(reads).toHaveLength(2);
  await last().answer(rowsOf(['1', 2, 'mine'], ['3', 1, 'three']));
  expect(shown()).toEqual(['1 v2 mine', '3 v1 three']);
});

test('a reading that fails is tried again after 5000 ms', async () => {
  const { clock, last, reads, shown } = start(['1', 1, 'one']);
  await last().fail();
  clock.advance(RETRY - 1);
  expect(reads).toHaveLength(1);
  clock.advance(1);
  expect(reads).toHaveLength(2);
  await last().answer(rowsOf(['1', 2, 'again']));
  expect(shown()).toEqual(['1 v2 again']);
});

test('a row that was moved by somebody else makes the order be read again', async () => {
  const { hear, last, reads } = start(['1', 1, 'one'], ['2', 1, 'two']);
  await last().answer(rowsOf(['1', 1, 'one'], ['2', 1, 'two']));
  hear(rowMessage('goods', { id: '1', version: 2, name: 'one', orderNum: 2 }, 'theirs'));
  expect(reads).toHaveLength(2);
});

test('own saved rows are told, new and unknown ones and floods of them are not', () => {
  const { network, live, table } = start(['1', 1, 'one']);
  const sent = () => network.sockets[0]?.sent.filter((text) => text.includes('update_vxe_table')) ?? [];
  const [added = ''] = table.add([{ name: 'new' }]);
  live.saved(['1', '404', added]);
  expect(sent().map((text) => JSON.parse(text).data.args)).toEqual([
    [expect.objectContaining({ id: '1', name: 'one' }), live.caseId],
  ]);
  live.saved(Array.from({ length: 51 }, () => '1'));
  expect(sent()).toHaveLength(1);
});

test('closed, it neither hears nor reads nor waits', async () => {
  const { clock, hear, last, live, reads, shown } = start(['1', 1, 'one']);
  await last().fail();
  live.close();
  hear(rowMessage('goods', { id: '1', version: 2, name: 'two' }, 'theirs'));
  clock.advance(60_000);
  expect(reads).toHaveLength(1);
  expect(shown()).toEqual(['1 v1 one']);
  expect(clock.waiting()).toBe(0);
});

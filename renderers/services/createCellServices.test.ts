import { describe, expect, test } from 'vitest';
import { createClient } from '../../engine/api/client.ts';
import { Failure } from '../../engine/api/Failure.ts';
import type { Outgoing } from '../../engine/api/send.ts';
import type { UploadPlace } from './CellServices.ts';
import { createCellServices } from './createCellServices.ts';
import { createQueryClient } from './queryClient.ts';
import { type FileCall, uploadFile } from './uploadFile.ts';

type Answers = Record<string, unknown>;

/** A server of fixed answers by path; `result` of a good envelope, or a whole failing one. */
function world(answers: Answers, session: { token: string; tenantId: string } | undefined = undefined) {
  const sent: Outgoing[] = [];
  const shown: Failure[] = [];
  const clock = { now: 1_000_000 };
  const calls: FileCall[] = [];
  const client = createClient<Blob>({
    send: async (outgoing) => {
      sent.push(outgoing);
      const path = Object.keys(answers).find((each) => outgoing.url.startsWith(each));
      const answer = path === undefined ? { success: false, code: 404, message: '没有' } : answers[path];
      if (answer instanceof Blob) {
        return { status: 200, header: () => answer.type, text: () => answer.text(), file: async () => answer };
      }
      const whole = typeof answer === 'object' && answer !== null && 'success' in answer;
      const text = JSON.stringify(whole ? answer : { success: true, code: 200, message: '', result: answer });
      const file = new Blob([text], { type: 'application/json' });
      return { status: 200, header: () => 'application/json', text: async () => text, file: async () => file };
    },
    clock: () => clock.now,
    random: () => 'k',
    session: () => session ?? {},
    onFailure: (failure) => shown.push(failure),
  });
  const services = createCellServices({
    client,
    queryClient: createQueryClient(),
    clock: () => clock.now,
    random: () => 'k',
    session: () => session,
    send: async (call) => {
      calls.push(call);
      call.onProgress(40);
      const answer = answers['/sys/common/upload'];
      if (answer instanceof Failure) throw answer;
      return answer as Awaited<ReturnType<typeof uploadFile>>;
    },
  });
  return { services, sent, shown, calls, clock };
}

const { signal } = new AbortController();

describe('what cells ask the server', () => {
  test('a dictionary is searched by keyword; its failure is left to the caller', async () => {
    const good = world({ '/sys/dict/loadDict/order_status': [{ value: 1, text: '待处理' }, 'odd'] });
    expect(await good.services.searchDictionary('order_status', '待', 10, signal)).toEqual([
      { value: '1', text: '待处理' },
    ]);
    expect(decodeURIComponent(good.sent[0]?.url ?? '')).toContain('keyword=待&pageSize=10');
    const bad = world({ '/sys/dict/loadDict/': { success: false, code: 500, message: '字典Code不能为空!' } });
    await expect(bad.services.searchDictionary('x', 'a', 10, signal)).rejects.toThrow('字典Code不能为空!');
    expect(bad.shown).toEqual([]);
  });

  test('texts stand in the order of the values, unknown values for themselves', async () => {
    const { services, sent } = world({ '/sys/dict/loadDictItem/sku': ['甲', null] });
    expect(await services.dictionaryTexts('sku', ['1', '2', '3'], signal)).toEqual(['甲', '2', '3']);
    expect(decodeURIComponent(sent[0]?.url ?? '')).toContain('key=1,2,3&delNotExist=false');
  });

  test('departments keep their tree', async () => {
    const child = { id: '2', orgCode: 'A01', departName: '运营', children: null };
    const { services } = world({
      '/sys/sysDepart/queryTreeList': [{ id: '1', orgCode: 'A', title: '总部', children: [child] }],
    });
    expect(await services.departments(signal)).toEqual([
      {
        id: '1',
        orgCode: 'A',
        departName: '总部',
        children: [{ id: '2', orgCode: 'A01', departName: '运营', children: [] }],
      },
    ]);
  });

  const users = {
    id: 'user',
    type: 'user',
    title: '选择',
    multiple: false,
    width: 500,
    value: 'username',
    text: 'realname',
    separator: ',',
    source: { list: '/sys/user/list' },
    pageSizes: [10],
    chosen: 'bar',
    query: [],
    columns: [{ key: 'sex', title: '性别', kind: 'code', dictCode: 'sex' }],
  };

  test('a picker brings the items of its dictionaries; one that fails leaves the codes', async () => {
    const good = world({ '/config/pickers/user': users, '/sys/dict/getDictItems/sex': [{ value: 1, text: '男' }] });
    expect((await good.services.picker('user')).columns).toMatchObject([{ options: [{ value: '1', text: '男' }] }]);
    const poor = world({ '/config/pickers/user': users });
    expect((await poor.services.picker('user')).columns).toMatchObject([{ key: 'sex', options: [] }]);
    const odd = world({ '/config/pickers/user': { title: 'x' } });
    await expect(odd.services.picker('user')).rejects.toThrow('选择器的声明无法读取');
  });

  test('records of stored values come in one call, the comma at its end', async () => {
    const answer = { records: [{ username: 'zhang', realname: '张三' }], total: 1 };
    const { services, sent } = world({ '/config/pickers/user': { ...users, columns: [] }, '/sys/user/list': answer });
    expect(await services.pickerRecords('user', ['zhang', 'li'], signal)).toEqual(answer.records);
    const asked = new URL(sent[1]?.url ?? '', 'http://x').searchParams;
    expect([asked.get('username'), asked.get('pageNo'), asked.get('pageSize')]).toEqual(['zhang,li,', '1', '2']);
  });

  const described = {
    '/online/cgreport/api/getRpColumns/demo_products': {
      columns: [
        { dataIndex: 'name', title: '名称', fieldType: 'normal', fieldWidth: 90, sorter: true },
        { dataIndex: 'state', title: '状态', customRender: 'st', fieldType: 'select' },
      ],
      dictOptions: { st: [{ value: '1', text: '在售' }] },
    },
    '/online/cgreport/api/getQueryInfo/demo_products': [
      { field: 'self_shop', label: '店铺', view: 'list', mode: 'single', hidden: '0', required: true, defValue: 'de' },
      { field: 'made', label: '日期', view: 'date', mode: 'group', hidden: '1' },
      { field: 'odd', view: 'strange' },
    ],
    '/online/cgreport/api/getData/demo_products': { records: [{ name: '甲', state: '1' }], total: 30 },
  };
  const popup = (source: object) => ({
    ...users,
    type: 'popup',
    columns: [],
    value: 'name',
    text: 'name',
    source: { list: '/online/cgreport/api/getData/demo_products', report: 'demo_products', ...source },
  });

  test('what a report says of itself becomes columns and query of its picker', async () => {
    const { services } = world({ ...described, '/config/pickers/demo%2Fproducts': popup({}) });
    const picker = await services.picker('demo/products');
    expect(picker.columns).toEqual([
      { key: 'name', title: '名称', kind: 'text', width: 90 },
      { key: 'state', title: '状态', kind: 'code', sortable: false, options: [{ value: '1', text: '在售' }] },
    ]);
    expect(picker.query).toMatchObject([
      { key: 'shop', type: 'select', kind: 'code', param: true, required: true, folded: false, defaultValue: 'de' },
      { key: 'made', type: 'date', mode: 'group', param: false, folded: true },
      { key: 'odd', title: 'odd', type: 'input', mode: 'single' },
    ]);
    const page = await services.pickerPage(picker, { values: {}, departments: [], pageNo: 1, pageSize: 10 }, signal);
    expect(page).toEqual({ records: [{ name: '甲', state: '1' }], total: 30 });
  });

  test('a report that has an id is asked by it, all but for its columns', async () => {
    const columns = { columns: [], cgRpConfigId: '7f10a2' };
    const { services, sent } = world({
      '/config/pickers/a': popup({}),
      '/online/cgreport/api/getRpColumns/demo_products': columns,
      '/online/cgreport/api/getQueryInfo/7f10a2': [],
      '/online/cgreport/api/getData/7f10a2': { records: [{ name: '甲' }], total: 1 },
    });
    const picker = await services.picker('a');
    const query = { values: {}, departments: [], pageNo: 1, pageSize: 10 };
    expect((await services.pickerPage(picker, query, signal)).total).toBe(1);
    expect(await services.pickerRecords('a', ['甲'], signal)).toEqual([{ name: '甲' }]);
    expect(sent.map(({ url }) => url.split('?')[0]?.split('/').at(-1))).toEqual([
      'a',
      'demo_products',
      '7f10a2',
      '7f10a2',
      'demo_products',
      '7f10a2',
    ]);
    await services.pickerRecords('a', ['乙'], signal);
    expect(sent.filter(({ url }) => url.includes('getRpColumns'))).toHaveLength(2);
  });

  test('a report is asked about itself once in 30 seconds by the pickers of one group, else by each dialog', async () => {
    const pickers = { '/config/pickers/a': popup({ groupId: 'g' }), '/config/pickers/b': popup({ groupId: 'g' }) };
    const { services, sent, clock } = world({ ...described, ...pickers, '/config/pickers/c': popup({}) });
    const asked = () => sent.filter(({ url }) => url.includes('getRpColumns')).length;
    await services.picker('a');
    clock.now += 29_999;
    await services.picker('b');
    expect(asked()).toBe(1);
    clock.now += 1;
    await services.picker('b');
    expect(asked()).toBe(2);
    await services.picker('c');
    await services.picker('c');
    expect(asked()).toBe(4);
  });

  test('a file travels with the session and answers its path', async () => {
    const session = { token: 't', tenantId: '7' };
    const answer = { success: true, code: 0, message: 'temp/a_1.pdf', result: null };
    const { services, calls } = world({ '/sys/common/upload': answer }, session);
    const file = new File(['x'], 'a.pdf', { type: 'application/pdf' });
    const seen: number[] = [];
    expect(await services.upload({ file, onProgress: (percent) => seen.push(percent), signal })).toBe('temp/a_1.pdf');
    expect(seen).toEqual([40]);
    expect(calls[0]).toMatchObject({
      url: '/sys/common/upload',
      headers: { 'X-Access-Token': 't', 'tenant-id': '7', 'Idempotency-Key': 'k' },
    });
    expect([...(calls[0]?.body.entries() ?? [])].map(([name, value]) => [name, typeof value])).toEqual([
      ['biz', 'string'],
      ['isup', 'string'],
      ['file', 'object'],
    ]);
    await services.upload({ file, onProgress: () => undefined, signal, place: { biz: 'jeditor', jeditor: '1' } });
    const sent = Object.fromEntries(calls[1]?.body.entries() ?? []);
    expect(sent).toMatchObject({ biz: 'jeditor', jeditor: '1', isup: '1' });
    const empty = world({ '/sys/common/upload': { ...answer, message: '' } });
    await expect(empty.services.upload({ file, onProgress: () => undefined, signal })).rejects.toThrow('未知错误');
  });

  test.each<[UploadPlace, boolean]>([
    [{}, true],
    [{ action: '/oss/upload' }, false],
    [{ action: '/oss/upload', token: true }, true],
    [{ action: '/sys/common/upload' }, true],
  ])('the token goes to the own address always, to another only when it is asked for: %j', async (place, sent) => {
    const answer = { success: true, code: 0, message: 'temp/a_1.pdf', result: { path: 'oss/a.pdf' } };
    const { services, calls } = world({ '/sys/common/upload': answer }, { token: 't', tenantId: '7' });
    const file = new File(['x'], 'a.pdf');
    const named = { ...place, responseName: 'path', biz: 'contract' };
    expect(await services.upload({ file, place: named, onProgress: () => undefined, signal })).toBe('oss/a.pdf');
    expect(calls[0]?.url).toBe(place.action ?? '/sys/common/upload');
    expect(calls[0]?.headers['X-Access-Token']).toBe(sent ? 't' : undefined);
    expect(calls[0]?.body.get('biz')).toBe('contract');
  });

  test('A085 a stored path stays one path below the static folder', async () => {
    const { services, sent } = world({ '/sys/common/static/': new Blob(['x'], { type: 'image/png' }) });
    expect((await services.download('temp/合同 1?.png', signal)).size).toBe(1);
    expect(sent[0]?.url).toMatch(/^\/sys\/common\/static\/temp\/%E5%90%88%E5%90%8C%201%3F\.png(\?_t=\d+)?$/);
    for (const path of ['../user/list', 'temp/../../dict', '/etc/passwd', 'a//b', './a', '']) {
      await expect(services.download(path, signal), path).rejects.toMatchObject({ kind: 'missing' });
    }
    expect(sent).toHaveLength(1);
  });
});

/** As much of XMLHttpRequest as an upload uses. */
class Wire {
  upload: { onprogress?: (event: { loaded: number; total: number; lengthComputable: boolean }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  onabort?: () => void;
  status = 200;
  responseText = '';
  timeout = 0;
  headers: Record<string, string> = {};
  open = () => undefined;
  send = () => undefined;
  abort = () => this.onabort?.();
  setRequestHeader = (name: string, value: string) => {
    this.headers[name] = value;
  };
}

describe('an upload on the wire', () => {
  const begin = (more: Partial<FileCall> = {}) => {
    const wire = new Wire();
    const seen: number[] = [];
    const call: FileCall = {
      url: '/u',
      headers: { a: 'b' },
      body: new FormData(),
      timeout: 5,
      signal,
      onProgress: (percent) => seen.push(percent),
      ...more,
    };
    return { wire, seen, answer: uploadFile(call, () => wire as unknown as XMLHttpRequest) };
  };

  test('tells how much was sent and reads the envelope', async () => {
    const { wire, seen, answer } = begin();
    wire.upload.onprogress?.({ loaded: 1, total: 4, lengthComputable: true });
    wire.upload.onprogress?.({ loaded: 1, total: 0, lengthComputable: false });
    wire.responseText = '{"success":true,"code":0,"message":"temp/x.png"}';
    wire.onload?.();
    expect((await answer).message).toBe('temp/x.png');
    expect([seen, wire.headers, wire.timeout]).toEqual([[25], { a: 'b' }, 5]);
  });

  test.each([
    [(wire: Wire) => wire.onerror?.(), 'unreachable'],
    [(wire: Wire) => wire.ontimeout?.(), 'timeout'],
    [(wire: Wire) => wire.abort(), 'aborted'],
    [(wire: Wire) => Object.assign(wire, { status: 413, responseText: '<html>' }).onload?.(), 'http'],
    [(wire: Wire) => Object.assign(wire, { responseText: '<html>' }).onload?.(), 'http'],
  ] as const)('fails as a Failure (%#)', async (end, kind) => {
    const { wire, answer } = begin();
    end(wire);
    await expect(answer).rejects.toMatchObject({ name: 'Failure', kind });
  });

  test("the server's own words come through", async () => {
    const { wire, answer } = begin();
    wire.responseText = '{"success":false,"code":500,"message":"文件类型不允许"}';
    wire.onload?.();
    await expect(answer).rejects.toThrow('文件类型不允许');
  });

  test('is given up with its signal, before and while it runs', async () => {
    const controller = new AbortController();
    const { answer } = begin({ signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toMatchObject({ kind: 'aborted' });
    await expect(begin({ signal: controller.signal }).answer).rejects.toMatchObject({ kind: 'aborted' });
  });
});

describe('trees', () => {
  const tree = { tableName: 't', text: 'name', code: 'no', pidField: 'pid', hasChildField: '', root: '0' };

  test('a tree of records is asked for level by level, by its names', async () => {
    const { services, sent } = world({
      '/sys/dict/loadTreeData': [
        { key: 'a', title: '甲', leaf: 0 },
        { value: 'b', label: '乙', leaf: 1 },
        { title: '无' },
      ],
    });
    const condition = '{"name":"A%"}';
    expect(await services.treeNodes({ tree, condition }, undefined, signal)).toEqual([
      { value: 'a', title: '甲', isLeaf: false },
      { value: 'b', title: '乙', isLeaf: true },
    ]);
    const asked = new URLSearchParams(sent[0]?.url.split('?')[1]);
    expect(Object.fromEntries(asked)).toMatchObject({
      tableName: 't',
      text: 'name',
      code: 'no',
      pidField: 'pid',
      hasChildField: '',
      pid: '0',
      condition,
    });
  });

  test('categories have calls of their own, and so have their names', async () => {
    const { services, sent } = world({
      '/sys/category/loadTreeRoot': [
        { key: '1', title: '服装', leaf: false, children: [{ key: '2', title: '上衣', leaf: true }] },
      ],
      '/sys/category/loadTreeChildren': [],
      '/sys/category/loadTreeData': [],
      '/sys/category/loadDictItem/': ['服装'],
    });
    expect(await services.categoryTree('A01', signal)).toEqual([
      { value: '1', title: '服装', isLeaf: false, children: [{ value: '2', title: '上衣', isLeaf: true }] },
    ]);
    await services.treeNodes({ pcode: 'A01' }, undefined, signal);
    await services.treeNodes({ pcode: 'A01' }, '1', signal);
    await services.treeNodes({ pcode: 'A01', condition: '{}' }, undefined, signal);
    expect(await services.dictionaryTexts('@category', ['1', '9'], signal)).toEqual(['服装', '9']);
    expect(sent.map(({ url }) => decodeURIComponent(url.replace(/_t=\d+&/, '')))).toEqual([
      '/sys/category/loadTreeRoot?async=false&pcode=A01',
      '/sys/category/loadTreeRoot?async=true&pcode=A01',
      '/sys/category/loadTreeChildren?pid=1',
      '/sys/category/loadTreeData?pcode=A01&condition={}',
      '/sys/category/loadDictItem/?ids=1,9&delNotExist=false',
    ]);
  });
});

test('what stands below a value is asked for once, by however many; a failure is not remembered', async () => {
  const path = '/sys/dict/loadTreeData';
  const answers: Answers = { [path]: { success: false, code: 500, message: '忙' } };
  const { services, sent } = world(answers);
  const tree = { tableName: 'demo_shelf', text: 'name', code: 'no', pidField: 'pid', hasChildField: '', root: '0' };
  await expect(services.itemsBelow('shelf', tree, 'A')).rejects.toThrow('忙');
  expect(services.knownBelow('shelf', 'A')).toBeUndefined();

  answers[path] = [{ key: 'A-1', title: '一区', leaf: 1 }];
  const ask = () => services.itemsBelow('shelf', tree, 'A');
  const expected = [{ value: 'A-1', text: '一区' }];
  expect(await Promise.all([ask(), ask()])).toEqual([expected, expected]);
  expect(await ask()).toEqual(expected);
  expect(services.knownBelow('shelf', 'A')).toEqual(expected);
  await services.itemsBelow('shelf', tree, '');
  expect(sent.map(({ url }) => new URL(url, 'http://x').searchParams.get('pid'))).toEqual(['A', 'A', '0']);
});

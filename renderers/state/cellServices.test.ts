import { describe, expect, test } from 'vitest';
import { createClient } from '../../engine/api/client.ts';
import { Failure } from '../../engine/api/Failure.ts';
import type { Outgoing } from '../../engine/api/send.ts';
import { createCellServices } from './cellServices.ts';
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
const page = { pageNo: 1, pageSize: 10 };

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

  test('users are asked for by part of the account, or exactly by the comma', async () => {
    const user = { id: '1', username: 'zhang', realname: '张三', phone: '', orgCode: 'A01', email: 'x' };
    const { services, sent } = world({ '/sys/user/queryUserComponentData': { records: [user], total: 41 } });
    expect(await services.users({ keyword: 'zh', ...page }, signal)).toEqual({
      records: [{ username: 'zhang', realname: '张三', phone: null, orgCode: 'A01' }],
      total: 41,
    });
    await services.users({ usernames: ['zhang'], ...page }, signal);
    await services.users(page, signal);
    const asked = sent.map(({ url }) => new URL(url, 'http://x').searchParams.get('username'));
    expect(asked).toEqual(['zh', 'zhang,', null]);
  });

  test('departments keep their tree', async () => {
    const child = { id: '2', orgCode: 'A01', departName: '运营', children: null };
    const { services } = world({
      '/sys/sysDepart/queryTreeList': [{ id: '1', orgCode: 'A', title: '总部', children: [child] }],
    });
    expect(await services.departments(signal)).toEqual([
      { orgCode: 'A', departName: '总部', children: [{ orgCode: 'A01', departName: '运营', children: [] }] },
    ]);
  });

  test('a picker is looked up once in 30 seconds; a keyword searches its text column', async () => {
    const { services, sent, clock } = world({
      '/config/pickers/demo%2Fproducts': {
        title: '选择商品',
        report: 'demo/products',
        value: 'id',
        text: 'name',
        width: 900,
      },
      '/online/cgreport/api/getRpColumns/demo_products': {
        columns: [
          { dataIndex: 'name', title: '名称' },
          { dataIndex: 'state', title: '状态', customRender: 'st' },
        ],
        dictOptions: { st: [{ value: '1', text: '在售' }] },
      },
      '/online/cgreport/api/getData/demo_products': { records: [{ name: '甲', state: '1' }], total: 30 },
    });
    const first = await services.pickerRows('demo/products', { keyword: '甲', ...page }, signal);
    expect(first).toEqual({
      title: '选择商品',
      width: 900,
      searches: '名称',
      columns: [
        { key: 'name', title: '名称' },
        { key: 'state', title: '状态', texts: { 1: '在售' } },
      ],
      records: [{ name: '甲', state: '1' }],
      total: 30,
    });
    expect(decodeURIComponent(sent[2]?.url ?? '')).toContain('name=*甲*');
    clock.now += 29_999;
    await services.pickerRows('demo/products', page, signal);
    expect(sent).toHaveLength(4);
    clock.now += 1;
    await services.pickerRows('demo/products', page, signal);
    expect(sent).toHaveLength(7);
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
    const empty = world({ '/sys/common/upload': { ...answer, message: '' } });
    await expect(empty.services.upload({ file, onProgress: () => undefined, signal })).rejects.toThrow('未知错误');
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
      ...{ url: '/u', headers: { a: 'b' }, body: new FormData(), timeout: 5, signal },
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

import { describe, expect, test } from 'vitest';
import { type Asked, actingOf, isPlainPath } from './acting.ts';
import { definitionOf, filterLines, type GatewayRoute, predicateLines, wireOf } from './GatewayRoute.ts';

const route = (more: Partial<GatewayRoute>): GatewayRoute => ({
  id: '1',
  routerId: 'erp',
  name: 'ERP',
  uri: 'https://erp.example.com',
  status: '1',
  orderNum: 1,
  timeout: 30,
  forwardToken: false,
  predicates: [{ name: 'Path', arg: '', values: ['/erp/**', '/one'] }],
  filters: [],
  ...more,
});
const asked = (more: Partial<Asked>): Asked => ({
  path: '/erp/a',
  method: 'GET',
  now: 0,
  headers: {},
  query: {},
  ip: '10.1.2.3',
  ...more,
});
const path = { name: 'Path', arg: '', values: ['/erp/**'] };

describe('what this server makes of a route', () => {
  const fits = (given: GatewayRoute, at: string, method = 'GET', now = 0): boolean | string => {
    const acting = actingOf(given);
    return typeof acting === 'string' ? acting : acting.fits(asked({ path: at, method, now }));
  };

  test('paths are whole, or what stands below a folder; never what merely begins so', () => {
    expect(['/erp', '/erp/', '/erp/a/b', '/one'].map((at) => fits(route({}), at))).toEqual([true, true, true, true]);
    expect(['/erpx', '/', '/one/two', '/ERP/a'].map((at) => fits(route({}), at))).toEqual([false, false, false, false]);
  });

  test('every condition holds: method and time too', () => {
    const when = (name: string, ...values: string[]) => ({ name, arg: '', values });
    const posted = route({ predicates: [path, when('Method', 'POST', 'put')] });
    expect(['GET', 'POST', 'PUT'].map((method) => fits(posted, '/erp/a', method))).toEqual([false, true, true]);
    const [noon, one] = ['2026-01-01T12:00:00+08:00', '2026-01-01T13:00:00+08:00[Asia/Shanghai]'];
    const at = (time: string) => Date.parse(time);
    const half = at('2026-01-01T12:30:00+08:00');
    for (const [given, expected] of [
      [when('After', noon), [true, true]],
      [when('Before', noon), [false, false]],
      [when('Between', noon, one), [true, false]],
      [when('Between', `${noon}, ${one}`), [true, false]],
    ] as const)
      expect(
        [half, half + 3_600_000].map((now) => fits(route({ predicates: [path, given] }), '/erp', 'GET', now)),
      ).toEqual(expected);
  });

  test('headers, parameters and cookies fit as a whole; hosts and addresses by their parts', () => {
    const holds = (name: string, arg: string, values: string[], more: Partial<Asked>): boolean => {
      const acting = actingOf(route({ predicates: [path, { name, arg, values }] }));
      if (typeof acting === 'string') throw new Error(acting);
      return acting.fits(asked(more));
    };
    const header = (value: string | undefined) =>
      holds('Header', 'X-Kind', ['\\d+|new'], { headers: { 'x-kind': value } });
    expect([header('12'), header('new'), header('12a'), header('newer'), header(undefined)]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(holds('Header', 'X-Kind', [''], { headers: { 'x-kind': 'whatever' } })).toBe(true);
    const parameter = (query: Asked['query']) => holds('Query', 'v', ['2'], { query });
    expect([parameter({ v: '2' }), parameter({ v: '20' }), parameter({})]).toEqual([true, false, false]);
    expect(holds('Query', 'toString', ['.*'], {})).toBe(false);
    const cookie = (text: string) => holds('Cookie', 'beta', ['on'], { headers: { cookie: text } });
    expect([cookie('a=b; beta=on'), cookie('beta=off'), cookie('xbeta=on'), cookie('')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const long = { headers: { 'x-kind': 'a'.repeat(20_000) } };
    expect(holds('Header', 'X-Kind', ['a*'], long)).toBe(false);
    const host = (value: string, at: string) => holds('Host', '', [value], { headers: { host: at } });
    expect(host('erp.example.com', 'ERP.example.com:8080')).toBe(true);
    expect([host('*.example.com', 'a.example.com'), host('*.example.com', 'a.b.example.com')]).toEqual([true, false]);
    expect([host('**.example.com', 'a.b.example.com'), host('**.example.com', 'example.com')]).toEqual([true, false]);
    expect(host('a.example.com', 'aXexample.com')).toBe(false);
    const from = (value: string, ip: string) => holds('RemoteAddr', '', [value], { ip });
    expect([from('10.1.2.0/24', '10.1.2.3'), from('10.1.2.0/24', '::ffff:10.1.2.9')]).toEqual([true, true]);
    expect([from('10.1.2.0/24', '10.1.3.3'), from('10.1.2.3', '10.1.2.4'), from('::1', '::1')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('what it does not understand it does not act on', () => {
    const why = (more: Partial<GatewayRoute>) => actingOf(route(more));
    expect(why({ uri: 'lb://erp' })).toBe('目标不是 http:// 或 https:// 开头的地址');
    expect(why({ predicates: [] })).toBe('没有路径断言');
    for (const values of [['/a/*'], ['/{id}'], ['/**/x'], ['/a?b']])
      expect(why({ predicates: [{ ...path, values }] })).toContain('只能写全');
    const only = (name: string, arg: string, ...values: string[]) => why({ predicates: [path, { name, arg, values }] });
    expect(only('Weight', '', 'a,5')).toBe('断言 Weight 本服务不判断');
    expect(only('Method', '', 'TRACE')).toBe('方法“TRACE”不转发');
    for (const name of ['Header', 'Query', 'Cookie']) {
      expect(only(name, '', '1')).toBe(`断言 ${name} 没有名称`);
      // Tried on what anybody sends: never an expression that could take forever.
      expect(only(name, 'x', '(a+)+b')).toContain('卡死');
      expect(only(name, 'x', '(')).toContain('正则写法不正确');
    }
    for (const value of ['a_b.com', 'a*.com', '***.com', '', '.com', 'a.com/b'])
      expect([value, only('Host', '', value)]).toEqual([value, expect.stringContaining('应如 a.example.com')]);
    for (const value of ['example.com', '10.0.0.0/33', '10.0.0'])
      expect([value, only('RemoteAddr', '', value)]).toEqual([value, expect.stringContaining('应如 10.1.2.3')]);
    const filter = (name: string, ...args: [string, string][]) =>
      why({ filters: [{ name, args: args.map(([key, value]) => ({ key, value })) }] });
    for (const wrong of [
      filter('Retry', ['retries', '3']),
      filter('StripPrefix', ['parts', 'x']),
      filter('PrefixPath', ['prefix', 'x']),
      ...['Host', 'Cookie', 'X-Access-Token', 'Transfer-Encoding', 'a b', ''].map((name) =>
        filter('AddRequestHeader', ['name', name], ['value', '1']),
      ),
      filter('AddRequestHeader', ['name', 'x-a'], ['value', 'a\r\nb: c']),
    ])
      expect(wrong).toContain('本服务不执行');
  });

  test('filters change path and headers in their order', () => {
    const acting = actingOf(
      route({
        filters: [
          { name: 'StripPrefix', args: [{ key: 'parts', value: '1' }] },
          { name: 'PrefixPath', args: [{ key: 'prefix', value: '/v2/' }] },
          {
            name: 'AddRequestHeader',
            args: [
              { key: 'name', value: 'X-From' },
              { key: 'value', value: 'weft' },
            ],
          },
          { name: 'RemoveRequestHeader', args: [{ key: 'name', value: 'Accept-Language' }] },
        ],
      }),
    );
    if (typeof acting === 'string') throw new Error(acting);
    expect(['/erp', '/erp/a/b'].map(acting.pathOf)).toEqual(['/v2/', '/v2/a/b']);
    expect(acting.added).toEqual({ 'x-from': 'weft' });
    expect([...acting.removed]).toEqual(['accept-language']);
  });
});

test('a path that another server might read as another one is none', () => {
  for (const plain of ['/a', '/a/b.c', '/a/..b', '/%E4%B8%AD', '/a/'])
    expect([plain, isPlainPath(plain)]).toEqual([plain, true]);
  const tricks = [
    '',
    'a',
    '//a',
    '/a//b',
    '/a/../b',
    '/a/.',
    '/a\\b',
    '/%2e%2e/b',
    '/a%2Fb',
    '/a%5cb',
    '/a%00',
    '/a/..;/b',
    '/a/.;x/b',
    '/a/..%3b/b',
  ];
  for (const trick of tricks) expect([trick, isPlainPath(trick)]).toEqual([trick, false]);
});

test('predicates and filters off the wire, as text or parsed, come back as they were', () => {
  const predicates = [
    { name: 'Path', args: ['/a/**', '/b'] },
    { name: 'Header', args: { header: 'X-Kind', regexp: '\\d+' } },
    { name: 'Query', args: { param: 'q', regexp: '' } },
  ];
  const lines = predicateLines(JSON.stringify(predicates));
  expect(lines).toEqual(predicateLines(predicates));
  expect(lines).toEqual([
    { name: 'Path', arg: '', value: '/a/**\n/b' },
    { name: 'Header', arg: 'X-Kind', value: '\\d+' },
    { name: 'Query', arg: 'q', value: '.*' },
  ]);
  const filters = [
    { name: 'StripPrefix', args: [{ key: 'parts', value: '1' }] },
    { name: 'Retry', args: { retries: 3, statuses: 'a=b' } },
    { name: 'SetPath', args: ['/x'] },
  ];
  expect(filterLines(filters)).toEqual([
    { name: 'StripPrefix', orderNum: 1, args: 'parts=1' },
    { name: 'Retry', orderNum: 2, args: 'retries=3\nstatuses=a=b' },
    { name: 'SetPath', orderNum: 3, args: '_genkey_0=/x' },
  ]);
  expect(predicateLines('')).toEqual([]);
  for (const wrong of ['{', '{}', '[1]', '[{"name":1}]', '[{"name":"Path","args":[{}]}]', 5])
    expect(() => predicateLines(wrong)).toThrow('参数错误');
  const kept = route({ predicates: [path, { name: 'Cookie', arg: 'c', values: ['x'] }] });
  expect(wireOf(kept)).toMatchObject({
    predicates: [
      { name: 'Path', args: ['/erp/**'] },
      { name: 'Cookie', args: { name: 'c', regexp: 'x' } },
    ],
  });
  expect(definitionOf(kept)).toMatchObject({
    id: 'erp',
    uri: 'https://erp.example.com',
    predicates: [
      { name: 'Path', args: { _genkey_0: '/erp/**' } },
      { name: 'Cookie', args: { name: 'c', regexp: 'x' } },
    ],
  });
});

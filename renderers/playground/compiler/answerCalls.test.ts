import { expect, test } from 'vitest';
import type { SourceFile } from '../../../engine/compile/documents.ts';
import { answerCalls } from './answerCalls.ts';
import type { CallName, CompilerCalls, Found, FromWorker, ToWorker } from './messages.ts';

const file = (path: string, value: object): SourceFile => ({ path: `screens/${path}`, text: JSON.stringify(value) });
const FIELD = { key: 'name', title: '名称', type: 'input' };
const FILES = [
  file('app.json', { title: '织屏', shortTitle: '织屏', home: '/a/goods' }),
  file('menu.json', { items: [{ screen: 'a/goods' }, { title: '旧货', screen: 'a/old', path: '/b/old' }] }),
  file('a/goods.model.json', { title: '商品', fields: [FIELD] }),
  file('a/goods.screen.json', { title: '商品', type: 'list', model: 'a/goods' }),
  file('a/old.screen.json', { title: '商品', type: 'list', model: 'a/goods' }),
  file('a/days.report.json', {
    title: '按天',
    sql: 'days.sql',
    columns: [{ key: 'n', title: '数', type: 'inputNumber' }],
    params: [
      { key: 'day', title: '期间', type: 'period' },
      { key: 'least', title: '至少', type: 'inputNumber', defaultValue: 1 },
    ],
  }),
  { path: 'screens/a/days.sql', text: 'select 1 as n where ${dayFrom} < ${dayTo} and 1 > ${least}' },
];

/** What PostgreSQL's parser makes of it, as far as the compiler looks. */
const TREE = {
  stmts: [
    {
      stmt: {
        SelectStmt: {
          targetList: [{ ResTarget: { name: 'n', val: { A_Const: { ival: { ival: 1 } } } } }],
          whereClause: {
            BoolExpr: { boolop: 'AND_EXPR', args: [1, 2, 3].map((number) => ({ ParamRef: { number } })) },
          },
        },
      },
    },
  ],
};

/** What the worker answers over these files. */
function call<Name extends CallName>(name: Name, input: CompilerCalls[Name]['input']) {
  return new Promise<CompilerCalls[Name]['output']>((resolve, reject) => {
    const send = (message: FromWorker) => {
      if ('judge' in message) {
        const sql = message.questions.sql.map(() => ({ ok: true as const, tree: TREE }));
        answer({ judged: message.judge, answers: { sql, schemas: [] } });
      } else if ('failed' in message) reject(new Error(message.failed));
      else if (message.id === 2) resolve(message.output as CompilerCalls[Name]['output']);
    };
    const answer = answerCalls((text) => text, send);
    answer({ call: 'open', id: 1, input: FILES });
    answer({ call: name, id: 2, input } as Extract<ToWorker, { call: Name }>);
  });
}

/** What the compiler finds, this file on show. */
const find = (path: string): Promise<Found> => call('find', `screens/${path}`);

test('a page is called as its tab is: by the menu, else by itself', async () => {
  const { problems, shown } = await find('a/goods.screen.json');
  expect(problems).toEqual([]);
  expect(shown.title).toBe('商品');
  expect((await find('a/old.screen.json')).shown.title).toBe('旧货');
  expect((await find('menu.json')).shown.title).toBeUndefined();
});

test('what a report asks for is known before it runs, of its SQL too', async () => {
  const asked = [
    { key: 'day', title: '期间', required: false, period: true },
    { key: 'least', title: '至少', required: false, defaultValue: 1 },
  ];
  expect((await find('a/days.report.json')).shown.params).toEqual(asked);
  expect((await find('a/days.sql')).shown.params).toEqual(asked);
  expect((await find('a/goods.screen.json')).shown.params).toBeUndefined();
});

test('a name is refused that would leave an error, as the command line does', async () => {
  expect(await call('rename', { kind: 'report', from: 'a/days', to: 'b/old' })).toEqual({
    refused: expect.stringMatching(/^改名后会有问题，没有改动任何文件：screens\/menu\.json:1 .*\/b\/old/),
  });
  expect(await call('rename', { kind: 'report', from: 'a/days', to: 'b/days' })).toMatchObject({
    files: [
      { from: 'screens/a/days.report.json', path: 'screens/b/days.report.json' },
      { from: 'screens/a/days.sql', path: 'screens/b/days.sql' },
    ],
  });
});

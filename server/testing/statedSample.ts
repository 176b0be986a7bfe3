import type { Database } from '../db/Database.ts';
import { type Answer, type Call, type SampleServer, startSample } from './sampleServer.ts';

const API = '/online/cgform/api';

export const STATES = ['draft', 'waiting', 'approved', 'done', 'refused'] as const;

export const request = {
  title: '请购',
  fields: [
    { key: 'name', title: '名称', type: 'input', store: { length: 40 }, validateRules: ['required'] },
    { key: 'owner', title: '负责人', type: 'sel_user', store: { length: 60 } },
    { key: 'keeper', title: '经办人', type: 'sel_user', store: { length: 60 }, restricted: true },
    { key: 'qty', title: '数量', type: 'inputNumber', precision: 0 },
    {
      key: 'state',
      title: '状态',
      type: 'select',
      options: STATES.map((value, index) => ({ value, text: ['草稿', '待批准', '已批准', '已完成', '已驳回'][index] })),
    },
  ],
  scopes: [{ key: 'mine', title: '本人负责的', when: 'row.owner == user.username' }],
  states: {
    field: 'state',
    initial: 'draft',
    final: ['done'],
    transitions: [
      {
        code: 'submit',
        title: '提交',
        from: ['draft', 'refused'],
        to: 'waiting',
        rule: { expression: 'row.qty > 0', message: '数量要大于 0' },
        notify: ['keeper', { role: 'finance' }],
      },
      {
        code: 'approve',
        title: '批准',
        from: ['waiting'],
        to: 'approved',
        who: ['finance'],
        comment: 'asked',
        inbox: true,
        batch: true,
        notify: ['owner', 'createBy'],
      },
      {
        code: 'refuse',
        title: '驳回',
        from: ['waiting'],
        to: 'refused',
        who: ['finance'],
        comment: 'required',
        notify: ['owner'],
      },
      {
        code: 'finish',
        title: '完成',
        from: ['approved'],
        to: 'done',
        inbox: true,
        who: "row.owner == user.username && !('finance' in user.roles)",
      },
    ],
  },
} as const;

const more = {
  'screens/app.json': {
    title: '织屏',
    shortTitle: '织屏',
    home: '/market/request',
    roles: [{ code: 'finance', title: '财务' }],
  },
  'screens/market/request.model.json': request,
  'screens/market/request.screen.json': {
    title: '请购',
    type: 'list',
    model: 'market/request',
    editing: 'inline',
    rowActions: ['edit', 'detail', 'delete'],
  },
  'screens/market/requests.screen.json': { title: '请购清单', type: 'list', model: 'market/request' },
};

/** A server with requests that are approved: 运营 writes them, 财务 approves, whoever owns them finishes. */
export interface StatedSample extends SampleServer {
  ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, as: string, more?: Omit<Call, 'as'>): Promise<Answer>;
  /** A new request; its id. */
  add(name: string, values?: object): Promise<string>;
  read(id: string): Promise<Record<string, unknown>>;
  move(as: string, id: string, transition: string, version: number, comment?: string): Promise<Answer>;
}

export async function startStated(db: Database): Promise<StatedSample> {
  const sample = await startSample(db, more);
  const ask: StatedSample['ask'] = (method, path, as, rest) => sample.call(method, `${API}/${path}`, { ...rest, as });
  return {
    ...sample,
    ask,
    async add(name, values = {}) {
      const body = { name, owner: 'yunying', qty: 5, ...values };
      return (await ask('POST', 'form/market_request', 'yunying', { body })).result as string;
    },
    read: async (id) => (await ask('GET', `form/market_request/${id}`, 'admin')).result,
    move: (as, id, transition, version, comment) =>
      ask('POST', `transition/market_request/${transition}`, as, {
        body: { id, version, ...(comment === undefined ? {} : { comment }) },
      }),
  };
}

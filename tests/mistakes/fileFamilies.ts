import { type Entry, type Families, itemsOf, type Mistake, ofKind } from './Mistake.ts';

const firstLine = (text: string) => text.split('\n').slice(1).join('\n');

/** Mistakes in whole files and between them. */
export const fileFamilies: Families = {
  'password to sort by': (files) =>
    ofKind(files, 'model').flatMap(({ file, value }) => {
      const secret = [...(value.fields ?? [])].find(({ type }) => type === 'password');
      const told = { file, at: ['sort', 'key'] };
      return secret === undefined ? [] : [{ ...told, edits: [[['sort'], { key: secret.key, order: 'asc' }]] }];
    }),
  'table of the system': (files) =>
    ofKind(files, 'model').flatMap(({ file }) =>
      file.includes('/demo/') ? [{ file, edits: [[['table'], 'sys_session']], at: ['table'] }] : [],
    ),
  'table of PostgreSQL that reports read': (files) =>
    ofKind(files, 'model').flatMap(({ file }) =>
      file.endsWith('/order.model.json') ? [{ file, edits: [[['table'], 'pg_class']], at: ['table'] }] : [],
    ),
  'comma in a value': (files) =>
    ofKind(files, 'dictionary').flatMap(({ file, value }) => {
      const [first] = value.items ?? [];
      return first === undefined
        ? []
        : [{ file, edits: [[['items', 0, 'value'], `${first.value},`]], at: ['items', 0, 'value'] }];
    }),
  'action called like a member of every object': (files) =>
    ofKind(files, 'screen').flatMap(({ file, value }) => {
      const action = { code: 'constructor', title: '做', path: '/sys/user/preview', method: 'POST' };
      const at = ['rowActions', 0];
      return value.type === 'list' ? [{ file, edits: [[['rowActions'], [action]]], at: [...at, 'code'] }] : [];
    }),
  'keys that do nothing on a built-in action': (files) =>
    ofKind(files, 'screen').flatMap(({ file, value }) => {
      const actions = [{ code: 'delete', confirm: '确定？' }];
      return value.type === 'list'
        ? [{ file, edits: [[['rowActions'], actions]], at: ['rowActions', 0, 'confirm'] }]
        : [];
    }),
  'value twice in a dictionary': (files) =>
    ofKind(files, 'dictionary').flatMap(({ file, value }) =>
      (value.items?.length ?? 0) < 2
        ? []
        : [{ file, edits: [[['items', 1, 'value'], value.items?.[0]?.value]], at: ['items', 1, 'value'] }],
    ),
  'text twice in a dictionary': (files) =>
    ofKind(files, 'dictionary').flatMap(({ file, value }) =>
      (value.items?.length ?? 0) < 2
        ? []
        : [{ file, edits: [[['items', 1, 'text'], value.items?.[0]?.text]], at: ['items', 1, 'text'] }],
    ),
  'space behind a value': (files) =>
    ofKind(files, 'dictionary').flatMap(({ file, value }) => {
      const [first] = value.items ?? [];
      return first === undefined || (!file.includes('new_') && !file.includes('msg_'))
        ? []
        : [
            {
              file,
              edits: [[['items', 0, 'value'], `${first.value} `]],
              at: ['items', 0, 'value'],
              suggestion: `${first.value}`,
            },
          ];
    }),
  'toolbar with a row action': (files) =>
    ofKind(files, 'screen').flatMap(({ file, value }) =>
      value.type === 'list' ? [{ file, edits: [[['toolbar'], ['add', 'detail']]], at: ['toolbar', 1] }] : [],
    ),
  'action twice': (files) =>
    ofKind(files, 'screen').flatMap(({ file, value }) =>
      value.type === 'list' ? [{ file, edits: [[['rowActions'], ['edit', 'edit']]], at: ['rowActions', 1] }] : [],
    ),
  'column twice': (files) =>
    ofKind(files, 'screen').flatMap(({ file, value }) => {
      const [first] = Array.isArray(value.columns) ? value.columns : [];
      const length = value.columns?.length ?? 0;
      return typeof first === 'string'
        ? [{ file, edits: [[['columns', length], first]] as Mistake['edits'], at: ['columns', length] }]
        : [];
    }),
  'endpoint that is not there': (files) =>
    ofKind(files, 'screen').flatMap(({ file, value }) =>
      [...(Array.isArray(value.rowActions) ? value.rowActions : [])].flatMap((action, index) =>
        typeof action === 'string' || action.path === undefined
          ? []
          : [
              {
                file,
                edits: [[['rowActions', index, 'path'], `${action.path}s`]] as Mistake['edits'],
                at: ['rowActions', index, 'path'],
                suggestion: `${action.path}`,
              },
            ],
      ),
    ),
  'model by the name of its file': (files) =>
    ofKind(files, 'screen').flatMap(({ file, value }) =>
      typeof value.model === 'string'
        ? [{ file, edits: [[['model'], `${value.model}.model.json`]], at: ['model'], suggestion: `${value.model}` }]
        : [],
    ),
  'page size that is not offered': (files) =>
    ofKind(files, 'screen').flatMap(({ file, value }) =>
      value.type === 'list' ? [{ file, edits: [[['pageSize'], 11]], at: ['pageSize'], suggestion: '10' }] : [],
    ),
  'default of a parameter that is no choice': (files) =>
    ofKind(files, 'report').flatMap(({ file, value }) =>
      [...(value.params ?? [])].flatMap(({ options, dictCode }, index) =>
        // What records a tenant keeps, nobody knows before.
        options === undefined && itemsOf(files, dictCode).length === 0
          ? []
          : [
              {
                file,
                edits: [[['params', index, 'defaultValue'], 'nobody']] as Mistake['edits'],
                at: ['params', index, 'defaultValue'],
              },
            ],
      ),
    ),
  'parameter twice': (files) =>
    ofKind(files, 'report').flatMap(({ file, value }) => {
      const [first, second] = value.params ?? [];
      return second === undefined
        ? []
        : [{ file, edits: [[['params', 1, 'key'], first?.key]] as Mistake['edits'], at: ['params', 1, 'key'] }];
    }),
  'column twice in a report': (files) =>
    ofKind(files, 'report').flatMap(({ file, value }) => {
      const [first, second] = Array.isArray(value.columns) ? (value.columns as Entry[]) : [];
      return second === undefined
        ? []
        : [{ file, edits: [[['columns', 1, 'key'], first?.key]] as Mistake['edits'], at: ['columns', 1, 'key'] }];
    }),
  'unknown icon': (files) =>
    files.flatMap(({ file }) =>
      file === 'screens/menu.json'
        ? [{ file, edits: [[['items', 0, 'icon'], 'dashbord']], at: ['items', 0, 'icon'], suggestion: 'dashboard' }]
        : [],
    ),
  'page twice in the menu': (files) =>
    files.flatMap(({ file }) =>
      file === 'screens/menu.json'
        ? [0, 1].map((index) => ({
            file,
            edits: [[['items', 1, 'children', index, 'screen'], 'dashboard/analysis']] as Mistake['edits'],
            at: ['items', 1, 'children', index, 'screen'],
          }))
        : [],
    ),
  'home that leads nowhere': (files) =>
    files.flatMap(({ file }) =>
      file === 'screens/app.json'
        ? [{ file, edits: [[['home'], '/dashboard/analysys']], at: ['home'], suggestion: '/dashboard/analysis' }]
        : [],
    ),
  'time zone that is none': (files) =>
    files.flatMap(({ file }) =>
      file === 'screens/app.json'
        ? [{ file, edits: [[['timeZone'], 'Asia/Shanhai']], at: ['timeZone'], suggestion: 'Asia/Shanghai' }]
        : [],
    ),
  'first bracket missing': (files) => files.map(({ file }) => ({ file, edits: [], text: firstLine, at: 1 })),
  'comma missing': (files) =>
    files.map(({ file }) => ({ file, edits: [], text: (text) => text.replace(/json",\n/, 'json"\n'), at: 3 })),
  'key misspelt': (files) =>
    files.map(({ file, value }) => {
      const key = value.title === undefined ? 'items' : 'title';
      const text = (written: string) => written.replace(`"${key}":`, `"${key.slice(0, -1)}":`);
      return { file, edits: [], text, at: 3, suggestion: key };
    }),
  'column of the table twice': (files) =>
    ofKind(files, 'model').flatMap(({ file, value }) => {
      const [first, second] = value.fields ?? [];
      if (first === undefined || second === undefined || second.store !== undefined) return [];
      const column = first.key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      const at = ['fields', 1, 'store'];
      return [{ file, edits: [[at, { column }]] as Mistake['edits'], at: [...at, 'column'] }];
    }),
  'computed of what is restricted': (files) =>
    ofKind(files, 'model').flatMap(({ file, value }) =>
      [...(value.fields ?? [])].flatMap(({ value: computed, restricted }, index) => {
        // Who may read it is said.
        if (restricted !== undefined) return [];
        const source = [...(value.fields ?? [])].findIndex(({ key }) => computed?.includes(`row.${key} `));
        const edits: Mistake['edits'] = [[['fields', source, 'restricted'], true]];
        return computed === undefined || source < 0 ? [] : [{ file, edits, at: ['fields', index, 'value'] }];
      }),
    ),
  'rows edited in place and never saved': (files) =>
    ofKind(files, 'screen').flatMap(({ file, value }) =>
      value.editing === 'inline'
        ? [
            {
              file,
              edits: [
                [
                  ['grid', 'buttons'],
                  ['add', 'remove'],
                ],
              ],
              at: ['grid', 'buttons'],
              suggestion: 'save',
            },
          ]
        : [],
    ),
  'rows of a state that is not there': (files) =>
    ofKind(files, 'screen').flatMap(({ file, value }) =>
      [...(value.rowActions ?? [])].flatMap((action, index) => {
        const at = ['rowActions', index, 'when', 'in', 0];
        return typeof action === 'string' || action.when === undefined
          ? []
          : [{ file, edits: [[at, 'nobody']] as Mistake['edits'], at }];
      }),
    ),
  'value that no dictionary has, in SQL': () => [
    {
      file: 'screens/market/order-analysis.sql',
      edits: [],
      text: (text) => text.replace("<> 'Cancelled'", "<> 'Canceled'"),
      at: 14,
      suggestion: 'Cancelled',
    },
  ],
};

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { toldOf } from './declarations.ts';

let told: Awaited<ReturnType<typeof toldOf>>;
beforeAll(async () => {
  told = await toldOf();
});

/** Examples that name no file: a whole declaration, or some keys of one. */
const EXAMPLES = [...readFileSync('docs/implementers.md', 'utf8').matchAll(/^```json\n([\s\S]*?)^```$/gm)].map(
  ([, text = '']) => text,
);

const select = (key: string, title: string, values: readonly string[]) => ({
  key,
  title,
  type: 'select',
  options: values.map((value) => ({ value, text: value })),
});
const model = (more: object) => ({ title: '例', ...more });

/** The declaration that some keys are of, for the first of them. */
const AROUND: Readonly<Record<string, readonly [file: string, whole: (keys: object) => object]>> = {
  states: [
    'market/example.model.json',
    (keys) => model({ fields: [select('status', '状态', ['draft', 'waiting', 'approved', 'refused'])], ...keys }),
  ],
  scopes: [
    'market/example.model.json',
    (keys) => {
      const owner = { key: 'owner', title: '负责人', type: 'sel_user' };
      const shop = { key: 'shop', title: '店铺', type: 'select', dictCode: 'shop' };
      return model({ fields: [owner, shop], ...keys });
    },
  ],
  userLists: ['app.json', (keys) => ({ ...(JSON.parse(readFileSync('screens/app.json', 'utf8')) as object), ...keys })],
};

const FORM_PAGE = {
  title: '例',
  type: 'form',
  form: 'market/example',
  submit: { path: '/demo/return' },
};

/** Where an example would stand, and what would stand there. */
function placed(text: string): readonly [file: string, value: object] {
  const whole = text.startsWith('{');
  const value = JSON.parse(whole ? text : `{${text}}`) as Record<string, unknown>;
  const [first = ''] = Object.keys(value);
  if (!whole) {
    const around = AROUND[first];
    if (around === undefined) throw new Error(`nobody knows which declaration "${first}" is of`);
    return [around[0], around[1](value)];
  }
  const kind = /schemas\/(\w+)\.schema/.exec(String(value.$schema))?.[1] ?? 'model';
  return [`market/example.${kind}.json`, value];
}

test('there are such examples', () => {
  expect(EXAMPLES.length).toBeGreaterThanOrEqual(7);
});

describe.each(EXAMPLES.map((text, at) => [at + 1, text] as const))('example %i of the cookbook', (_, text) => {
  test('compiles where it would stand', () => {
    const [file, value] = placed(text);
    // What a form says is looked into by the page that shows it.
    const page = file.endsWith('.form.json') ? { [file.replace('.form.', '.screen.')]: FORM_PAGE } : {};
    const problems = told({ [file]: value, ...page });
    expect(problems.map((each) => `${each.file}:${each.pointer} ${each.code} ${each.message}`)).toEqual([]);
  });
});

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Document, loadDocuments, type SourceFile } from '../engine/compile/documents.ts';
import { normalize } from '../engine/compile/normalize.ts';
import { PRIORITIES } from '../engine/notices/Notice.ts';
import { columnSets, isReport } from '../engine/plan/parts.ts';
import { validators } from '../schemas/generated/validators.js';
import { recordPorts } from '../server/recordPorts.ts';
import { compiler, shippedFiles } from './declarations.ts';

const files = await shippedFiles();
const { documents } = loadDocuments(files);

/** Set to write the normalized forms anew after a change of the language; the diff is then read and committed. */
const rewrite = process.env.WEFT_WRITE_NORMALIZED === '1';
const normalizedPath = (document: Document) => document.file.replace(/^screens\//, 'tests/normalized/');

test('the shipped declarations have no problem, not even a remark', async () => {
  const compile = await compiler();
  expect(compile(files).problems).toEqual([]);
});

test('tables whose records are added one by one, or by nobody, offer no import, and no others', async () => {
  const { models } = (await compiler())(await shippedFiles());
  const closed = [...models.values()].filter((model) => model.import === false).map(({ table }) => table);
  const stopping = [...recordPorts.hooks].filter(([, { oneByOne, readOnly }]) => oneByOne || readOnly !== undefined);
  const oneByOne = stopping.map(([table]) => table);
  // The hooks of files, sources, schedules, of what goes out and of the gateway are made with the server.
  const outgoing = ['sys_message', 'sys_webhook', 'sys_webhook_delivery'];
  const made = ['sys_data_source', 'sys_file', 'sys_schedule', 'system_gateway_route', ...outgoing];
  expect(closed.toSorted()).toEqual([...oneByOne, ...made].toSorted());
});

test('an announcement’s urgency has one wording', () => {
  const priority = documents.find(({ file }) => file.endsWith('/priority.dictionary.json'))?.value;
  const items = (priority as { items: { value: string; text: string }[] } | undefined)?.items ?? [];
  expect(Object.fromEntries(items.map(({ value, text }) => [value, text]))).toEqual(PRIORITIES);
});

test('compiling leaves no trace in its input and gives the same plans twice', async () => {
  const compile = await compiler();
  const before = JSON.stringify(files);
  const first = compile(files);
  const second = compile(files);
  expect(JSON.stringify(files)).toBe(before);
  expect([...second.plans]).toEqual([...first.plans]);
});

test('figures below a list know the line that declares them', async () => {
  const { plans } = (await compiler())(files);
  const lines = new Map(files.map(({ path, text }) => [path, text.split('\n')]));
  const declared = [...plans.values()].flatMap((plan) => {
    const ofRecords = columnSets(plan).filter(() => !isReport(plan));
    return ofRecords.flatMap(({ columns }) => columns.filter(({ statistics = [] }) => statistics.length > 0));
  });
  expect(declared.length).toBeGreaterThan(50);
  for (const { key, statistics, statisticsAt } of declared) {
    const { file = '', line = 0 } = statisticsAt ?? {};
    expect(lines.get(file)?.[line - 1], `${key} ${JSON.stringify(statistics)} ${file}`).toContain('"statistics"');
  }
});

describe.each(documents.map((document) => [document.file, document] as const))('%s', (_file, document) => {
  test('is valid, and its normalized form is valid in the same language', () => {
    expect(validators[document.kind](document.value)).toBe(true);
    expect(validators[document.kind](normalize(document.kind, document.value))).toBe(true);
  });

  test('normalizing leaves the input alone and twice is once', () => {
    const before = JSON.stringify(document.value);
    const once = normalize(document.kind, document.value);
    expect(normalize(document.kind, once)).toEqual(once);
    expect(JSON.stringify(document.value)).toBe(before);
  });

  test('its normalized form is the committed one', () => {
    const text = `${JSON.stringify(normalize(document.kind, document.value), null, 2)}\n`;
    const path = normalizedPath(document);
    if (rewrite) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    expect(existsSync(path), `${path} is missing: run with WEFT_WRITE_NORMALIZED=1 and read the diff`).toBe(true);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(JSON.parse(text));
  });
});

describe('files beside the known ones', () => {
  let compile: Awaited<ReturnType<typeof compiler>>;
  beforeAll(async () => {
    compile = await compiler();
  });

  test('a list that only names its model is a good page', () => {
    const minimal: SourceFile = {
      path: 'screens/market/minimal.screen.json',
      text: '{"$schema": "../../schemas/screen.schema.json", "title": "订单", "type": "list", "model": "market/order"}',
    };
    const compiled = compile([...files, minimal]);
    expect(compiled.problems).toEqual([]);
    const plan = compiled.plans.get('market/minimal');
    if (plan?.type !== 'list') throw new Error('no list plan');
    expect(plan.columns.length).toBeGreaterThan(10);
    expect(plan.query.length).toBeGreaterThan(3);
    expect(plan.form.fields.length).toBeGreaterThan(10);
    expect(plan.toolbar.map((button) => button.code)).toEqual(['add', 'batch_delete', 'export']);
    expect(plan.rowActions.map((button) => button.code)).toEqual(['edit', 'detail', 'delete']);
  });

  test('a screen that extends another keeps what it does not say and changes what it says', () => {
    const child: SourceFile = {
      path: 'screens/market/narrow.screen.json',
      text: '{"title": "窄订单", "type": "list", "extends": "market/order", "columns": ["orderId", {"key": "amount", "width": 200}]}',
    };
    const compiled = compile([...files, child]);
    const plan = compiled.plans.get('market/narrow');
    const parent = compiled.plans.get('market/order');
    if (plan?.type !== 'list' || parent?.type !== 'list') throw new Error('no list plans');
    expect(plan.columns.map((column) => [column.key, column.title, column.width])).toEqual([
      ['orderId', '订单号', 190],
      ['amount', '金额', 200],
    ]);
    expect(plan.source).toEqual(parent.source);
    expect(plan.form).toEqual(parent.form);
    expect(plan.hash).not.toBe(parent.hash);
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { SECRET_MASK } from '../../../engine/values/secret.ts';
import { attacks } from '../../../tests/contracts/markupCorpus.ts';
import { HOME_TENANT } from '../../config/builtIn.ts';
import { allRows } from '../../db/Database.ts';
import { sampleTables } from '../../testing/sampleScreens.ts';
import { type SampleServer, startSample } from '../../testing/sampleServer.ts';
import { openTestPglite } from '../../testing/testDatabase.ts';

const api = '/online/cgform/api';
const form = `${api}/form/market_account`;

let sample: SampleServer;
beforeAll(async () => {
  sample = await startSample(await openTestPglite({ filled: sampleTables }));
});
afterAll(() => sample.close());

async function add(name: string, password: string): Promise<string> {
  const { result, success, message } = await sample.call('POST', form, { body: { name, password } });
  if (!success) throw new Error(message);
  return result;
}

async function stored(id: string): Promise<string | null> {
  const { rows } = await sample.db.withTenant(allRows(HOME_TENANT), (session) =>
    session.query('select password from market_account where id = $1', [id]),
  );
  return (rows as { password: string | null }[])[0]?.password ?? null;
}

const matches = async (password: string, id: string) =>
  sample.server.context.passwords.matches(password, (await stored(id)) ?? undefined);

test('a secret is kept as a hash and never leaves: list, record, answer of a change, export', async () => {
  const id = await add('甲', 'first-secret');
  expect(await stored(id)).toMatch(/^scrypt\$/);
  expect(await matches('first-secret', id)).toBe(true);
  const list = await sample.call('GET', `${api}/getData/market_account`);
  const record = await sample.call('GET', `${form}/${id}`);
  const body = { id, version: 1, password: 'second-secret' };
  const changed = await sample.call('PUT', form, { body });
  const csv = await sample.call('GET', `${api}/exportCsv/market_account`);
  for (const { text } of [list, record, changed, csv]) {
    expect(text).toContain(SECRET_MASK);
    expect(text).not.toMatch(/scrypt|first-secret|second-secret/);
  }
  expect(changed.result.password).toBe(SECRET_MASK);
  expect(await matches('second-secret', id)).toBe(true);
});

test('the mask sent back leaves it as it is, on either way of saving; nothing removes it', async () => {
  const id = await add('乙', 'kept-secret');
  const before = await stored(id);
  const edited = { id, version: 1, name: '乙二', password: SECRET_MASK };
  expect(await sample.call('PUT', form, { body: edited })).toMatchObject({ success: true });
  const batch = { changed: [{ id, version: 2, name: '乙三', password: SECRET_MASK }] };
  const save = `${api}/saveAll/market_account`;
  expect(await sample.call('PUT', save, { body: batch })).toMatchObject({ success: true });
  expect(await stored(id)).toBe(before);
  const emptied = await sample.call('PUT', form, { body: { id, version: 3, password: null } });
  expect(emptied.result).toEqual([{ key: 'password', message: '请输入密码' }]);
});

test('its rules look at what was typed; a mask is none', async () => {
  const short = await sample.call('POST', form, { body: { name: '丙', password: 'abc' } });
  expect(short.result).toEqual([{ key: 'password', message: '最小长度8位字符' }]);
  const masked = await sample.call('POST', form, { body: { name: '丙', password: SECRET_MASK } });
  expect(masked.result).toEqual([{ key: 'password', message: '请输入密码' }]);
});

test('A026 A035: nobody asks for it: filter, range, super query and sort are refused', async () => {
  const id = await add('丁', 'asked-secret');
  const hash = await stored(id);
  const condition = JSON.stringify([{ field: 'password', rule: 'like', val: 'scrypt' }]);
  const queries: Record<string, string>[] = [
    { password: 'scrypt*' },
    { password: hash ?? '' },
    { password_begin: 'a' },
    { superQueryParams: encodeURIComponent(condition), superQueryMatchType: 'and' },
    { column: 'password', order: 'asc' },
  ];
  for (const query of queries) {
    const reply = await sample.call('GET', `${api}/getData/market_account`, { query });
    expect(reply.success, JSON.stringify(query)).toBe(false);
  }
});

test('imports keep it as a hash too, and no more than can be hashed in time', async () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ name: `导入${at}`, password: 'imported-1' }));
  const few = await sample.call('POST', `${api}/importRows/market_account`, { body: { rows: rows(2) } });
  expect(few).toMatchObject({ success: true });
  const list = await sample.call('GET', `${api}/getData/market_account`, { query: { name: '导入0' } });
  expect(await matches('imported-1', list.result.records[0].id)).toBe(true);
  const many = await sample.call('POST', `${api}/importRows/market_account`, { body: { rows: rows(51) } });
  expect(many).toMatchObject({ success: false, message: '一次最多保存50个密码，请分次保存' });
});

test('A092: rich text is cleaned when it is kept; Markdown stays as written', async () => {
  const intro = attacks.join('<p>与</p>');
  const source = '# 标题\n\n`<script>` 与 <b>x</b>';
  const body = { name: '戊', password: 'markup-secret', intro, notes: source };
  const { result: id } = await sample.call('POST', form, { body });
  const { intro: kept, notes } = (await sample.call('GET', `${form}/${id}`)).result;
  expect(kept).toContain('<p>与</p>');
  expect(kept).not.toMatch(
    /<(script|svg|iframe|style|meta|base)|<[^>]*\s(on\w+|style|srcset)=|(src|href)="[^"]*(javascript|evil)/i,
  );
  expect(notes).toBe(source);
});

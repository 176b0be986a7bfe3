import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aboutTotp, secretBox } from '../config/secretBox.ts';
import { allRows, type Database } from '../db/Database.ts';
import { openTestDatabases, openTestPlainLogin } from '../testing/testDatabase.ts';
import { countLost, type SecretKeys, type SecretsWork, tendSecrets } from './secrets.ts';

const keyOf = (word: string) => `the ${word} key of more than thirty-two signs`;
const [FIRST, SECOND, THIRD] = [keyOf('first'), keyOf('second'), keyOf('third')];
const kinds: [string, () => Promise<Database>][] = (await openTestDatabases()).map(({ kind, open }) => [kind, open]);
if (kinds.length > 1) kinds.push(['postgres as a plain login', openTestPlainLogin]);

describe.each(kinds)('secrets kept by a key that is changed or lost, on %s', (kind, open) => {
  let db: Database;
  const inTenant = (tenant: string, sql: string, values: unknown[] = []) =>
    db.withTenant(allRows(tenant), (session) => session.query<{ secret: string | null }>(sql, values as never));
  const sealed = (key: string, text: string, about: string) => secretBox(key).seal(text, about);

  async function keep(tenant: string, key: string): Promise<void> {
    const [user, hook, source] = [`u-${tenant}`, `w-${tenant}`, `d-${tenant}`];
    await db.query('INSERT INTO sys_tenant (id, name) VALUES ($1, $1)', [tenant]);
    await db.query('INSERT INTO sys_user (id, tenant_id, username, password_hash) VALUES ($1, $2, $1, $3)', [
      user,
      tenant,
      'hash',
    ]);
    await db.query(
      `INSERT INTO sys_user_totp (user_id, binding, secret, last_step, create_time)
        VALUES ($1, 'b', $2, 0, '2026-01-01')`,
      [user, sealed(key, `totp of ${tenant}`, aboutTotp(user))],
    );
    await db.query("INSERT INTO sys_user_recovery (user_id, code_hash) VALUES ($1, 'h')", [user]);
    await inTenant(
      tenant,
      `INSERT INTO sys_webhook (id, tenant_id, title, url, status, secret, hint)
        VALUES ($1, $2, '推送', 'https://a.example.com', '1', $3, 'whsec')`,
      [hook, tenant, sealed(key, `hook of ${tenant}`, hook)],
    );
    await inTenant(
      tenant,
      `INSERT INTO sys_data_source (id, tenant_id, code, name, db_type, host, port, db_name, db_username, db_password)
        VALUES ($1, $2, 'erp', '仓库', '6', 'db', 5432, 'erp', 'reader', $3)`,
      [source, tenant, sealed(key, `source of ${tenant}`, source)],
    );
  }

  async function run(keys: Partial<SecretKeys>, work: SecretsWork) {
    const lines: string[] = [];
    const code = await tendSecrets(db, { key: undefined, old: undefined, ...keys }, work, (line) => lines.push(line));
    return { code, lines };
  }
  const passwordOf = async (tenant: string) =>
    (await inTenant(tenant, 'SELECT db_password AS secret FROM sys_data_source WHERE tenant_id = $1', [tenant])).rows[0]
      ?.secret;

  beforeAll(async () => {
    db = await open();
    if (kind === 'postgres as a plain login') {
      const { migrate } = await import('../db/schema/migrate.ts');
      const { systemMigrations } = await import('../db/migrations/list.ts');
      await migrate(db, systemMigrations);
    }
    await keep('t1', FIRST);
    await keep('t2', SECOND);
  });
  afterAll(() => db.close());

  test('what no key opens is listed by name and tenant, and nothing is changed', async () => {
    const before = [await passwordOf('t1'), await passwordOf('t2')];
    const { code, lines } = await run({ key: SECOND }, 'show');
    expect(code).toBe(1);
    expect(lines).toContain('动态口令：解得开 1，解不开 1');
    expect(lines).toContain('  × u-t1');
    expect(lines).toContain('  × 仓库（租户 t1）');
    expect(lines).not.toContain('  × 仓库（租户 t2）');
    expect(lines.at(-1)).toContain('secrets clear');
    // A key that is not set is a slip more often than a loss.
    for (const work of ['rekey', 'clear'] as const)
      expect(await run({ old: FIRST }, work)).toEqual({ code: 1, lines: ['没有设 WEFT_SECRET_KEY，什么也解不开'] });
    expect((await run({ key: SECOND }, 'rekey')).lines.at(-1)).toContain('WEFT_SECRET_KEY_OLD');
    expect([await passwordOf('t1'), await passwordOf('t2')]).toEqual(before);
  });

  test('what the old key opens is sealed with the new one, once', async () => {
    expect((await run({ key: SECOND, old: FIRST }, 'show')).lines).toContain(
      '数据源的密码：解得开 1，只有 WEFT_SECRET_KEY_OLD 解得开 1',
    );
    const done = await run({ key: SECOND, old: FIRST }, 'rekey');
    expect(done.code).toBe(0);
    expect(done.lines).toContain('已重新加密 1 个事件推送的签名密钥');
    expect(done.lines).toContain('数据源的密码：解得开 2');
    const box = secretBox(SECOND);
    expect(box.open((await passwordOf('t1')) ?? '', 'd-t1')).toBe('source of t1');
    const { rows } = await db.query<{ secret: string }>("SELECT secret FROM sys_user_totp WHERE user_id = 'u-t1'");
    expect(box.open(rows[0]?.secret ?? '', aboutTotp('u-t1'))).toBe('totp of t1');
    const again = await run({ key: SECOND, old: FIRST }, 'rekey');
    expect(again.lines.filter((line) => line.startsWith('已'))).toEqual([]);
  });

  test('what is lost is cleared, with the recovery codes, and the webhook stands still', async () => {
    await db.query("UPDATE sys_user_totp SET secret = $1 WHERE user_id = 'u-t2'", [
      sealed(THIRD, 'totp of t2', aboutTotp('u-t2')),
    ]);
    const keys = { key: THIRD, old: undefined };
    expect(await countLost(db, keys)).toBe(5);
    const { code, lines } = await run(keys, 'clear');
    expect(code).toBe(0);
    expect(lines).toContain('已清除 2 个数据源的密码：请重新填写密码');
    expect(lines).toContain('动态口令：解得开 1');
    expect([await passwordOf('t1'), await passwordOf('t2')]).toEqual([null, null]);
    const { rows } = await db.query('SELECT user_id FROM sys_user_recovery');
    expect(rows).toEqual([{ user_id: 'u-t2' }]);
    const hook = await inTenant('t1', 'SELECT secret, hint, status, version FROM sys_webhook WHERE tenant_id = $1', [
      't1',
    ]);
    expect(hook.rows).toEqual([{ secret: null, hint: null, status: '0', version: 3 }]);
    expect(await countLost(db, keys)).toBe(0);
  });
});

import { aboutTotp, type SecretBox, secretBox } from '../config/secretBox.ts';
import type { Settings } from '../config/settings.ts';
import { allRows, type Database, type Session } from '../db/Database.ts';
import { type SecretTable, SOURCE_SECRETS, TENANTS, TOTP_SECRETS, WEBHOOK_SECRETS } from '../db/statements/secrets.ts';
import type { Tell } from './tables.ts';

/** The keys of the environment. */
export interface SecretKeys {
  /** `WEFT_SECRET_KEY`. */
  key: string | undefined;
  /** `WEFT_SECRET_KEY_OLD`: what was kept before the key was changed. */
  old: string | undefined;
}

export const keysOf = ({ secretKey, secretKeyOld }: Pick<Settings, 'secretKey' | 'secretKeyOld'>): SecretKeys => ({
  key: secretKey,
  old: secretKeyOld,
});

/** What is done about secrets besides looking at them. */
export type SecretsWork = 'show' | 'rekey' | 'clear';

interface Kind {
  title: string;
  /** What is to be done by people once it is gone. */
  after: string;
  table: SecretTable;
  about: (id: string) => string;
}

const KINDS: readonly Kind[] = [
  { title: '动态口令', after: '本人用密码登录后重新绑定', table: TOTP_SECRETS, about: aboutTotp },
  { title: '事件推送的签名密钥', after: '重新“生成密钥”再启用', table: WEBHOOK_SECRETS, about: (id) => id },
  { title: '数据源的密码', after: '重新填写密码', table: SOURCE_SECRETS, about: (id) => id },
];

/** A kept secret by what opens it. */
type Standing = 'open' | 'old' | 'lost';

interface Sealed {
  kind: Kind;
  tenant: string | undefined;
  id: string;
  name: string;
  secret: string;
  standing: Standing;
}

interface Boxes {
  now: SecretBox | undefined;
  old: SecretBox | undefined;
}

const boxesOf = ({ key, old }: SecretKeys): Boxes => ({
  now: key === undefined ? undefined : secretBox(key),
  old: old === undefined ? undefined : secretBox(old),
});

function standingOf({ now, old }: Boxes, secret: string, about: string): Standing {
  if (now?.open(secret, about) !== undefined) return 'open';
  return old?.open(secret, about) === undefined ? 'lost' : 'old';
}

/** For one tenant where the table has tenants, else for the whole installation. */
function within<T>(db: Database, tenant: string | undefined, work: (session: Session) => Promise<T>): Promise<T> {
  return tenant === undefined ? db.transaction(work) : db.withTenant(allRows(tenant), work);
}

async function readSealed(db: Database, boxes: Boxes): Promise<Sealed[]> {
  const tenants = (await db.query<{ id: string }>(TENANTS)).rows.map(({ id }) => id);
  const sealed: Sealed[] = [];
  for (const kind of KINDS)
    for (const tenant of kind.table.ofTenant ? tenants : [undefined]) {
      const { rows } = await within(db, tenant, (session) =>
        session.query<{ id: string; name: string; secret: string }>(
          kind.table.select,
          tenant === undefined ? [] : [tenant],
        ),
      );
      for (const row of rows)
        sealed.push({ kind, tenant, ...row, standing: standingOf(boxes, row.secret, kind.about(row.id)) });
    }
  return sealed;
}

const WORDS: Readonly<Record<Standing, string>> = {
  open: '解得开',
  old: '只有 WEFT_SECRET_KEY_OLD 解得开',
  lost: '解不开',
};

function tellStanding(sealed: readonly Sealed[], tell: Tell): void {
  for (const kind of KINDS) {
    const own = sealed.filter((each) => each.kind === kind);
    const counts = (['open', 'old', 'lost'] as const).flatMap((standing) => {
      const count = own.filter((each) => each.standing === standing).length;
      return count === 0 ? [] : `${WORDS[standing]} ${count}`;
    });
    tell(`${kind.title}：${counts.join('，') || '没有'}`);
    for (const { name, tenant, standing } of own)
      if (standing !== 'open')
        tell(`  ${standing === 'lost' ? '×' : '~'} ${name}${tenant === undefined ? '' : `（租户 ${tenant}）`}`);
  }
}

/** How many secrets neither key opens: what a clearing would take. */
export async function countLost(db: Database, keys: SecretKeys): Promise<number> {
  return (await readSealed(db, boxesOf(keys))).filter(({ standing }) => standing === 'lost').length;
}

/**
 * Tells which of the secrets that are kept sealed the keys open; `rekey` seals what only the old key opens with the new
 * one, `clear` takes away what none opens. Either can be done again after it was broken off. Answers an exit code: 1
 * where something is left that the key does not open.
 */
export async function tendSecrets(db: Database, keys: SecretKeys, work: SecretsWork, tell: Tell): Promise<number> {
  const boxes = boxesOf(keys);
  if (boxes.now === undefined) tell('没有设 WEFT_SECRET_KEY，什么也解不开');
  if (work !== 'show' && boxes.now === undefined) return 1;
  if (work === 'rekey' && boxes.old === undefined) {
    tell('请把换之前的密钥设为 WEFT_SECRET_KEY_OLD，新的设为 WEFT_SECRET_KEY');
    return 1;
  }
  const sealed = await readSealed(db, boxes);
  const left = await worked(db, boxes, sealed, work, tell);
  tellStanding(left, tell);
  const has = (standing: Standing) => left.some((each) => each.standing === standing);
  if (has('old')) tell('用新密钥重新加密：npm run db -- secrets rekey');
  if (has('lost'))
    tell('找得到换之前的密钥，就设为 WEFT_SECRET_KEY_OLD 再看；找不到，清除：npm run db -- secrets clear');
  return has('old') || has('lost') ? 1 : 0;
}

async function worked(
  db: Database,
  boxes: Boxes,
  sealed: readonly Sealed[],
  work: SecretsWork,
  tell: Tell,
): Promise<Sealed[]> {
  const { now, old } = boxes;
  if (work === 'show' || now === undefined) return [...sealed];
  const left: Sealed[] = [];
  const counts = new Map<Kind, number>();
  for (const each of sealed) {
    const { kind, id, secret, tenant, standing } = each;
    const meant = standing === (work === 'rekey' ? 'old' : 'lost');
    const about = kind.about(id);
    const plain = work === 'rekey' && meant ? old?.open(secret, about) : undefined;
    if (!meant || (work === 'rekey' && plain === undefined)) {
      left.push(each);
      continue;
    }
    await within(db, tenant, (session) =>
      plain === undefined
        ? session.query(kind.table.clear, [id, secret])
        : session.query(kind.table.replace, [id, now.seal(plain, about), secret]),
    );
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    if (plain !== undefined) left.push({ ...each, standing: 'open' });
  }
  for (const [{ title, after }, count] of counts)
    tell(work === 'rekey' ? `已重新加密 ${count} 个${title}` : `已清除 ${count} 个${title}：请${after}`);
  return left;
}

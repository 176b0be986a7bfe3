import { aboutTotp, secretBox } from '../../config/secretBox.ts';
import type { Database } from '../../db/Database.ts';
import { formatDateTime } from '../../db/formatDateTime.ts';
import {
  DELETE_RECOVERY,
  DELETE_TOTP,
  INSERT_RECOVERY,
  INSERT_TOTP,
  REPLACE_TOTP,
  SELECT_SECOND_STEP,
  SELECT_TOTP,
  USE_RECOVERY,
  USE_STEP,
} from '../../db/statements/secondStep.ts';
import type { Context } from '../../http/Context.ts';
import { BusinessError, Refusal } from '../../http/errors.ts';
import { logSecurity } from '../../http/securityLog.ts';
import { createThrottle, type Limit } from '../throttle.ts';
import { createTickets } from '../tickets.ts';
import { isRecoveryCode, newRecoveryCodes, plainCode, recoveryHash } from './recoveryCodes.ts';

/** Whose authenticator it is. */
export interface Holder {
  id: string;
  username: string;
}

/** What an authenticator is shown: the secret as text, as a link, and as the dark parts of a QR code. */
export interface Offer {
  /** Stands for the secret until a code has shown that somebody has it. */
  offer: string;
  secret: string;
  uri: string;
  qr: { size: number; path: string };
}

export interface SecondStepState {
  bound: boolean;
  required: boolean;
  createTime: string;
  /** Codes that are left. */
  recovery: number;
}

/** One-time codes as the second step of signing in. */
export interface SecondSteps {
  /** False where the server has no key to keep secrets by. */
  available: boolean;
  /** Throws a Refusal with a ticket for the second step where the account has or wants one. */
  ask(entry: { userId: string; tenant: string; way: string }): Promise<void>;
  /** Whether what a ticket stands for is of that step, and its account's sessions were not ended since. */
  stands(kept: Record<string, string>, step: 'code' | 'bind'): Promise<boolean>;
  state(userId: string): Promise<SecondStepState>;
  /** A new secret that takes the place of the one there is; `free`: only where there is none. */
  offer(holder: Holder, free: boolean): Promise<Offer>;
  /** Binds what was offered and answers the recovery codes, this once. */
  confirm(holder: Holder, offer: string, code: string): Promise<string[]>;
  /** Uses a code of the authenticator, or a recovery code, up. Throws BusinessError; wrong ones are counted. */
  check(holder: Holder, code: string, address: string): Promise<void>;
  /** New recovery codes; those before are void. */
  renew(userId: string): Promise<string[]>;
  unbind(userId: string): Promise<void>;
}

const MINUTE = 60_000;
const TRIES: Limit = { name: 'one-time code', limit: 5, window: 10 * MINUTE };
/** Whoever knows the password may not go on guessing for days. */
const TRIES_A_DAY: Limit = { name: 'one-time code day', limit: 30, window: 24 * 60 * MINUTE };
const STEP_LIFE = 10 * MINUTE;
const PERIOD = 30;
/** Body code of an answer that asks for the second step. */
const SECOND_STEP = 428;

const NO_KEY = '没有配置加密密钥，不能绑定动态口令：请管理员设置环境变量 WEFT_SECRET_KEY（至少 32 个字符）';
const LOST_KEY = '动态口令无法核对：服务器的加密密钥变了。请用恢复码登录，或请管理员重置动态口令';
const WRONG = '动态口令错误或已用过';
const TOO_MANY = '动态口令错误次数过多，请10分钟后再试';
export const STEP_EXPIRED = '登录已超时，请重新登录';
const OFFER_EXPIRED = '绑定已超时，请重新开始';

/** The moment a code stands for, within one before and one after; undefined: it is none of theirs. */
async function stepOf(secret: string, code: string, seconds: number): Promise<number | undefined> {
  if (!/^\d{6}$/.test(code)) return undefined;
  // Loaded with the first code: a start does not pay for it.
  const { verify } = await import('otplib');
  const found = await verify({ secret, token: code, epoch: seconds, period: PERIOD, epochTolerance: PERIOD });
  return found.valid && 'timeStep' in found ? found.timeStep : undefined;
}

/** What a sign-in goes by; `epoch` changes when somebody's sessions are ended for good. */
type Wanted = { bound: boolean; required: boolean; epoch: string };
type Kept = { binding: string; secret: string; create_time: string; recovery: number };

class Steps implements SecondSteps {
  readonly #context: Context;
  readonly #db: Database;
  readonly #tickets;
  readonly #throttle;
  constructor(context: Context) {
    this.#context = context;
    this.#db = context.db;
    this.#tickets = createTickets(context);
    this.#throttle = createThrottle(context);
  }

  get available(): boolean {
    return this.#context.settings.secretKey !== undefined;
  }

  get #box() {
    const { secretKey } = this.#context.settings;
    if (secretKey === undefined) throw new BusinessError(NO_KEY);
    return secretBox(secretKey);
  }

  get #seconds(): number {
    return Math.floor(this.#context.clock().getTime() / 1000);
  }

  get #now(): string {
    return formatDateTime(this.#context.clock(), this.#context.compiled().app.timeZone);
  }

  async #kept(userId: string): Promise<Kept | undefined> {
    return (await this.#db.query<Kept>(SELECT_TOTP, [userId])).rows[0];
  }

  async #wanted(userId: string): Promise<Wanted> {
    const { rows } = await this.#db.query<Wanted>(SELECT_SECOND_STEP, [userId]);
    return rows[0] ?? { bound: false, required: false, epoch: '' };
  }

  async stands({ userId = '', epoch, step }: Record<string, string>, wanted: 'code' | 'bind'): Promise<boolean> {
    return step === wanted && epoch === (await this.#wanted(userId)).epoch;
  }

  async ask({ userId, tenant, way }: { userId: string; tenant: string; way: string }): Promise<void> {
    const { bound, required, epoch } = await this.#wanted(userId);
    if (!bound && !required) return;
    if (!bound && !this.available) throw new BusinessError(NO_KEY);
    const step = bound ? 'code' : 'bind';
    const ticket = await this.#tickets.issue('second', { userId, tenant, way, step, epoch }, STEP_LIFE);
    const message = bound ? '请输入动态口令' : '您的角色需要动态口令，请先绑定验证器';
    throw new Refusal(200, SECOND_STEP, message, { secondStep: step, ticket });
  }

  async state(userId: string): Promise<SecondStepState> {
    const kept = await this.#kept(userId);
    return {
      bound: kept !== undefined,
      required: (await this.#wanted(userId)).required,
      createTime: kept?.create_time ?? '',
      recovery: kept?.recovery ?? 0,
    };
  }

  async offer({ id, username }: Holder, free: boolean): Promise<Offer> {
    const box = this.#box;
    const kept = await this.#kept(id);
    if (free && kept) throw new BusinessError('已经绑定了验证器，请重新登录');
    const [{ generateSecret, generateURI }, { modulesOf }] = await Promise.all([
      import('otplib'),
      import('../../papers/print/barcode.ts'),
    ]);
    const secret = generateSecret();
    const { shortTitle, title } = this.#context.compiled().app;
    const uri = generateURI({ issuer: shortTitle ?? title, label: username, secret });
    const { width, dark } = modulesOf('qrcode', uri);
    const path = dark.map((each) => `M${each.x} ${each.y}h${each.width}v1h-${each.width}z`).join('');
    const payload = { userId: id, secret: box.seal(secret, aboutTotp(id)), replaces: kept?.binding ?? '' };
    const offer = await this.#tickets.issue('totp', payload, STEP_LIFE);
    return { offer, secret, uri, qr: { size: width, path } };
  }

  async confirm({ id }: Holder, offer: string, code: string): Promise<string[]> {
    const kept = await this.#tickets.look('totp', offer);
    if (kept?.userId !== id) throw new BusinessError(OFFER_EXPIRED);
    const sealed = kept.secret ?? '';
    const secret = this.#box.open(sealed, aboutTotp(id));
    if (secret === undefined) throw new BusinessError(OFFER_EXPIRED);
    const step = await stepOf(secret, plainCode(code), this.#seconds);
    if (step === undefined) throw new BusinessError('动态口令不对，请看验证器上现在的 6 位数字');
    if ((await this.#tickets.take('totp', offer)) === undefined) throw new BusinessError(OFFER_EXPIRED);
    const { replaces = '' } = kept;
    const values = [id, this.#context.newId(), sealed, step, this.#now];
    const codes = newRecoveryCodes();
    await this.#db.transaction(async (session) => {
      const written =
        replaces === ''
          ? await session.query(INSERT_TOTP, values)
          : await session.query(REPLACE_TOTP, [...values, replaces]);
      if (written.affected === 0) throw new BusinessError(OFFER_EXPIRED);
      await session.query(DELETE_RECOVERY, [id]);
      await session.query(INSERT_RECOVERY, [id, codes.map((each) => recoveryHash(id, each))]);
    });
    return codes;
  }

  async check({ id, username }: Holder, given: string, address: string): Promise<void> {
    // Counted before it is looked at: guesses sent at once are no way around.
    const within = (await this.#throttle.allows(TRIES, id)) && (await this.#throttle.allows(TRIES_A_DAY, id));
    const giveBack = async (): Promise<void> => {
      await this.#throttle.allows(TRIES, id, -1);
      await this.#throttle.allows(TRIES_A_DAY, id, -1);
    };
    const right = within && (await this.#isRight(id, plainCode(given)));
    // Nothing was guessed: the tries are left for a recovery code.
    if (right === undefined) {
      await giveBack();
      throw new BusinessError(LOST_KEY);
    }
    if (right) return giveBack();
    const entry = {
      kind: within ? 'login_failed' : 'locked',
      userId: id,
      username,
      detail: '动态口令',
      address,
    } as const;
    await logSecurity(this.#context, entry);
    throw new BusinessError(within ? WRONG : TOO_MANY);
  }

  /** Undefined: it cannot be told, for the key is another one. */
  async #isRight(userId: string, code: string): Promise<boolean | undefined> {
    if (isRecoveryCode(code))
      return (await this.#db.query(USE_RECOVERY, [userId, recoveryHash(userId, code)])).affected === 1;
    const kept = await this.#kept(userId);
    if (!kept) return false;
    const { secretKey } = this.#context.settings;
    const secret = secretKey === undefined ? undefined : secretBox(secretKey).open(kept.secret, aboutTotp(userId));
    if (secret === undefined) return undefined;
    const step = await stepOf(secret, code, this.#seconds);
    return step !== undefined && (await this.#db.query(USE_STEP, [userId, step])).affected === 1;
  }

  async renew(userId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    await this.#db.transaction(async (session) => {
      await session.query(DELETE_RECOVERY, [userId]);
      await session.query(INSERT_RECOVERY, [userId, codes.map((each) => recoveryHash(userId, each))]);
    });
    return codes;
  }

  async unbind(userId: string): Promise<void> {
    await this.#db.query(DELETE_TOTP, [userId]);
  }
}

/** Second steps in the database. */
export function createSecondSteps(context: Context): SecondSteps {
  return new Steps(context);
}

import { actingAs } from './access/acting.ts';
import { BOARD_PAPER, boardOf } from './boards/paperJob.ts';
import { HOME_TENANT } from './config/builtIn.ts';
import { SELECT_RECEIVERS } from './db/statements/outbox.ts';
import type { Actor, Context } from './http/Context.ts';
import { BusinessError, Refusal } from './http/errors.ts';
import type { Jobs } from './http/jobs/Jobs.ts';
import type { FileWay } from './http/jobs/MailFile.ts';
import type { QueryParameters } from './http/query.ts';
import { reportByCode } from './http/wireCodes.ts';
import { readReportQuery } from './reports/openReport.ts';
import { reportShape } from './reports/reportShape.ts';
import type { ScheduleHandler, ScheduleSettings } from './schedules/schedules.ts';
import { mayHaveReport, REPORT_FILE, reportPage } from './transfer/export/reportJob.ts';

const MOST_RECEIVERS = 20;

interface Sending {
  jobs: Pick<Jobs, 'start'>;
  /** Why no mail can be sent now; undefined: it can. */
  mailMissing(): string | undefined;
}

/** What is sent by the clock: a board, or a report. */
interface Sent {
  title: string;
  /** A kind of job, and what it reads beside the way. */
  kind: string;
  input: object;
  mayHave(actor: Actor): boolean;
}

/** One kind of thing that is sent: the page's id, and what stands behind the receivers. */
interface Kind {
  code: string;
  called: string;
  words: string;
  /** What is sent; a text: why not, in Chinese. */
  read(id: string, rest: string): Sent | string;
}

function boards(context: Context): Kind {
  const words = '参数应为“看板的编号 收件人,收件人”，后面可再写 xlsx，例如 dashboard/analysis guoqing,xubin';
  return {
    code: 'sendBoard',
    called: '看板',
    words,
    read(board, rest) {
      const format = rest === '' ? 'pdf' : rest;
      if (format !== 'pdf' && format !== 'xlsx') return words;
      const plan = boardOf(context, board);
      if (plan === undefined) return `没有看板“${board}”；${words}`;
      const mayHave = (actor: Actor) => context.rights.canOpen(actor, plan.id);
      return { title: plan.title, kind: BOARD_PAPER, input: { board, format }, mayHave };
    },
  };
}

function reports(context: Context): Kind {
  const words =
    '参数应为“报表页面的编号 收件人,收件人”，后面可再写查询条件，例如 fba/inventory guoqing,xubin shop=US&month=2026-01';
  return {
    code: 'sendReport',
    called: '报表',
    words,
    read(id, rest) {
      const plan = reportPage(context, id);
      if (plan === undefined) return `没有报表“${id}”；${words}`;
      const parameters = readParameters(context, plan.source.report, rest);
      if (typeof parameters === 'string') return parameters;
      const mayHave = (actor: Actor) => mayHaveReport(context, actor, plan);
      return { title: plan.title, kind: REPORT_FILE, input: { report: id, parameters }, mayHave };
    },
  };
}

/** The conditions of a report, `shop=US&month=2026-01`, as its page would send them; a text: what is wrong. */
function readParameters(context: Context, code: string, text: string): QueryParameters | string {
  const report = reportByCode(context.compiled(), code);
  if (report === undefined) return `没有报表“${code}”`;
  const shape = reportShape(report, new Set());
  const params = new Map(report.params.map(({ key, title }) => [key, title]));
  const fields = [...shape.filters.kinds.keys()];
  const parameters: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const own = name.replace(/^self_/, '');
    const bare = own.replace(/_(begin|end|MultiString)$/, '');
    const param = params.has(own) || params.has(bare);
    if (!param && !fields.includes(bare) && !fields.includes(own))
      return `报表没有条件“${name}”，可写：${[...params.keys(), ...fields].join('、') || '（没有条件）'}`;
    parameters[param ? `self_${own}` : own] = value;
  }
  const nobody = { userId: '', username: '', orgCode: '', tenant: HOME_TENANT } as Actor;
  try {
    readReportQuery(context, parameters, shape, nobody);
  } catch (error) {
    if (error instanceof Refusal) return `条件“${text}”不对：${error.message}`;
    throw error;
  }
  return parameters;
}

interface Order {
  receivers: readonly string[];
  sent: Sent;
}

/** `id name,name rest`; a text: what is wrong with it. */
function readOrder({ words, read }: Kind, parameter: string): Order | string {
  const [id = '', names = '', ...rest] = parameter.trim().split(/\s+/);
  const receivers = [...new Set(names.split(/[,，]/).filter((name) => name !== ''))];
  if (id === '' || receivers.length === 0 || rest.length > 1) return `${words}，当前为“${parameter}”`;
  if (receivers.length > MOST_RECEIVERS) return `收件人最多 ${MOST_RECEIVERS} 个`;
  const sent = read(id, rest[0] ?? '');
  if (typeof sent === 'string') return sent === words ? `${words}，当前为“${parameter}”` : sent;
  return { receivers, sent };
}

interface Receiver {
  id: string;
  username: string;
  org_code: string | null;
  reachable: boolean;
}

async function readReceivers({ db }: Context, names: readonly string[]): Promise<Map<string, Receiver>> {
  type Kept = Omit<Receiver, 'reachable'> & { email: string | null; confirmed: string | null };
  const { rows } = await db.query<Kept>(SELECT_RECEIVERS, [HOME_TENANT, [...names]]);
  return new Map(
    rows.map(({ email, confirmed, ...user }) => {
      const reachable = Boolean(email) && email?.toLowerCase() === confirmed?.toLowerCase();
      return [user.username, { ...user, reachable }];
    }),
  );
}

/** Starts a job for each receiver. Throws BusinessError where one of them cannot have it; the others have theirs. */
async function send(context: Context, { jobs }: Sending, { called, order, way }: Sendable): Promise<string> {
  const { receivers, sent } = order;
  const users = await readReceivers(context, receivers);
  const unmailed: string[] = [];
  const missed = new Map<string, string[]>();
  for (const name of receivers) {
    const user = users.get(name);
    const refused = await startFor(context, user, sent, (actor) =>
      jobs.start(actor, { kind: sent.kind, title: `${called} ${sent.title}`, input: { ...sent.input, way } }),
    );
    if (refused !== undefined) missed.set(refused, [...(missed.get(refused) ?? []), name]);
    else if (way === 'mail' && !user?.reachable) unmailed.push(name);
  }
  const mailed = way === 'mail' ? '，并作为附件发到确认过的邮箱' : '';
  const left = unmailed.length > 0 ? `；${unmailed.join('、')} 没有确认过的邮箱，只在任务中心` : '';
  const given = receivers.length - [...missed.values()].flat().length;
  const words = `“${sent.title}”正在为 ${given} 人生成，各自在任务中心下载${mailed}${left}`;
  if (missed.size === 0) return words;
  const without = [...missed].map(([why, names]) => `没有给 ${names.join('、')}：${why}`).join('；');
  throw new BusinessError(given > 0 ? `${without}。${words}` : without);
}

/** Why somebody does not get it, in Chinese; one who is refused holds up nobody behind them. */
async function startFor(
  context: Context,
  user: Receiver | undefined,
  { title, mayHave }: Sent,
  start: (actor: Actor) => Promise<unknown>,
): Promise<string | undefined> {
  const actor =
    user && (await actingAs(context, { userId: user.id, tenant: HOME_TENANT, orgCode: user.org_code ?? '' }));
  if (actor === undefined || !mayHave(actor)) return `没有这个账号、已停用，或无权查看、导出“${title}”`;
  try {
    await start(actor);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

interface Sendable {
  called: string;
  order: Order;
  way: FileWay;
}

const wayOf = ({ channel }: ScheduleSettings): FileWay => (channel === 'mail' ? 'mail' : 'notice');

/** Boards and reports to people, each made by their own rights: docs/admins.md, “定时任务”. */
export function sendingHandlers(context: Context, sending: Sending): ScheduleHandler[] {
  return [boards(context), reports(context)].map((kind) => ({
    code: kind.code,
    check(parameter) {
      const order = readOrder(kind, parameter);
      return typeof order === 'string' ? order : undefined;
    },
    checkChannel: (settings) => (wayOf(settings) === 'mail' ? sending.mailMissing() : undefined),
    async run(parameter, _signal, settings) {
      const order = readOrder(kind, parameter);
      if (typeof order === 'string') throw new BusinessError(order);
      const way = wayOf(settings);
      const missing = way === 'mail' ? sending.mailMissing() : undefined;
      if (missing !== undefined) throw new BusinessError(missing);
      return send(context, sending, { called: kind.called, order, way });
    },
  }));
}

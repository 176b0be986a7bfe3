import { ENDPOINTS } from '../../engine/api/endpoints.ts';
import { DEMO_PASSWORD } from '../../server/config/builtIn.ts';
import { DestinationError } from './Destination.ts';

export interface Envelope {
  success: boolean;
  message: string;
  code: number;
  result: unknown;
}

/** Calls a running server, and nothing but it: an answer that leads elsewhere is refused. Throws DestinationError. */
export async function callServer(url: string, headers: Record<string, string>, body?: unknown): Promise<Envelope> {
  const reply = await fetch(url, {
    // The token in the headers is for this address alone.
    redirect: 'manual',
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  const { origin } = new URL(url);
  if (reply.status >= 300 && reply.status < 400)
    throw new DestinationError(`${origin} 要转到 ${reply.headers.get('location') ?? '别处'}，请直接写那个地址`);
  const text = await reply.text();
  try {
    return JSON.parse(text) as Envelope;
  } catch {
    throw new DestinationError(`${origin} 的回答不是本产品的格式（HTTP ${reply.status}）`);
  }
}

/**
 * Signs in and answers the token; without an account as the administrator of the demonstration. `ways` are the ways out a
 * person is told of. Throws DestinationError.
 */
export async function signInAt(
  base: string,
  account: { user: string | undefined; password: string | undefined },
  ways = { address: '用 --url 指定地址', account: '用 --user 与 --password 指定账号' },
): Promise<string> {
  const { user: username = 'admin', password = process.env.WEFT_ADMIN_PASSWORD ?? DEMO_PASSWORD } = account;
  let reply: Envelope;
  try {
    reply = await callServer(base + ENDPOINTS.signIn.path, {}, { username, password });
  } catch (error) {
    if (error instanceof DestinationError) throw error;
    throw new DestinationError(`连接不上 ${base}，请检查服务是否在运行，或${ways.address}`);
  }
  const { token } = (reply.result ?? {}) as { token?: unknown };
  if (typeof token !== 'string') throw new DestinationError(`登录失败：${reply.message}（可${ways.account}）`);
  return token;
}

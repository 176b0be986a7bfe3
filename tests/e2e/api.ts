/** The documented password of the demonstration's accounts. */
export const PASSWORD = 'weft-demo-2026';

/** A call of the API beside the browser, with the token of whoever signs in here. */
export async function openApi(address: string, user: string, password = PASSWORD): Promise<Api> {
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    token?: string,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Answer> => {
    const headers: Record<string, string> = { 'content-type': 'application/json', ...more };
    if (token) headers['x-access-token'] = token;
    const response = await fetch(address + path, { method, headers, body: body ? JSON.stringify(body) : undefined });
    return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) };
  };
  const { result } = await call('POST', '/sys/login', { username: user, password });
  const { token } = result as { token: string };
  return (method, path, body, more) => call(method, path, body, token, more);
}

export interface Answer {
  status: number;
  success: boolean;
  code: number;
  message: string;
  result: unknown;
}

/** `more`: headers beside those of every call. */
export type Api = (
  method: string,
  path: string,
  body?: unknown,
  more?: Readonly<Record<string, string>>,
) => Promise<Answer>;

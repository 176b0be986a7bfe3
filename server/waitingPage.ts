import { createServer, type ServerResponse } from 'node:http';

/** Answers on the server's own address until the server itself does. */
export interface WaitingPage {
  /** What is being done, for people. */
  stage(words: string): void;
  /** Gives the address up. */
  close(): Promise<void>;
}

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function html(words: string): string {
  return `<!doctype html>
<html lang="zh-CN">
<head><meta charset="utf-8"><meta http-equiv="refresh" content="1"><meta name="viewport" content="width=device-width">
<title>正在启动</title></head>
<body style="margin:0;min-height:100vh;display:grid;place-content:center;text-align:center;font:14px/1.6 system-ui,sans-serif;color:#333">
<p style="font-size:20px;margin:0">系统正在启动，请稍候…</p>
<p style="margin:8px 0 0;color:#666">${escaped(words)}</p>
</body>
</html>`;
}

function answer(reply: ServerResponse, wantsPage: boolean, words: string): void {
  const type = wantsPage ? 'text/html' : 'application/json';
  reply.writeHead(503, {
    'content-type': `${type}; charset=utf-8`,
    'retry-after': '1',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  });
  const result = { status: 'starting', stage: words };
  const envelope = { success: false, message: '系统正在启动，请稍候再试', code: 503, result, timestamp: Date.now() };
  reply.end(wantsPage ? html(words) : JSON.stringify(envelope));
}

/** Listens at once; throws what listening throws, before a database is made for nothing. */
export async function openWaitingPage({ host, port }: { host: string; port: number }): Promise<WaitingPage> {
  let words = '正在读取程序';
  const server = createServer((request, reply) =>
    answer(reply, request.headers.accept?.includes('text/html') === true, words),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, resolve);
  });
  return {
    stage: (next) => {
      words = next;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

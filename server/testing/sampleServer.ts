import type { Compiled } from '../../engine/plan/compiled.ts';
import type { Database } from '../db/Database.ts';
import { pdfText } from './pdfText.ts';
import { applySample, recording, sampleScreens } from './sampleScreens.ts';
import { fixedScreens, startTestServer, type TestServer } from './testServer.ts';

export interface Call {
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** Demo account; admin unless given. */
  as?: string;
  headers?: Record<string, string>;
}

/** A reply: status, headers, text, which of a PDF is that of its pages, and, of an envelope, its parts. */
export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  success?: boolean;
  code?: number;
  message?: string;
  /** As `JSON.parse` gives it. */
  result?: ReturnType<typeof JSON.parse>;
}

/** A server over the sample declarations, asked as any of the demo accounts. */
export interface SampleServer {
  compiled: Compiled;
  db: Database;
  server: TestServer;
  /** Every SQL text since the accounts signed in. */
  texts: string[];
  /** Everything clients sent that could not as well be a name of the server's own. */
  sent: string[];
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, more?: Call): Promise<Answer>;
  close(): Promise<void>;
}

const accounts = ['admin', 'yunying', 'caiwu', 'other'];

/** Starts the sample server over a fresh database, which it closes; `more` are further declarations by path. */
export async function startSample(db: Database, more?: Readonly<Record<string, object>>): Promise<SampleServer> {
  const compiled = await sampleScreens(more);
  const texts: string[] = [];
  const sent: string[] = [];
  await applySample(db, compiled);
  const server = await startTestServer(recording(db, texts), { screens: fixedScreens(compiled) });
  const tokens = new Map<string, Record<string, string>>();
  for (const name of accounts) tokens.set(name, await server.signIn(name));
  texts.length = 0;
  const note = (values: unknown[]) =>
    sent.push(
      ...values
        .map(String)
        .filter((text) => (text.length > 3 || /[一-龥]/.test(text)) && !/^\w+$|^\[object/.test(text)),
    );
  return {
    compiled,
    db,
    server,
    texts,
    sent,
    async call(method, url, { query, body, as = 'admin', headers } = {}) {
      note([...Object.values(query ?? {}), ...Object.values(body ?? {})]);
      const reply = await server.app.inject({
        method,
        url: query ? `${url}?${new URLSearchParams(query)}` : url,
        headers: { ...tokens.get(as), ...headers },
        ...(body ? { payload: body } : {}),
      });
      const parts = reply.body.startsWith('{') ? reply.json() : {};
      const isPdf = reply.headers['content-type'] === 'application/pdf';
      const text = isPdf ? pdfText(reply.rawPayload).flat().join('\n') : reply.body;
      return { status: reply.statusCode, headers: reply.headers, text, ...parts };
    },
    close: () => server.close(),
  };
}

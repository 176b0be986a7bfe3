import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

/** Somebody at the provider of a test. */
export interface TestPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
}

/** A real OpenID Connect provider on this machine. Whoever comes is `person()` and has agreed to everything. */
export interface TestProvider {
  issuer: string;
  close(): Promise<void>;
}

export const TEST_CLIENT = { clientId: 'weft', clientSecret: 'weft-secret-of-a-test-0123456789abcdef' } as const;

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

function configuration(redirectUri: string, person: () => TestPerson): Configuration {
  return {
    clients: [
      {
        client_id: TEST_CLIENT.clientId,
        client_secret: TEST_CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    pkce: { required: () => true },
    findAccount: (_context, id) => ({ accountId: id, claims: async () => ({ ...person(), sub: id }) }),
    cookies: { keys: ['of a test'] },
  };
}

/** Starts the provider; `redirectUri` is the only place it sends people back to. */
export async function startTestProvider(redirectUri: string, person: () => TestPerson): Promise<TestProvider> {
  const server = createServer();
  const issuer = await listen(server);
  const provider = new Provider(issuer, configuration(redirectUri, person));
  const answer = provider.callback();
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    const { prompt, params, grantId } = await provider.interactionDetails(request, response);
    const grant =
      (grantId ? await provider.Grant.find(grantId) : undefined) ??
      new provider.Grant({ accountId: person().sub, clientId: String(params.client_id) });
    grant.addOIDCScope('openid email profile');
    const result =
      prompt.name === 'login'
        ? { login: { accountId: person().sub, remember: false } }
        : { consent: { grantId: await grant.save() } };
    return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true });
  });
  return { issuer, close: () => closed(server) };
}

/** A CAS server that answers `reply(ticket, service)` to every question. */
export async function startTestCas(
  reply: (ticket: string, service: string) => string,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('content-type', 'application/xml');
    response.end(reply(searchParams.get('ticket') ?? '', searchParams.get('service') ?? ''));
  });
  const address = await listen(server);
  return { url: `${address}/cas`, close: () => closed(server) };
}

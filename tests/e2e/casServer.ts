import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A CAS server that knows who is in front of it without asking: its page sends back a ticket good for one use. */
export interface CasServer {
  /** What `WEFT_CAS_URL` is set to. */
  address: string;
  close(): void;
}

const reply = (inner: string) =>
  `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">${inner}</cas:serviceResponse>`;

/** Starts one; `person` answers the user name it vouches for. */
export async function startCasServer(person: () => string): Promise<CasServer> {
  const tickets = new Map<string, string>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://cas');
    const service = searchParams.get('service') ?? '';
    if (pathname === '/cas/login') {
      const ticket = `ST-${tickets.size + 1}-abcdef`;
      tickets.set(ticket, service);
      const back = new URL(service);
      back.searchParams.set('ticket', ticket);
      response.writeHead(302, { location: back.href }).end();
      return;
    }
    const ticket = searchParams.get('ticket') ?? '';
    const known = tickets.get(ticket) === service;
    tickets.delete(ticket);
    const said = known
      ? `<cas:authenticationSuccess><cas:user>${person()}</cas:user></cas:authenticationSuccess>`
      : '<cas:authenticationFailure code="INVALID_TICKET">no</cas:authenticationFailure>';
    response.writeHead(200, { 'content-type': 'application/xml' }).end(reply(said));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/cas`, close: () => void server.close() };
}

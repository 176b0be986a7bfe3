import { expect, test, vi } from 'vitest';
import { SESSION_OVER } from '../../../engine/live/messages.ts';
import { refusedTokenAtom, sessionAtom } from '../atoms.ts';
import { createServices } from '../services.ts';
import { type BrowserSocket, liveClientOf, type OpenSocket, socketBase, socketConnect } from './liveSocket.ts';

const session = { token: 'T', tenantId: '1', user: { id: 'u/1', username: 'a', realname: 'A' } };

function fakeSocket() {
  const target = new EventTarget();
  const sent: string[] = [];
  const socket = {
    readyState: 0,
    sent,
    closed: false,
    send: (text: string) => void sent.push(text),
    close: () => {
      socket.closed = true;
    },
    addEventListener: target.addEventListener.bind(target) as BrowserSocket['addEventListener'],
    tell: (type: string, more: object = {}) => target.dispatchEvent(Object.assign(new Event(type), more)),
  };
  return socket;
}

test('sockets go where the page came from', () => {
  expect(socketBase({ protocol: 'https:', host: 'a.example' })).toBe('wss://a.example');
  expect(socketBase({ protocol: 'http:', host: '127.0.0.1:8080' })).toBe('ws://127.0.0.1:8080');
});

test('the token is the sub-protocol and not in the address; events are passed on', () => {
  const socket = fakeSocket();
  const opened: string[][] = [];
  const open: OpenSocket = (...call) => {
    opened.push(call);
    return socket;
  };
  const heard: unknown[] = [];
  const made = socketConnect(
    'ws://h',
    session,
    open,
  )('p', {
    onOpen: () => heard.push('open'),
    onMessage: (text) => heard.push(text),
    onClose: (over) => heard.push(over),
  });
  expect(opened).toEqual([['ws://h/vxeSocket/u%2F1/p', 'T']]);
  made.send('early');
  socket.readyState = 1;
  made.send('now');
  socket.tell('open');
  socket.tell('message', { data: 'text' });
  socket.tell('message', { data: new ArrayBuffer(1) });
  socket.tell('close', { code: 1006 });
  socket.tell('close', { code: SESSION_OVER });
  made.close();
  expect(socket.sent).toEqual(['now']);
  expect(heard).toEqual(['open', 'text', false, true]);
  expect(socket.closed).toBe(true);
});

test('one client a session: it leaves when the session ends', () => {
  vi.stubGlobal('window', { location: { protocol: 'http:', host: 'h' } });
  const storage = () => ({ getItem: () => null, setItem: () => undefined, removeItem: () => undefined }) as never;
  const services = createServices({
    send: () => Promise.reject(new Error('no calls')),
    clock: () => 0,
    random: () => 'r',
    localStorage: storage,
    sessionStorage: storage,
    path: () => '/',
  });
  const sockets: ReturnType<typeof fakeSocket>[] = [];
  const open: OpenSocket = () => {
    const socket = fakeSocket();
    sockets.push(socket);
    return socket;
  };
  services.store.set(sessionAtom, session);
  const client = liveClientOf(services, session, open);
  expect(liveClientOf(services, session, open)).toBe(client);
  client.subscribe('goods', { onRow: () => undefined, onCatchUp: () => undefined });
  expect(sockets).toHaveLength(1);
  services.store.set(sessionAtom, undefined);
  // Still opening: it is closed as soon as it stands.
  expect(sockets[0]?.closed).toBe(false);
  sockets[0]?.tell('open');
  expect(sockets[0]?.closed).toBe(true);
  const next = { ...session, token: 'U' };
  services.store.set(sessionAtom, next);
  const another = liveClientOf(services, next, open);
  expect(another).not.toBe(client);
  // A token the server has refused is not tried again.
  services.store.set(refusedTokenAtom, 'U');
  another.subscribe('goods', { onRow: () => undefined, onCatchUp: () => undefined });
  expect(liveClientOf(services, next, open)).toBe(another);
  expect(sockets).toHaveLength(1);
  vi.unstubAllGlobals();
});

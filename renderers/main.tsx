import { createRoot } from 'react-dom/client';
import { App, fetchAhead } from './App.tsx';
import { fetchSend } from './services/send/fetchSend.ts';
import { startedSend } from './services/send/startedSend.ts';
import { createServices } from './services/services.ts';
import './ui/theme/base.css';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

const services = createServices({
  send: startedSend(
    fetchSend((...call) => fetch(...call)),
    window.started,
    () => Date.now(),
  ),
  clock: () => Date.now(),
  // Not randomUUID: an intranet is often without TLS, and there it does not exist.
  random: () =>
    [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
  localStorage: () => window.localStorage,
  sessionStorage: () => window.sessionStorage,
  path: () => window.location.pathname + window.location.search,
});

if (window.started) {
  const { type, start } = window.started;
  // What does not come is asked for again where it is drawn.
  fetchAhead(type).catch(() => undefined);
  start.then((come) => (come?.type === type ? undefined : fetchAhead(come?.type))).catch(() => undefined);
}
createRoot(root).render(<App services={services} />);

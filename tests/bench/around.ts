import { QueryClientProvider } from '@tanstack/react-query';
import { Provider as StoreProvider } from 'jotai';
import { createElement, type ReactNode } from 'react';
import { createServices, type Services, ServicesProvider } from '../../renderers/services/services.ts';
import { ThemeProvider } from '../../renderers/ui/theme/ThemeProvider.tsx';

/** What a page of the product stands on, without a server. */
export function makeServices(): Services {
  return createServices({
    send: () => Promise.reject(new Error('the benchmark has no server')),
    clock: () => Date.now(),
    random: () => String(Math.random()),
    localStorage: () => window.localStorage,
    sessionStorage: () => window.sessionStorage,
    path: () => '/',
  });
}

/** A part of the product as its pages hold it. */
export function around(services: Services, children: ReactNode): ReactNode {
  const themed = createElement(ThemeProvider, { primary: '#1890FF', children });
  const queried = createElement(QueryClientProvider, { client: services.queryClient }, themed);
  const stored = createElement(StoreProvider, { store: services.store }, queried);
  return createElement(ServicesProvider, { value: services }, stored);
}

import { QueryClientProvider, replaceEqualDeep } from '@tanstack/react-query';
import { Provider as StoreProvider } from 'jotai';
import { type ReactNode, Suspense, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PagePlace } from '../../../engine/authoring/partAt.ts';
import { STORAGE_PREFIX } from '../../../engine/session/stored.ts';
import { CellServicesProvider } from '../../cells/useCellServices.ts';
import { PlanView } from '../../lists/ScreenPage.tsx';
import { WhyPlace } from '../../lists/why/WhyPlace.tsx';
import { sessionAtom } from '../../services/atoms.ts';
import { createCellServices } from '../../services/createCellServices.ts';
import { type PageTab, PageTabProvider } from '../../services/pageTab.ts';
import { usePermissionsQuery, useSettings } from '../../services/queries.ts';
import { QUERY_KEYS } from '../../services/queryClient.ts';
import { fetchSend } from '../../services/send/fetchSend.ts';
import { createServices, type Services, ServicesProvider, useServices } from '../../services/services.ts';
import type { WhyAsked } from '../../services/why.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import { PageSlotsProvider } from '../../ui/PageSlots.tsx';
import { FailureState, ScreenSkeleton } from '../../ui/States.tsx';
import { ThemeProvider } from '../../ui/theme/ThemeProvider.tsx';
import { PrintMedia } from './PrintMedia.tsx';
import { type FromFrame, READY, type Scene, type ToFrame } from './scene.ts';
import { sceneSend } from './sceneSend.ts';
import { watchConsole } from './watchConsole.ts';
import '../playground.css';

/** The page of a draft in a frame of its own: the product's own views over services that know the draft. */
export function FramePage() {
  const [scene, setScene] = useState<Scene>();
  const [pointed, point] = useState<PagePlace>();
  const { settings } = useSettings();
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<ToFrame>) => {
      if (origin !== window.location.origin || source !== window.parent || typeof data !== 'object') return;
      // What says the same is the same, so that only what changed is drawn anew.
      if ('scene' in data) startTransition(() => setScene((before) => replaceEqualDeep(before, data.scene)));
      else if ('pointed' in data) point(data.pointed);
      else void tellAccess();
    };
    window.addEventListener('message', hear);
    const stop = watchConsole(window, (fault) => post({ fault }));
    post(READY);
    return () => {
      stop();
      window.removeEventListener('message', hear);
    };
  }, []);
  if (!scene) return <ScreenSkeleton />;
  return (
    <ThemeProvider primary={settings.primaryColor} dark={scene.dark} weak={scene.weak}>
      {scene.print && <PrintMedia />}
      {pointed && (
        <style>{`${selectorOf(pointed)} { outline: 2px solid var(--ant-color-primary); outline-offset: -2px; }`}</style>
      )}
      <Stage scene={scene}>
        <Boundary name="预览">
          <Suspense fallback={<ScreenSkeleton />}>
            <Permitted>
              <WhyPlace screen={scene.plan.code} onGo={goTo}>
                <PlanView plan={scene.plan} pages={{}} />
              </WhyPlace>
            </Permitted>
          </Suspense>
        </Boundary>
      </Stage>
    </ThemeProvider>
  );
}

/** The editor around the frame knows the line. */
const goTo = ({ kind, code }: WhyAsked): void => post({ go: { kind, code } });

const post = (message: FromFrame): void => window.parent.postMessage(message, window.location.origin);

/** Looks for what not everybody can use, and tells it. */
async function tellAccess(): Promise<void> {
  const { checkAccess } = await import('./checkAccess.ts');
  post({ access: await checkAccess(document) });
}

/** Whatever is drawn of a part. */
function selectorOf({ kind, code }: PagePlace): string {
  const named = CSS.escape(code);
  if (kind === 'action') return `[data-why="${named}"]`;
  return kind === 'query' ? `[data-asked="${named}"]` : `[col-id="${named}"], [data-field="${named}"]`;
}

/** What its reader may do is known before the page is drawn. */
function Permitted({ children }: { children: ReactNode }) {
  const { data, error, refetch } = usePermissionsQuery();
  if (data) return children;
  return error ? <FailureState error={error} onRetry={() => void refetch()} /> : <ScreenSkeleton />;
}

/** A world of its own: it reads the session and keeps nothing. */
function Stage({ scene, children }: { scene: Scene; children: ReactNode }) {
  const outer = useServices();
  const latest = useRef(scene);
  latest.current = scene;
  const services = useMemo(() => servicesOver(outer, () => latest.current), [outer]);
  const { client, queryClient, store, clock, random } = services;
  const cells = useMemo(
    () => createCellServices({ client, queryClient, clock, random, session: () => store.get(sessionAtom) }),
    [client, queryClient, clock, random, store],
  );
  const { rows, pasted } = scene;
  const drawn = useRef({ rows, pasted });
  useEffect(() => {
    if (drawn.current.rows === rows && drawn.current.pasted === pasted) return;
    drawn.current = { rows, pasted };
    // Nothing that was read before holds.
    void queryClient.resetQueries({ predicate: ({ queryKey }) => !SETTLED.has(queryKey[0]) });
  }, [rows, pasted, queryClient]);
  const tab = useOnlyTab();
  return (
    <ServicesProvider value={services}>
      <StoreProvider store={store}>
        <QueryClientProvider client={queryClient}>
          <CellServicesProvider value={cells}>
            <PageTabProvider value={tab}>
              <PageSlotsProvider>
                <div className="playground-stage">
                  <div>{children}</div>
                </div>
              </PageSlotsProvider>
            </PageTabProvider>
          </CellServicesProvider>
        </QueryClientProvider>
      </StoreProvider>
    </ServicesProvider>
  );
}

/** What is the same for every page: known before the first is drawn, and whatever its rows are. */
const SETTLED: ReadonlySet<unknown> = new Set([QUERY_KEYS.settings[0], QUERY_KEYS.permissions('')[0]]);

function servicesOver(outer: Services, scene: () => Scene): Services {
  const [kept, tab] = [copyOfKept(), emptyStorage()];
  const services = createServices({
    send: sceneSend(
      fetchSend((...call) => fetch(...call)),
      scene,
    ),
    clock: outer.clock,
    random: outer.random,
    localStorage: () => kept,
    sessionStorage: () => tab,
    path: () => window.location.pathname,
  });
  const { look } = scene();
  const session = services.store.get(sessionAtom);
  if (look && session) {
    const { token, tenantId, user = session.user } = look;
    services.store.set(sessionAtom, { ...session, token, tenantId, user });
  }
  for (const { queryKey, state } of outer.queryClient.getQueryCache().getAll())
    if (SETTLED.has(queryKey[0])) services.queryClient.setQueryData(queryKey, state.data);
  return services;
}

function useOnlyTab(): PageTab {
  const [, setParams] = useSearchParams();
  const go = useRef(setParams);
  go.current = setParams;
  return useMemo(
    () => ({
      shown: true,
      go: (search: string) => go.current(new URLSearchParams(search)),
      watch: () => () => undefined,
      memory: new Map(),
    }),
    [],
  );
}

function emptyStorage(start: ReadonlyMap<string, string> = new Map()): Storage {
  const kept = new Map(start);
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}

/** Who is signed in and what came with it. */
function copyOfKept(): Storage {
  const names = ['session', 'dictionaries'].map((name) => STORAGE_PREFIX + name);
  const found = names.flatMap((name): [string, string][] => {
    const text = window.localStorage.getItem(name);
    return text === null ? [] : [[name, text]];
  });
  return emptyStorage(new Map(found));
}

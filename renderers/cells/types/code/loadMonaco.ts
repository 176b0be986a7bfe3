type Monaco = typeof import('./monacoParts.ts')['monaco'];

let loading: Promise<Monaco> | undefined;

/** Monaco in Chinese, fetched when code is first edited; a failed attempt is made anew by the next call. */
export function loadMonaco(): Promise<Monaco> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Monaco> {
  // Texts are looked up while the rest is evaluated: they come first.
  await import('monaco-editor/nls/lang/zh-cn');
  const { monaco, createWorker } = await import('./monacoParts.ts');
  window.MonacoEnvironment ??= { getWorker: createWorker };
  return monaco;
}

/** Loads AG Grid and makes it ready; in development it refuses wrong options. */
export async function loadGrid(): Promise<void> {
  const { registerGridModules } = await import('./shared/modules.ts');
  registerGridModules();
  if (import.meta.env.DEV) (await import('./shared/strictGrid.ts')).makeGridStrict();
}

import type { Plugin } from 'vite';

/**
 * Libraries antd stands on that do not say of themselves that importing them does nothing. Every window and every
 * input asks the form's for the form around it; its inputs and its validator would come along to every page.
 */
const quiet: readonly string[] = ['@rc-component/form'];

/** Keeps out of the build what antd imports by the door of a library and does not use. */
export function stubUnusedAntd(): Plugin {
  return {
    name: 'slim-antd',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!quiet.includes(source)) return undefined;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && { ...found, moduleSideEffects: false };
    },
  };
}

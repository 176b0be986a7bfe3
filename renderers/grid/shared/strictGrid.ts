import { ModuleRegistry, ValidationModule } from 'ag-grid-community';

/**
 * Turns every wrong grid option into an uncaught error instead of a silent loss. For development and tests only: it
 * weighs 30 kB.
 */
export function makeGridStrict(): void {
  ModuleRegistry.registerModules([
    ValidationModule.with({ throwOn: ['error', 'warning', 'deprecation'], showOverlayOn: [] }),
  ]);
}
